"""Whether metadata is true: checks within it, across snapshots, against storage and copies."""
