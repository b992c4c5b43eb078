# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
PY := .venv/bin/python
PYTEST := $(PY) -m pytest

.PHONY: play test lint bench soak golden pictures clean setup dist

play: setup  ## play in the terminal
	@$(PY) -m stampede

test: setup lint  ## every test
	$(PYTEST) -n auto tests

lint: setup
	$(PY) -m ruff format --check py_src tests
	$(PY) -m ruff check py_src tests
	$(PY) -m mypy

bench: setup  ## how fast the engine is
	$(PY) tests/bench.py

soak: setup  ## long runs: a million random actions over all games and seats
	STAMPEDE_ACTIONS=1000000 $(PYTEST) -n auto tests/test_contract.py tests/camel/test_conservation.py

golden: setup  ## tell the golden playthroughs anew; read the difference before you commit it
	PYTHONPATH=tests $(PY) tests/camel/golden.py

dist: setup web/node_modules/ready  ## the site, ready to be published
	node web/build/build.mjs

setup: .venv/ready

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stampede needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' || { echo "Stampede needs Node 20 or newer." >&2; exit 1; }
	npm ci --prefix web --no-fund --no-audit --loglevel=error
	@touch $@

clean:
	rm -rf .venv dist build out
