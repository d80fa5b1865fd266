"""DuckDB: the connections of this package, what they are set to, and names and text as SQL."""
