"""Work over whole warehouses and stores: surveys, rules and indexing."""
