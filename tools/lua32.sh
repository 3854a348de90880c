#!/bin/sh
# Builds build/lua32/lua and luac: stock Lua 5.4 with the numbers of a Playdate, 32-bit integers and 32-bit floats.
# The source is the folder LUA_SRC, or else the distribution's own, fetched without touching the system's settings.
set -eu
cd "$(dirname "$0")/.."
out=build/lua32
work=build/lua32.work

fail() {
    echo "lua32: $1" >&2
    exit 2
}

has_device_numbers() {
    "$1" -e 'assert(_VERSION == "Lua 5.4" and math.maxinteger == 2147483647 and 16777217.0 == 16777216.0)' 2>/dev/null
}

# Fetches the distribution's Lua source into $work/source.
fetch() {
    command -v apt-get >/dev/null ||
        fail "no apt-get here to fetch Lua with: say 'make lua32 LUA_SRC=dir', dir being src/ of a Lua 5.4 from https://www.lua.org/ftp/"
    mkdir -p "$work/lists/partial" "$work/sources" "$work/cache/archives/partial" "$work/source"
    for list in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list.d/ubuntu.sources; do
        [ ! -f "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$work/sources/$(basename "$list")"
    done
    [ ! -f /etc/apt/sources.list ] ||
        sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$work/sources/system.list"
    (
        cd "$work"
        set -- -qq -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$PWD/sources" \
            -o "Dir::State::Lists=$PWD/lists" -o "Dir::Cache=$PWD/cache" -o APT::Sandbox::User=
        apt-get "$@" update && apt-get "$@" source --download-only lua5.4
    ) >"$work/log" 2>&1 || fail "apt-get could not fetch the source of lua5.4: $(tail -n 1 "$work/log")"
    tar xzf "$work"/lua5.4_*.orig.tar.gz -C "$work/source" --strip-components=2 --wildcards '*/src'
}

copy() {
    for file in lua.h luaconf.h lvm.c lua.c luac.c; do
        [ -f "$LUA_SRC/$file" ] || fail "LUA_SRC=$LUA_SRC has no $file: it should be the folder src/ of a Lua 5.4"
    done
    mkdir -p "$work/source"
    cp "$LUA_SRC"/*.c "$LUA_SRC"/*.h "$work/source"
}

# compile PROGRAM OTHER: all of Lua but the other program's main.
compile() {
    # shellcheck disable=SC2046 # the names of Lua's files hold no spaces
    (cd "$work/source" && "$cc" -O2 -DLUA_USE_POSIX -o "../$1" $(ls ./*.c | grep -v "/$2\.c\$") -lm)
}

if has_device_numbers "$out/lua" && [ -x "$out/luac" ]; then exit 0; fi
cc=$(command -v cc || command -v gcc || command -v clang) || fail "no C compiler here (cc, gcc or clang) to build Lua with"
rm -rf "$work" "$out"
if [ -n "${LUA_SRC:-}" ]; then copy; else fetch; fi
sed 's/^#define LUA_32BITS[[:space:]].*/#define LUA_32BITS 1/' "$work/source/luaconf.h" >"$work/luaconf.h"
mv "$work/luaconf.h" "$work/source/luaconf.h"
compile lua luac
compile luac lua
has_device_numbers "$work/lua" || fail "${LUA_SRC:-the source of lua5.4} is not a Lua 5.4 that can have 32-bit numbers"
mkdir -p "$out"
mv "$work/lua" "$work/luac" "$out"
rm -rf "$work"
echo "build/lua32/lua is ready."
