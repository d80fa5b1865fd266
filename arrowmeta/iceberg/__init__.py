"""Apache Iceberg metadata, versions 1 to 3, translated into the model."""
