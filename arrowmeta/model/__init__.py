"""The model: Arrow schemas of the relations, and the interface of a table format."""
