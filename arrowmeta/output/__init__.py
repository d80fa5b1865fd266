"""An Arrow table written for people and for programs: the formats of the command line's `-o`."""
