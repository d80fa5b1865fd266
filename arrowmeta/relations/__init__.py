"""Relations as methods, table macros, and columns that are the same for every table."""
