"""Repairs: a plan of them, and repaired metadata written beside a table."""
