"""Applications, made of answers: advice, plots, reports, checks, repair, servers."""
