"""The Avro file format: container, schema, plan, decoding. Has never heard of a table format."""
