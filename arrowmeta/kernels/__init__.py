"""Compiled loops over whole buffers, how they are compiled, and Arrow arrays over their buffers."""
