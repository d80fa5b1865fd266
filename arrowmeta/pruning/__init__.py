"""Which manifests and files a predicate can touch, and why."""
