"""Plans: which manifests and files a predicate may match, and why."""
