"""Apache Iceberg metadata, versions 1 to 4, translated into the model."""
