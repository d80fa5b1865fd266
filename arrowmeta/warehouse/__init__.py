"""Work over whole tables and warehouses: surveys, rules, indexing, and plans of repairs."""
