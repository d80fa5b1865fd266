"""What threads are called that ask a store: the command line wants to know, and loads no more."""

REQUEST_THREADS = "arrowmeta-request"
