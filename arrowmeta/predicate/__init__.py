"""Predicates over a table's columns: parsed from SQL, Arrow expressions or tuples into a tree."""
