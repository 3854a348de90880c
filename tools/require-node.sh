#!/bin/sh
# Prints a plain message if Node is missing or older than package.json requires.
set -eu
cd "$(dirname "$0")/.."
set -- $(sed -n 's/.*"node": ">=\([0-9]*\)\.\([0-9]*\).*/\1 \2/p' package.json)

if ! command -v node >/dev/null; then
    echo "Glissade needs Node $1.$2 or newer, and no node is on the PATH: https://nodejs.org/" >&2
    exit 2
fi
found=$(node --version)
major=${found#v}
minor=${major#*.}
major=${major%%.*}
minor=${minor%%.*}
if [ "$major" -lt "$1" ] || { [ "$major" -eq "$1" ] && [ "$minor" -lt "$2" ]; }; then
    echo "Glissade needs Node $1.$2 or newer, and this is Node ${found#v}: https://nodejs.org/" >&2
    exit 2
fi
