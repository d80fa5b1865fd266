"""Output buffers, and the Arrow arrays made of them without a copy."""
