# Everything here sets itself up: only Python 3.11 or newer is needed.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --loglevel=error
WEB := $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play test test-game mutants lint bench dev clean

help:
	@echo "make play    play: sets everything up, then opens the table in the browser"
	@echo "make test    all checks: format, types, rules, server and browser tests"
	@echo "make test-game GAME=grimm-forest    only the rules and matches of one game"
	@echo "make mutants GAME=grimm-forest      do its tests notice changed rules? (SAMPLE=60 SEED=1 JOBS=2)"
	@echo "make lint    only format and types"
	@echo "make bench   measure speed, side by side with other engines"
	@echo "make dev     the server and the page with hot reload, for working on fairytable"
	@echo "make clean   remove the environment and everything that was made"

play: .venv/.playable
	@$(BIN)/fairytable serve --open

# Whoever has nothing left to do takes over from others: the tests in the browser take most of the time, and stand together.
test: lint .venv/.chromium .venv/.nginx
	@$(NPM) run test
	@$(BIN)/python -m pytest -n auto --dist worksteal

# Its own tests, and those that every game passes: a fraction of the time of all tests.
test-game: .venv/.complete
	@test -d "tests/games/$(subst -,_,$(GAME))" -a -n "$(GAME)" || { \
		echo "Which game? For instance: make test-game GAME=grimm-forest" >&2; exit 1; }
	@$(BIN)/python -m pytest -n auto tests/games/$(subst -,_,$(GAME)) tests/every_game tests/matches tests/bots \
		-k "$(GAME) or $(subst -,_,$(GAME))"

# Some twenty minutes on two cores. Not part of the tests: a survivor may also be a change that makes no difference.
mutants: .venv/.mutants
	@$(BIN)/python -m tests.mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

lint: .venv/.complete
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
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

clean:
	rm -rf .venv .bench-venv .bench-node .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist \
		web/node_modules src/fairytable/server/page

.venv/.created:
	@test -n "$(PYTHON)" || { echo "fairytable needs Python 3.11 or newer; please install it first." >&2; exit 1; }
	@echo "Setting up fairytable in .venv (only the first time) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@touch $@

.venv/.playable: .venv/.created pyproject.toml hatch_build.py $(WEB)
	@$(PIP) --editable .
	@touch $@

.venv/.complete: .venv/.playable
	@$(PIP) --upgrade "pip>=25.1"
	@$(PIP) --group dev --editable ".[lab,cluster,research]"
	@$(NPM) install --no-audit --no-fund
	@touch $@

# Only mutation testing needs these.
.venv/.mutants: .venv/.complete
	@$(PIP) "cosmic-ray>=8.4,<9" "pytest-cov>=6,<8" "pytest-timeout>=2.4,<3"
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
