"""A tour over small real tables that come with the package: what `arrowmeta demo` shows."""
