"""Tables of fields, by which a format declares its columns, and what decodes entries by them."""
