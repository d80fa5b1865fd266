"""Arrow tables as text, HTML, pictures and files: the formats of the option `-o`."""
