"""Loops over whole buffers: arrays in, arrays out, nothing else."""
