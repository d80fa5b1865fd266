"""Benchmarks: seeded inputs, and one script for each module they measure."""
