# Every target, and what it needs, from a fresh clone with only git, make and Node.
installed = node_modules/.package-lock.json
run = npm run --silent

help: ## say what can be made
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1	\2/p' Makefile | while IFS='	' read -r target what; do \
		printf 'make %-10s %s\n' "$$target" "$$what"; done

play: web ## build the game and play it in your browser
	@$(run) serve

test: web ## build the game and run every test, with some of its seeds
	@tools/lua32.sh || true
	@$(run) test

test-all: web ## run every test with all its seeds, then the bench
	@tools/lua32.sh || true
	@TEST_SEEDS=all $(run) test
	@$(run) bench

checks = format lint imports unused types commits links spelling

check: $(checks:%=check-%) ## format, lint, imports, unused code, types, commits, links, spelling

$(checks:%=check-%): check-%: $(installed)
	@$(run) check:$*

build: $(installed) ## write build/source/, what the Playdate compiler is given
	@$(run) build

web: build ## write build/web/, a folder that any web host can serve
	@$(run) web

pdx: $(installed) ## build/Glissade.pdx and its zip, for a Playdate, with or without its SDK
	@$(run) pdx

simulator: pdx ## open the game in the Playdate Simulator (needs the Playdate SDK)
	@$(run) simulator

lua32: ## build/lua32/lua, Lua with the numbers of a Playdate, for the tests
	@tools/lua32.sh

wasm: lua32 ## build the simulator's Lua anew (needs Emscripten)
	@simulator/vm/wasm/build.sh

bench: build ## measure what the game costs on a simulated Cortex-M7, against its budgets
	@$(run) bench

format: $(installed) ## lay out the sources
	@$(run) format

clean: ## remove all that was built
	rm -rf build

$(installed): package-lock.json
	@tools/require-node.sh
	npm ci
	@touch $@

# The checks are alike and apart: make -j runs them side by side.
.PHONY: $(checks:%=check-%)
.PHONY: help play test test-all check build web pdx simulator lua32 wasm bench format clean
