"""Bytes from storage, and what compresses them."""
