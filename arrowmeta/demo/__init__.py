"""The tour of `arrowmeta demo`, over small bundled tables."""
