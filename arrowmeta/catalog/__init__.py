"""DuckDB over the model: relations decoded when scanned, and the views of `/sql`."""
