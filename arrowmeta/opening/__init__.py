"""Open a table: find its format and snapshot, at a location, in a folder, or in a catalog."""
