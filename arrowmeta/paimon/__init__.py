"""Apache Paimon metadata, translated into the model."""
