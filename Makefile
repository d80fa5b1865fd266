# The commands of this project. PYTHON=... chooses the interpreter of another environment.
# Rarer ones, such as fuzzing and mutants, are Python modules: see CONTRIBUTING.md.

PYTHON ?= .venv/bin/python
BIN = $(dir $(PYTHON))

.DEFAULT_GOAL := help
.PHONY: help setup test lint types layers check sql docs interface kernels bench site lock dist

help:  ## list these targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup:  ## make .venv with the package and everything its developers need
	python3 -m venv .venv
	$(PYTHON) -m pip install -e '.[dev,docs]'

test:  ## run the tests; ARGS=--all for every table; KIND=coverage, nojit, bounds, lowest or newest
	$(test_$(KIND))

# Samples of real tables and random cases; with --all every test over every table, which takes half an hour.
define test_
$(PYTHON) -m pytest $(ARGS)
endef

# How much of the package the tests reach; fails below the floor.
define test_coverage
rm -f .coverage .coverage.*
$(PYTHON) -m coverage run -m pytest $(ARGS)
$(PYTHON) -m coverage combine --quiet
$(PYTHON) -m coverage report
endef

DECODING = tests/jit tests/kernels tests/avro tests/paimon
# The tests of what kernels decode, with the kernels run by the interpreter.
define test_nojit
ARROWMETA_JIT=0 $(PYTHON) -m pytest $(DECODING) $(ARGS)
endef

# The same with every array access of compiled kernels checked.
define test_bounds
NUMBA_BOUNDSCHECK=1 ARROWMETA_CACHE_DIR=$$(mktemp -d) $(PYTHON) -m pytest $(DECODING) $(ARGS)
endef

# The lowest and the newest versions allowed, in environments of their own.
define test_lowest
python3 -m venv .venv-lowest
.venv-lowest/bin/pip install -e '.[dev]' -c .ci/lowest_versions.txt
.venv-lowest/bin/python -m pytest $(ARGS)
endef
define test_newest
python3 -m venv .venv-newest
.venv-newest/bin/pip install --upgrade --upgrade-strategy eager -e '.[dev]'
.venv-newest/bin/python -m pytest $(ARGS)
endef

lint:  ## check style, formatting and spelling
	$(BIN)ruff check
	$(BIN)ruff format --check
	$(PYTHON) -m codespell_lib arrowmeta sql docs README.md CHANGELOG.md changelog.d SECURITY.md

types:  ## check types
	$(BIN)mypy

layers:  ## check that imports point down the layers, without cycles
	$(BIN)lint-imports

check: lint types layers  ## all that CI asks of a change, in one environment
	$(PYTHON) -m bench.size --check
	$(PYTHON) -m bench.walk --check
	$(MAKE) --no-print-directory test KIND=coverage

sql:  ## write what the objects of sql/ read again, after each change of one
	$(PYTHON) -m tools.write_sql_objects

docs:  ## write the generated pages again
	$(PYTHON) docs/generate.py

interface:  ## write the listing of what users rely on again, after a change of it that is meant
	$(PYTHON) -m tests.interface

kernels:  ## write the LLVM IR of kernels again, after each change of one
	$(PYTHON) -m tools.write_kernel_ir

bench:  ## run every benchmark
	for script in bench/bench_*.py; do \
		$(PYTHON) -m bench.$$(basename $$script .py) || exit 1; \
	done

site:  ## build the pages as a site in build/site
	NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict

lock:  ## choose the versions that CI installs again, with their hashes
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install uv
	.venv-tools/bin/uv pip compile pyproject.toml .ci/build_tools.in --extra dev --extra docs --universal \
		--python-version 3.11 --generate-hashes --upgrade --no-header -o .ci/locked_versions.txt

dist:  ## build wheel and source archive in dist/, twice, and the CycloneDX list of what they install
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install build twine cyclonedx-bom
	rm -rf dist build/again
	.venv-tools/bin/python -m build
	.venv-tools/bin/python -m build --sdist --wheel --outdir build/again
	diff -r dist build/again  # the wheel of the source archive is the wheel of the checkout
	.venv-tools/bin/twine check --strict dist/*.whl dist/*.tar.gz
	python3 -m venv --clear .venv-sbom
	.venv-sbom/bin/pip install .
	.venv-sbom/bin/pip uninstall --yes pip setuptools
	.venv-tools/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible \
		-o dist/sbom.cdx.json .venv-sbom/bin/python
