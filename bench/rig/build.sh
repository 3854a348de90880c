#!/bin/sh
# Builds build/bench/lua.elf: Lua 5.4 with a Playdate's number types, for an emulated Cortex-M7.
set -eu
cd "$(dirname "$0")/../.."
out=build/bench
lua=build/lua32/source
rig=bench/rig
packages="gcc-arm-none-eabi, libnewlib-arm-none-eabi and qemu-system-arm"

fail() {
    echo "bench: $1" >&2
    exit 2
}

has_all_parts() {
    command -v arm-none-eabi-gcc >/dev/null && command -v qemu-system-arm >/dev/null &&
        echo '#include <stdio.h>' | arm-none-eabi-gcc --specs=rdimon.specs -E -x c - >/dev/null 2>&1
}

# Builds the Lua source with tools/lua32.sh, again if an older version of that script did not keep the source.
source_of_lua() {
    [ -f "$lua/lvm.c" ] || rm -rf build/lua32
    tools/lua32.sh >&2
}

# The hash seed is constant, so that every run executes the same instructions.
compile() {
    # shellcheck disable=SC2046 # the names of Lua's files hold no spaces
    arm-none-eabi-gcc -mcpu=cortex-m7 -mthumb -mfloat-abi=hard -mfpu=fpv5-sp-d16 -O2 -w \
        -ffunction-sections -fdata-sections -Wl,--gc-sections -Wl,--no-warn-rwx-segments,--wrap=luaC_step \
        '-Dluai_makeseed(L)=1u' -nostartfiles --specs=rdimon.specs -T "$rig/mps2-an500.ld" "-I$lua" \
        -o "$out/lua.elf.new" "$rig/startup.c" "$rig/main.c" \
        $(ls "$lua"/*.c | grep -v '/luac\{0,1\}\.c$') -lm
    mv "$out/lua.elf.new" "$out/lua.elf"
}

is_built() {
    [ -f "$out/lua.elf" ] && [ -f "$lua/lvm.c" ] && [ -z "$(find "$rig" "$lua/lvm.c" -newer "$out/lua.elf" -type f)" ]
}

has_all_parts || fail "this needs the Debian packages $packages"
if is_built; then exit 0; fi
source_of_lua
mkdir -p "$out"
compile
