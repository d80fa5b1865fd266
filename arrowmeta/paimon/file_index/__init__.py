"""Paimon's file indexes: their containers, each kind of index, and data skipping by them."""
