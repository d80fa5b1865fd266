"""Apache Iceberg metadata, versions 1 to 3, in its own words, translated into the model."""
