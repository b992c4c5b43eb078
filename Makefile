# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
PY := .venv/bin/python
PYTEST := $(PY) -m pytest
SHARE ?= 1

.PHONY: play terminal test lint bench soak tournament camel elephant golden pictures clean setup dist

play: dist  ## build the site and serve it on this machine
	@$(PY) web/serve.py

terminal: setup  ## play in the terminal
	@$(PY) -m stampede

test: setup lint web/node_modules/ready  ## every test, browser tests included
	@$(PY) e2e/browser.py
	$(PYTEST) -n auto --dist worksteal tests e2e

lint: setup web/node_modules/ready
	$(PY) -m ruff format --check py_src tests e2e web
	$(PY) -m ruff check py_src tests e2e web
	$(PY) -m mypy
	npm run --silent --prefix web check

bench: setup web/node_modules/ready  ## how fast the engine is, and how fast the site starts
	$(PY) tests/bench.py
	$(PY) web/build/bench_odds.py
	$(PY) web/build/bench_boot.py
	$(PY) web/build/bench_play.py

soak: setup web/node_modules/ready  ## long runs: a million random actions over all games and seats, other browsers
	STAMPEDE_ACTIONS=1000000 $(PYTEST) -n auto tests/test_contract.py tests/camel/test_conservation.py \
		tests/elephant/test_conservation.py tests/elephant/test_slow_moves.py
	$(PYTEST) -n auto -m soak tests
	STAMPEDE_CORRUPTIONS=100000 STAMPEDE_LEAKS=100 $(PYTEST) -n auto tests/test_corrupted.py tests/test_leaks.py
	$(PYTEST) -n auto -m soak e2e
	STAMPEDE_PAYLOADS=all $(PYTEST) -n auto e2e/test_injection.py
	$(PY) e2e/soak_browsers.py
	$(PY) e2e/soak_corrupted.py
	$(PY) e2e/soak_leaks.py
	$(PY) e2e/soak_kills.py

pictures: dist  ## the pictures of the documents and of the manifest
	$(PY) web/build/pictures.py

tournament: setup  ## how strong the bots are: long; `make tournament SHARE=0.1` for a tenth of the races
	PYTHONPATH=tests $(PY) tests/tournament.py --share $(SHARE) $(filter-out $@,$(MAKECMDGOALS))

camel elephant: tournament  ## names of games, for `make tournament elephant`
	@:

golden: setup  ## tell the golden playthroughs anew; read the difference before you commit it
	PYTHONPATH=tests $(PY) tests/camel/golden.py
	PYTHONPATH=tests $(PY) tests/elephant/golden.py

dist: setup web/node_modules/ready  ## the site, ready to be published
	@node web/build/build.mjs

setup: .venv/ready

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stampede needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' || { echo "Stampede needs Node 20 or newer." >&2; exit 1; }
	npm install --prefix web --no-save --no-fund --no-audit --loglevel=error
	@touch $@

clean:
	rm -rf .venv dist build out web/node_modules
