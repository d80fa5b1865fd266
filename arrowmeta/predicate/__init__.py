"""Predicates over a table's columns: a tree, read from SQL text, Arrow expressions or tuples."""
