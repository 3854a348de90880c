#!/bin/sh
# Builds build/lua32/lua and luac: stock Lua 5.4 with 32-bit integers and 32-bit floats, as on a Playdate. The source
# stays in build/lua32/source. It comes from the folder LUA_SRC, or from Debian's source package, which is fetched
# without changing the system's settings, or from the tarball on lua.org.
set -eu
cd "$(dirname "$0")/.."
out=build/lua32
work=build/lua32.work
# The archive of Lua's source on lua.org. Debian 12's package of Lua is made from the same archive.
tarball=lua-5.4.4.tar.gz
tarball_sha256=164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61

fail() {
    echo "lua32: $1" >&2
    exit 2
}

has_device_numbers() {
    "$1" -e 'assert(_VERSION == "Lua 5.4" and math.maxinteger == 2147483647 and 16777217.0 == 16777216.0)' 2>/dev/null
}

# Fetches the distribution's Lua source into $work/source.
fetch_package() {
    command -v apt-get >/dev/null || return 1
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
    ) >"$work/log" 2>&1 && unpack "$work"/lua5.4_*.orig.tar.gz
}

# Fetches Lua's own tarball into $work/source.
fetch_tarball() {
    url=https://www.lua.org/ftp/$tarball
    mkdir -p "$work"
    download "$url" "$work/$tarball" 2>"$work/log" ||
        fail "no source of Lua: neither Debian's package nor $url could be fetched; say 'make lua32 LUA_SRC=dir', dir being src/ of a Lua 5.4"
    found=$(sha256 "$work/$tarball") || fail "no sha256sum, shasum or openssl here to check $tarball with"
    [ "$found" = "$tarball_sha256" ] ||
        fail "what came from $url is not $tarball: its SHA-256 is $found, not $tarball_sha256"
    unpack "$work/$tarball"
}

download() {
    if command -v curl >/dev/null; then
        curl --fail --silent --show-error --location --output "$2" "$1"
    else
        wget -q -O "$2" "$1"
    fi
}

sha256() {
    if command -v sha256sum >/dev/null; then
        sha256sum "$1" | cut -d ' ' -f 1
    elif command -v shasum >/dev/null; then
        shasum -a 256 "$1" | cut -d ' ' -f 1
    elif command -v openssl >/dev/null; then
        openssl dgst -sha256 -r "$1" | cut -d ' ' -f 1
    else
        return 1
    fi
}

# unpack TARBALL: moves the tarball's folder src/ to $work/source.
unpack() {
    rm -rf "$work/source" "$work/unpacked"
    mkdir -p "$work/unpacked"
    gzip -dc "$1" | (cd "$work/unpacked" && tar xf -)
    mv "$work"/unpacked/*/src "$work/source"
}

copy() {
    for file in lua.h luaconf.h lvm.c lua.c luac.c; do
        [ -f "$LUA_SRC/$file" ] || fail "LUA_SRC=$LUA_SRC has no $file: it should be the folder src/ of a Lua 5.4"
    done
    mkdir -p "$work/source"
    cp "$LUA_SRC"/*.c "$LUA_SRC"/*.h "$work/source"
}

# compile PROGRAM OTHER: compiles all of Lua except the other program's main file.
compile() {
    # shellcheck disable=SC2046 # the names of Lua's files hold no spaces
    (cd "$work/source" && "$cc" -O2 -DLUA_USE_POSIX -o "../$1" $(ls ./*.c | grep -v "/$2\.c\$") -lm)
}

if has_device_numbers "$out/lua" && [ -x "$out/luac" ]; then exit 0; fi
cc=$(command -v cc || command -v gcc || command -v clang) || fail "no C compiler here (cc, gcc or clang) to build Lua with"
rm -rf "$work" "$out"
if [ -n "${LUA_SRC:-}" ]; then copy; else fetch_package || fetch_tarball; fi
sed 's/^#define LUA_32BITS[[:space:]].*/#define LUA_32BITS 1/' "$work/source/luaconf.h" >"$work/luaconf.h"
mv "$work/luaconf.h" "$work/source/luaconf.h"
compile lua luac
compile luac lua
has_device_numbers "$work/lua" || fail "${LUA_SRC:-the fetched source} is not a Lua 5.4 that can have 32-bit numbers"
mkdir -p "$out"
mv "$work/lua" "$work/luac" "$work/source" "$out"
rm -rf "$work"
echo "build/lua32/lua is ready."
