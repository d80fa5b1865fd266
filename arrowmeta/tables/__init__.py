"""What users hold: tables, warehouses, connections, and how locations become them."""
