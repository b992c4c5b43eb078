# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
PY := .venv/bin/python
PYTEST := $(PY) -m pytest

.PHONY: play test lint bench soak golden pictures clean setup

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

setup: .venv/ready

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stampede needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	rm -rf .venv dist build out
