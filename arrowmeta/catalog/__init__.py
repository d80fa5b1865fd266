"""DuckDB catalog: base relations decoded on scan, and the views of `/sql`."""
