"""Kernels: declaration, compilation or interpretation, and caching of machine code."""
