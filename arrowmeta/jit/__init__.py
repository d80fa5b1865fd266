"""Kernels as machine code: declared, compiled or interpreted, kept on disk, called."""
