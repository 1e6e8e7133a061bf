# Everything here sets itself up: only Python 3.11 or newer is needed.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test lint bench dev clean

help:
	@echo "make play    play a game: sets everything up, then opens the table"
	@echo "make test    all checks: format, types, rules, tests"
	@echo "make lint    only format and types"
	@echo "make bench   measure speed, side by side with other engines"
	@echo "make dev     an environment for working on fairytable"
	@echo "make clean   remove the environment and everything that was made"

play: .venv/.playable
	@$(BIN)/fairytable play

test: lint
	@$(BIN)/python -m pytest -n auto

lint: .venv/.complete
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy

bench: .venv/.complete
	@$(BIN)/python -m benchmarks

dev: .venv/.complete
	@echo "Ready: source .venv/bin/activate"

clean:
	rm -rf .venv .bench-venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist

.venv/.created:
	@test -n "$(PYTHON)" || { echo "fairytable needs Python 3.11 or newer; please install it first." >&2; exit 1; }
	@echo "Setting up fairytable in .venv (only the first time) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@touch $@

.venv/.playable: .venv/.created pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/.complete: .venv/.playable pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@
