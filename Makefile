# Internum. `make help` lists what can be made. Needs Python 3.11 or newer; name one with PYTHON=python3.12.
# Two environments: .venv runs the source as it lies in src, .venv-compiled runs the wheel built with mypyc.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check -qq
GAMES := antike empires nostrum conquest
CONFORM_antike := --games 4
CONFORM_empires := --editions --games 1
CONFORM_nostrum := --games 1
CONFORM_conquest := --games 1

# Each stamp says that an environment is as pyproject.toml and setup.py want it.
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_COMPILED := $(COMPILED)/.ready
PACKAGING := pyproject.toml setup.py
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: atlas boards help play terminal test compiled bench clean dev lint types imports unit compare cases web web-check web-e2e web-e2e-long

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(READY) web ## play in the browser, with friends and bots; LAN=1 for everybody in the local network
	@$(BIN)/internum serve $(if $(LAN),--lan,--open)

terminal: $(READY) ## play in the terminal; GAME=empires opens that game at once
	@$(BIN)/internum play $(GAME)

test: lint types imports web-check unit boards compare cases web-e2e ## all checks, as continuous integration runs them
	@echo; echo "All checks passed."

web: $(READY) ## build the browser client into src/internum/web, once
	@$(BIN)/python web/build.py

compiled: $(READY) web ## build the wheel with mypyc into build/wheel and install it in .venv-compiled
	@if hindrance=$$($(BIN)/python setup.py can-compile); then \
	    $(MAKE) -s $(READY_COMPILED); \
	else \
	    echo "Compiled build skipped: $$hindrance. Plain Python does the same, slower."; \
	    rm -rf $(COMPILED); \
	fi

bench: $(READY) compiled ## measure our speed, plain and compiled, and the peers' in one run
	@$(BIN)/python benchmarks/run.py

atlas: $(READY_DEV) ## draw the boards from the coastlines and prove them
	@$(BIN)/python $(PIP) install --no-build-isolation -e '.[maps]'
	@$(BIN)/python -m atlas
	@$(BIN)/python -m atlas.proof

clean: ## remove everything made here, the environments too
	@rm -rf build dist mutants htmlcov .coverage src/*.egg-info src/internum/web web/node_modules
	@rm -rf .venv $(COMPILED) .venv-peers .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src -type f \( -name '*.so' -o -name '*.pyd' \) -delete 2>/dev/null || true

# The parts of `make test`, in its order; each can be made alone.

dev: $(READY_DEV)

lint: $(READY_DEV)
	$(call heading,ruff: rules and layout)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(READY_DEV)
	$(call heading,mypy)
	@$(BIN)/mypy
	$(call heading,pyright)
	@$(BIN)/pyright

imports: $(READY_DEV)
	$(call heading,which room imports which)
	@$(BIN)/pytest -q tests/test_imports.py

unit: $(READY_DEV)
	$(call heading,pytest)
	@$(BIN)/pytest --ignore=tests/test_imports.py

web-check: $(READY)
	$(call heading,browser client: types and unit tests)
	@$(BIN)/python web/build.py check

web-e2e: $(READY_DEV) web
	$(call heading,browser client: played in Chromium)
	@$(BIN)/python web/build.py e2e

web-e2e-long: $(READY_DEV) web ## whole games in Chromium in every way that people play them (half an hour)
	@LONG=1 $(BIN)/python web/build.py e2e long

boards: $(READY_DEV)
	$(call heading,the boards: picture and rules agree and all can be read; the tightest areas)
	@$(BIN)/python -m atlas.proof

compare: compiled
	$(call heading,compiled against plain: every game hash by hash)
	@if [ ! -e $(READY_COMPILED) ]; then echo "Skipped: there is no compiled build."; \
	elif [ ! -d tests/golden ]; then echo "Skipped: tests/golden is not there."; \
	else $(COMPILED)/bin/python -m internum.testing.traces check tests/golden \
	    && $(COMPILED)/bin/python tests/proving_traces.py; fi

cases: $(READY_DEV)
	@set -e; $(foreach game,$(GAMES),\
	    printf '\n== case book of $(game): every clause has a case ==\n'; \
	    $(BIN)/internum clauses $(game); \
	    printf '\n== case book of $(game): every case holds ==\n'; \
	    $(BIN)/internum scenario scenarios/$(game); \
	    printf '\n== conformance of $(game) ==\n'; \
	    $(BIN)/internum conform $(game) $(CONFORM_$(game));)

# The environments.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    if command -v $(PYTHON) >/dev/null; then found=$$($(PYTHON) --version 2>&1); else found='not there'; fi; \
	    echo "Internum needs Python 3.11 or newer, but $(PYTHON) is $$found." >&2; \
	    echo "Name a newer one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); \
	    echo "$(PYTHON) could not make an environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

# No build isolation for the source tree: nothing is compiled there, so the compiler need not be fetched.
$(READY): $(PACKAGING) | $(BIN)/python
	@echo "Installing Internum in $(VENV) (once, and when pyproject.toml or setup.py changes)"
	@$(BIN)/python $(PIP) install 'setuptools>=77' wheel
	@INTERNUM_COMPILE=0 $(BIN)/python $(PIP) install --no-build-isolation -e .
	@touch $@

$(READY_DEV): $(READY)
	@echo "Installing the tools for development in $(VENV)"
	@INTERNUM_COMPILE=0 $(BIN)/python $(PIP) install --no-build-isolation -e '.[dev]'
	@touch $@

# What setuptools left in build/lib would end up in the wheel, so it goes first.
$(READY_COMPILED): $(SOURCES) $(PACKAGING) README.md | $(READY)
	@echo "Compiling with mypyc (two minutes or so)"
	@rm -rf build/wheel build/lib* build/bdist*
	@INTERNUM_COMPILE=1 $(BIN)/python $(PIP) wheel --no-deps -w build/wheel .
	@[ -x $(COMPILED)/bin/python ] || $(BIN)/python -m venv --clear $(COMPILED)
	@$(COMPILED)/bin/python $(PIP) install build/wheel/internum-*.whl
	@$(COMPILED)/bin/python $(PIP) install --no-deps --force-reinstall build/wheel/internum-*.whl
	@touch $@

heading = @printf '\n== %s ==\n' '$(1)'
