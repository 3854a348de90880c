# Lists every target and what it needs. A fresh clone needs only git, make and Node.
installed = node_modules/.package-lock.json
run = npm run --silent

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1	\2/p' Makefile | while IFS='	' read -r target what; do \
		printf 'make %-14s %s\n' "$$target" "$$what"; done

play: build ## build the game and play it in your browser
	@$(run) site -- --mode quick
	@$(run) serve

dev: $(installed) ## play the game while you change it: each saved source is shown within seconds
	@$(run) dev

test: build ## build the game and run the tests that are not long, with some of their seeds
	@tools/lua32.sh || true
	@TEST_FILES=$${TEST_FILES:-short} $(run) test

test-all: build ## run every test with all its seeds, then the bench
	@tools/lua32.sh || true
	@TEST_SEEDS=all $(run) test
	@$(run) bench

checks = format lint imports unused types commits links spelling

check: $(checks:%=check-%) ## format, lint, imports, unused code, types, commits, links, spelling

$(checks:%=check-%): check-%: $(installed)
	@$(run) check:$*

build: $(installed) ## write build/source/, the input of the Playdate compiler
	@$(run) build

# Removes the zip of an earlier build first. Otherwise the page would offer that zip if the packing fails.
site: build ## write build/site/, a folder that any web host can serve, with the zip for a Playdate
	@rm -f build/Glissade.pdx.zip
	@$(run) pdx || echo "The page offers no download, because the game could not be packed." >&2
	@$(run) site

release: site ## write build/release/: game, page, pictures, films and texts of a release, with their sums
	@$(run) release

pdx: $(installed) ## build build/Glissade.pdx and its zip for a Playdate, with or without its SDK
	@$(run) pdx

console-check: $(installed) ## build build/GlissadeCheck.pdx, which starts with the check of the console
	@$(run) pdx -- --check

simulator: pdx ## open the game in the Playdate Simulator (needs the Playdate SDK)
	@$(run) simulator

lua32: ## build build/lua32/lua, Lua with the numbers of a Playdate, for the tests
	@tools/lua32.sh

wasm: lua32 ## build the simulator's Lua again (needs Emscripten)
	@simulator/vm/wasm/build.sh

prove: build ## play an hour of console time, well, badly and at random, and check that nothing goes wrong
	@$(run) long-run -- --hours 1

bench: build ## measure the game's costs on an emulated Cortex-M7 and check its budgets
	@$(run) bench

format: $(installed) ## format the sources
	@$(run) format

clean: ## remove everything that was built
	rm -rf build

$(installed): package-lock.json
	@tools/require-node.sh
	npm ci
	@touch $@

# Each check is a target of its own, so that make -j runs them in parallel.
.PHONY: $(checks:%=check-%)
.PHONY: help play dev test test-all check build site release pdx console-check simulator lua32 wasm prove bench format clean
