"""How each reader reads: one module for each library, run in the environment that has it."""
