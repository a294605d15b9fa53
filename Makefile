# SPDX-License-Identifier: MIT
# The front door. Every target is a preset or a script in tools/, so anything here can also be done by hand.

.DEFAULT_GOAL := help
.PHONY: help run play build web gallery test test-long bench bench-instructions fuzz lint format coverage docs package release hooks clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-20s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: build web ## install what is missing, build, open the tables and say at which address
	build/fondaco serve

play: build ## a game of Amsterdam in the terminal
	build/fondaco play amsterdam

build: ## the program, as build/fondaco
	tools/bootstrap --run
	tools/build release fondaco

web: build ## the web client, as build/web
	tools/web build

gallery: build web ## pictures of every page, in build/gallery
	tools/bootstrap
	tools/web gallery

test: ## every test and check; ends with the time each phase took
	tools/test

test-long: ## the big sweeps: long tests, sanitizers, 20,000 games of every configuration
	tools/bootstrap
	tools/test-long

bench: build ## speed of every game, one thread
	build/fondaco bench

bench-instructions: ## instructions per random move, by callgrind (GAME=amsterdam PLAYERS=2, all by default)
	tools/bootstrap
	tools/build release
	tools/bench-instructions $(GAME) $(PLAYERS)

fuzz: ## every fuzz target for FUZZ_SECONDS (60) each
	tools/bootstrap
	tools/fuzz

lint: ## clang-format and clang-tidy, as warnings that fail
	tools/bootstrap
	tools/check-format
	tools/check-tidy

format: ## lay out all sources with clang-format and Prettier
	tools/bootstrap
	tools/check-format --fix
	tools/web format

coverage: ## line coverage of the tests, as build/coverage/report/index.html
	tools/bootstrap
	tools/coverage

docs: ## the documentation site with the C++ reference, in build/docs
	tools/bootstrap
	tools/docs --reference

package: ## the Debian package, build/package/fondaco_*.deb
	tools/bootstrap
	tools/package

release: ## check, test, build and tag the version that CMakeLists.txt names (RELEASE=--dry-run only checks)
	tools/bootstrap
	tools/release $(RELEASE)

hooks: ## let git run the quick checks before each commit in this clone
	git config core.hooksPath tools/hooks

clean: ## remove everything that was built
	rm -rf build
