"""Paimon's file indexes: the container, each index type, and data skipping with them."""
