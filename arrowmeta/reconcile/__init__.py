"""Reconciliation: checks of metadata against itself, other snapshots, storage, and copies."""
