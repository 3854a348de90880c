#!/bin/sh
# Builds build/bench/lua.elf: stock Lua 5.4 with the numbers of a Playdate, for a simulated Cortex-M7.
# The source of Lua is the folder LUA_SRC, or else the distribution's own, fetched without touching the system's settings.
set -eu
cd "$(dirname "$0")/../.."
out=build/bench
rig=bench/rig
packages="gcc-arm-none-eabi libnewlib-arm-none-eabi qemu-system-arm"

fail() {
    echo "bench: $1" >&2
    exit 2
}

has_all_parts() {
    command -v arm-none-eabi-gcc >/dev/null && command -v qemu-system-arm >/dev/null &&
        echo '#include <stdio.h>' | arm-none-eabi-gcc --specs=rdimon.specs -E -x c - >/dev/null 2>&1
}

# Fetches the distribution's Lua source into $out/lua.
fetch() {
    command -v apt-get >/dev/null ||
        fail "no apt-get here to fetch Lua with: say 'make bench LUA_SRC=dir', dir being src/ of a Lua 5.4 from https://www.lua.org/ftp/"
    work=$out/fetch
    mkdir -p "$work/lists/partial" "$work/sources" "$work/cache/archives/partial"
    for list in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list.d/ubuntu.sources; do
        [ ! -f "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$work/sources/$(basename "$list")"
    done
    [ ! -f /etc/apt/sources.list ] || sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$work/sources/system.list"
    (
        cd "$work"
        set -- -qq -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$PWD/sources" \
            -o "Dir::State::Lists=$PWD/lists" -o "Dir::Cache=$PWD/cache" -o APT::Sandbox::User=
        apt-get "$@" update && apt-get "$@" source --download-only lua5.4
    ) >"$work/log" 2>&1 || fail "apt-get could not fetch the source of lua5.4: $(tail -n 1 "$work/log")"
    tar xzf "$work"/lua5.4_*.orig.tar.gz -C "$out/lua" --strip-components=2 --wildcards '*/src'
    rm -rf "$work"
}

copy() {
    [ -f "$LUA_SRC/luaconf.h" ] && [ -f "$LUA_SRC/lvm.c" ] ||
        fail "LUA_SRC=$LUA_SRC has no luaconf.h or lvm.c: it should be the folder src/ of a Lua 5.4"
    cp "$LUA_SRC"/*.c "$LUA_SRC"/*.h "$out/lua"
}

source_of_lua() {
    mkdir -p "$out/lua"
    if [ -n "${LUA_SRC:-}" ]; then copy; else fetch; fi
    sed 's/^#define LUA_32BITS[[:space:]].*/#define LUA_32BITS 1/' "$out/lua/luaconf.h" >"$out/luaconf.h"
    grep -q '^#define LUA_32BITS 1$' "$out/luaconf.h" || fail "this Lua is not a Lua 5.4 that can have 32-bit numbers"
    mv "$out/luaconf.h" "$out/lua/luaconf.h"
}

# The hash seed is a constant: the same run takes the same instructions every time.
compile() {
    # shellcheck disable=SC2046 # the names of Lua's files hold no spaces
    arm-none-eabi-gcc -mcpu=cortex-m7 -mthumb -mfloat-abi=hard -mfpu=fpv5-sp-d16 -O2 -w \
        -ffunction-sections -fdata-sections -Wl,--gc-sections -Wl,--no-warn-rwx-segments,--wrap=luaC_step \
        '-Dluai_makeseed(L)=1u' -nostartfiles --specs=rdimon.specs -T "$rig/mps2-an500.ld" "-I$out/lua" \
        -o "$out/lua.elf.new" "$rig/startup.c" "$rig/main.c" \
        $(ls "$out"/lua/*.c | grep -v '/luac\{0,1\}\.c$') -lm
    mv "$out/lua.elf.new" "$out/lua.elf"
}

is_built() {
    [ -f "$out/lua.elf" ] && [ -z "$(find "$rig" -newer "$out/lua.elf" -type f)" ]
}

has_all_parts || fail "the bench needs these Debian packages: $packages"
if is_built; then exit 0; fi
[ -f "$out/lua/lvm.c" ] || source_of_lua
compile
