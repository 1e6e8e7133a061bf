# Everything here sets itself up: only Python 3.11 or newer is needed.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))
BIN := .venv/bin
UV := $(BIN)/uv pip
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest --dist worksteal
PROCESSORS = $(shell $(BIN)/python -c "import os; print(os.cpu_count() or 1)")
LOCK = $(UV) compile --quiet --universal --python-version 3.11 --no-annotate --no-header --generate-hashes \
	--no-emit-package pip --constraint constraints.txt --extra metrics --extra postgres --group build pyproject.toml --output-file server-lock.txt
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --loglevel=error
WEB := $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play test test-game mutants lowest constraints lock audit fuzz lint lint-page bench dev docs film pictures clean

help:
	@echo "make play    play: sets everything up, then opens the table in the browser"
	@echo "make test    all checks: format, types, rules, server and browser tests"
	@echo "make test-game GAME=grimm-forest    only the rules and matches of one game"
	@echo "make mutants GAME=grimm-forest      do its tests notice changed rules? (SAMPLE=60 SEED=1 JOBS=2)"
	@echo "make lowest  the tests with the oldest versions of all libraries that pyproject.toml allows"
	@echo "make lock    renew server-lock.txt: the versions of constraints.txt, with hashes, for a server"
	@echo "make audit   ask the registries which libraries of the server and the page are known to be unsafe"
	@echo "make fuzz    feed packs, records, messages and HTTP with nonsense (SECONDS=600, SEED=7)"
	@echo "make constraints    renew constraints.txt with the newest versions that pyproject.toml allows"
	@echo "make lint    only format and types"
	@echo "make bench   measure speed, side by side with other engines"
	@echo "make dev     the server and the page with hot reload, for working on fairytable"
	@echo "make docs    the documentation as a site, with live reload: http://localhost:8001"
	@echo "make film    film a match for the first page of the documentation"
	@echo "make pictures   take pictures of all games at every size, by day and by night, to look at"
	@echo "make clean   remove the environment and everything that was made"

play: .venv/.playable
	@$(BIN)/fairytable serve --open

# Types and the page's own checks run beside the tests, and so do the tests of the browser, which wait half of their time: one
# Chromium for each of their processes. What these two say follows at the end. Everything is compiled once, not by each process.
test: export PYTHONDONTWRITEBYTECODE :=
test: .venv/.complete .venv/.chromium .venv/.nginx
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@{ $(BIN)/mypy && $(NPM) run lint && $(NPM) run check && $(NPM) run test; } > .venv/checks.log 2>&1 & checks=$$!; \
	$(PYTEST) -n $(PROCESSORS) tests/browser > .venv/browser.log 2>&1 & browser=$$!; \
	$(PYTEST) -n $(PROCESSORS) --ignore tests/browser; tests=$$?; \
	wait $$browser; browser=$$?; wait $$checks; checks=$$?; cat .venv/browser.log .venv/checks.log; \
	test $$tests = 0 -a $$browser = 0 -a $$checks = 0

# Its own tests, and those that every game passes: a fraction of the time of all tests.
test-game: .venv/.complete
	@test -d "tests/games/$(subst -,_,$(GAME))" -a -n "$(GAME)" || { \
		echo "Which game? For instance: make test-game GAME=grimm-forest" >&2; exit 1; }
	@$(BIN)/python -m pytest -n auto tests/games/$(subst -,_,$(GAME)) tests/every_game tests/matches tests/bots \
		-k "$(GAME) or $(subst -,_,$(GAME))"

# Some twenty minutes on two cores. Not part of the tests: a survivor may also be a change that makes no difference.
mutants: .venv/.mutants
	@$(BIN)/python -m tests.mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

# Takes as long as the tests. Newer libraries warn about what older ones do, so warnings are no errors here.
lowest: .venv/.uv
	@$(PYTHON) -m venv --clear .lowest-venv
	@$(UV) install --quiet --python .lowest-venv --resolution lowest-direct --requirements pyproject.toml --all-extras
	@$(UV) install --quiet --python .lowest-venv --group dev
	@$(UV) install --quiet --python .lowest-venv --no-deps --editable .
	@.lowest-venv/bin/python -W ignore -m pytest -W ignore -n auto --dist worksteal --ignore tests/browser

