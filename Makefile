# Every target makes what it needs, and is quick when nothing has changed.
#
#   PYTHON=python3.12 make lab   the Python that .venv is made with (3.11 or later)
#   PORT=9000 make lab           where to look for a free port first (8888; 8000 for `make site`)
#   OPEN=no make lab             print the address only; OPEN=yes: open a browser in any case
#   LESSON=notebooks/x.ipynb     the notebook that `make lab` opens
#   TAROT_BROWSER=/path/chrome   the browser that `make test` drives
#   TAROT_FIREFOX=/path/firefox  the second browser that `make quality` drives
#   LEAST_PERFORMANCE=85         the Lighthouse score below which `make quality` fails (95, the budget)
#   WORKERS=1 make test          how many tests run side by side (2)
#   SITE_URL, REPOSITORY_URL     the addresses that the built site names, left out when unset

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
WORKERS ?= 2
LESSON ?= $(firstword $(sort $(wildcard notebooks/[0-9]*.ipynb)))

BIN := .venv/bin
EXTENSION := $(shell find tarot_teach/labextension -type f 2>/dev/null)
ROOT := $(filter 0,$(shell id -u))
DISPLAYED := $(filter yes,$(or $(OPEN),$(if $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin,$(shell uname))),yes,no)))

export NO_MKDOCS_2_WARNING = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_ROOT_USER_ACTION = ignore

.PHONY: help lab site build offline quality test test-long check bench clean
.DEFAULT_GOAL := help

help:
	@echo "make lab     JupyterLab on the first lesson"
	@echo "make site    the tutorial site on this machine, rebuilt as you edit"
	@echo "make build   the tutorial site into site/"
	@echo "make offline the site as a zip: unzip it and open index.html, no network needed"
	@echo "make quality Lighthouse, valid HTML, links, Firefox (needs Node, Java, Firefox)"
	@echo "make test    every test: rules, notebooks, JupyterLab, the site"
	@echo "make check   style, types, clean notebooks"
	@echo "make test-long   100,000 hands of each game, and the whole bank of puzzles"
	@echo "make bench   the time budgets, measured"
	@echo "make clean   remove what the others made"

lab: .venv/ready-notebook
	$(BIN)/jupyter lab --port=$(or $(PORT),8888) --ServerApp.port_retries=50 \
		$(if $(ROOT),--allow-root) $(if $(DISPLAYED),,--no-browser) \
		--LabApp.app_settings_dir=$(CURDIR)/tooling/jupyterlab \
		--log-level=WARN --ServerApp.root_dir=$(dir $(LESSON)) \
		--LabApp.default_url=/lab/tree/$(notdir $(LESSON))

site: .venv/ready-site
	$(BIN)/mkdocs serve --dev-addr 127.0.0.1:$(or $(PORT),8000)

build: .venv/ready-site
	$(BIN)/mkdocs build --strict --clean

offline: .venv/ready-site
	$(BIN)/python tooling/build_offline.py

quality: .venv/ready-test quality/node_modules/.package-lock.json
	browser=$$($(BIN)/python tooling/find_browser.py --install) && \
	TAROT_BROWSER="$$browser" node quality/quality.js

quality/node_modules/.package-lock.json: quality/package-lock.json
	@command -v npm >/dev/null || { echo "Node with npm is needed. On Debian: apt-get install nodejs npm"; exit 1; }
	npm ci --prefix quality --ignore-scripts --no-audit --no-fund
	touch $@

test: .venv/ready-test
	browser=$$($(BIN)/python tooling/find_browser.py --install) && \
	TAROT_BROWSER="$$browser" $(BIN)/pytest -n $(WORKERS) --dist loadfile --nbval-lax tests tarot_teach notebooks

test-long: .venv/ready-test
	TAROT_TEACH_HANDS=100000 $(BIN)/pytest -q -n $(WORKERS) tests/test_invariants.py tests/puzzles/test_bank.py

check: .venv/ready-dev .venv/ready-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_notebooks_clean.py

# Without the peer that play is measured against, the rest is measured all the same.
bench: .venv/ready-test
	-@$(MAKE) --no-print-directory .venv/ready-bench
	$(BIN)/python -m benchmarks

clean:
	rm -rf .venv site dist build quality/node_modules tarot-teach-offline.zip .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo "Python 3.11 or later is needed; name it with PYTHON=…"; exit 1; fi
	$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "This Python cannot make a virtual environment. On Debian: apt-get install python3-venv"; exit 1; }

# The folder for JupyterLab is copied when the package is installed, so a change to it installs again.
.venv/ready-%: pyproject.toml $(EXTENSION) | .venv/bin/python
	$(BIN)/python -m pip install --quiet -e '.[$*]'
	touch $@
