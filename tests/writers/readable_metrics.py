"""The column `readable_metrics` of Iceberg's metadata table `files`."""

#: Its fields, and those of arrowmeta with the same meaning.
METRICS = {
    "column_size": "column_sizes",
    "value_count": "value_counts",
    "null_value_count": "null_value_counts",
    "nan_value_count": "nan_value_counts",
    "lower_bound": "lower_bounds",
    "upper_bound": "upper_bounds",
}