constraints: .venv/.uv
	@$(UV) compile --quiet --upgrade --universal --python-version 3.11 --strip-extras --no-annotate --no-header \
		--all-extras --group dev pyproject.toml --output-file constraints.txt
	@$(LOCK)

# The lock has the versions of constraints.txt, with hashes, and with what builds the page.
lock: .venv/.uv
	@$(LOCK)

# What is known to be unsafe among the libraries of the server and of the page, as far as their registries can be asked.
audit: .venv/.audit
	@$(BIN)/python -m tests.audit

lint: .venv/.complete
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(MAKE) --no-print-directory lint-page

lint-page: .venv/.complete
	@$(NPM) run lint
	@$(NPM) run check

bench: .venv/.complete
	@$(BIN)/python -m benchmarks
	@$(BIN)/python -m benchmarks.lab
	@$(BIN)/python -m benchmarks.environment
	@$(BIN)/python -m benchmarks.search
	@$(BIN)/python -m benchmarks.server --rooms 2 200 --seconds 3

dev: .venv/.complete
	@echo "The table, with hot reload: http://localhost:5173"
	@trap 'kill 0' EXIT; $(BIN)/fairytable serve --host 127.0.0.1 & $(NPM) run dev

docs: .venv/.complete
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --strict --dev-addr 127.0.0.1:8001

film: .venv/.complete .venv/.chromium
	@$(BIN)/python -m docs.film

# Of every game in the middle of a match, at every size, by day and by night, into the folder `pictures`.
pictures: .venv/.complete .venv/.chromium
	@$(BIN)/python -m tests.pictures $(if $(GAME),--game $(GAME))

clean:
	rm -rf .venv .lowest-venv .bench-venv .bench-node .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist \
		web/node_modules src/fairytable/server/page

.venv/.created:
	@test -n "$(PYTHON)" || { echo "fairytable needs Python 3.11 or newer; please install it first." >&2; exit 1; }
	@echo "Setting up fairytable in .venv (only the first time) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@touch $@

.venv/.playable: .venv/.created pyproject.toml constraints.txt hatch_build.py $(WEB)
	@$(PIP) --editable .
	@touch $@

.venv/.complete: .venv/.playable
	@$(PIP) --upgrade "pip>=25.1"
	@$(PIP) --group dev --editable ".[lab,cluster,metrics,postgres,research]"
	@test -d web/node_modules || $(NPM) ci --no-audit --no-fund
	@touch $@

.venv/.uv: .venv/.created
	@$(PIP) "uv>=0.9,<1"
	@touch $@

.venv/.audit: .venv/.complete
	@$(PIP) "pip-audit>=2.7,<3"
	@touch $@

fuzz: .venv/.complete
	@$(BIN)/python -m tests.fuzzing $(if $(SECONDS),--seconds $(SECONDS)) $(if $(SEED),--seed $(SEED))

# Only mutation testing needs these.
.venv/.mutants: .venv/.complete
	@$(PIP) "cosmic-ray>=8.4,<9" "pytest-cov>=6,<8"
	@touch $@

# The browser tests need a real browser: the one that is there, or Debian's.
.venv/.chromium:
	@command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
		apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; } || { \
		echo "The browser tests need Chromium; on Debian: apt install chromium-headless-shell" >&2; exit 1; }
	@touch $@

# A test runs two workers behind a real nginx, with HTTPS: the one that is there, or Debian's.
.venv/.nginx:
	@test -x "$$(PATH="$$PATH:/usr/sbin" command -v nginx)" && command -v openssl >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing nginx ..." && \
		apt-get update -qq && apt-get install -y -qq nginx-light openssl >/dev/null; } || { \
		echo "A test of the server needs nginx; on Debian and Ubuntu: apt install nginx-light openssl" >&2; exit 1; }
	@touch $@
