"""Indexes over columns that Paimon's data files carry with them: listed, opened and asked."""
