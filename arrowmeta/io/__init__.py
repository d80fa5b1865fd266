"""Storage access, decompression, locations, and child processes."""
