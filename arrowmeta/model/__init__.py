"""The shared vocabulary: Arrow schemas of the relations, whatever the format."""
