"""Summaries of a table, charts, columns to sort by, and plans of expiry."""
