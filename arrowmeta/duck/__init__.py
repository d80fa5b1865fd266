"""DuckDB: databases, sessions, settings, access rules and quoting."""
