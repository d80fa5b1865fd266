"""Programs that write files of the package."""
