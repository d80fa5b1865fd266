"""Summaries of a table, charts, columns to sort by, rules, and plans of expiry."""
