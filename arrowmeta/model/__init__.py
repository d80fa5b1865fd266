"""What both formats share: relations, snapshots, scans, live files, damage, the store."""
