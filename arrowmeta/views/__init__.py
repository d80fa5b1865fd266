"""SQL: base relations that are decoded on scan, and the views of `sql/` over them."""
