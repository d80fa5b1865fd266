"""Decoded entries of manifests kept as Parquet, so that no manifest is decoded twice."""
