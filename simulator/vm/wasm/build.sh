#!/bin/sh
# Builds the simulator's Lua interpreter as a WebAssembly module, from the source that `make lua32` fetches.
# Uses Emscripten's compiler without its JavaScript runtime.
# build.sh FILE      writes the WebAssembly module FILE.
# build.sh           writes lua54.wasm beside this script, its SHA-256, and the versions of the tools used.
# build.sh --with    prints the versions of the tools that would be used.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$here/../../../build
source=$build/lua32/source

fail() {
    echo "wasm: $1" >&2
    exit 2
}

# Prints the versions of the tools, because they determine the module's bytes.
built_with() {
    printf 'Lua 5.4.%s\n' "$(sed -n 's/^#define LUA_VERSION_RELEASE[[:space:]]*"\(.*\)"/\1/p' "$source/lua.h")"
    emcc --version | sed -n '1s/.*) \([0-9.]*\).*/Emscripten \1/p'
    emcc -v 2>&1 | sed -n 's/.*\(clang version [0-9.]*\).*/\1/p'
    wasm-opt --version
}

# compile FOLDER: compiles the C files in FOLDER to FOLDER/lua54.wasm.
compile() {
    # The names of the Lua functions that the host calls, one a line.
    exports=$(sed 's/^/-Wl,--export=/' "$here/exports.txt" | tr '\n' ' ')
    # shellcheck disable=SC2046,SC2086 # neither the exports nor the files have spaces
    (
        cd "$1"
        emcc -O3 -include settings.h -sSTANDALONE_WASM --no-entry \
            -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0 \
            -sINITIAL_MEMORY=2MB -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=64MB -sTOTAL_STACK=256KB \
            $exports -o lua54.wasm $(ls ./*.c)
    )
}

command -v emcc >/dev/null || fail "emcc was not found; install Debian's package emscripten"
[ -f "$source/lvm.c" ] || fail "there is no Lua source in build/lua32/source; run make lua32 first"
if [ "${1:-}" = --with ]; then
    built_with
    exit 0
fi

mkdir -p "$build"
work=$(mktemp -d "$build/wasm.XXXXXX")
trap 'rm -rf "$work"' EXIT
cp "$source"/*.c "$source"/*.h "$here/face.c" "$here/settings.h" "$work"
# Remove the programs lua and luac, and the libraries that the console lacks.
for file in lua luac linit liolib loslib loadlib ldblib; do rm "$work/$file.c"; done
patch -s -d "$work" -p1 <"$here/lua.patch"
compile "$work"
chmod 644 "$work/lua54.wasm"
if [ $# -eq 1 ]; then
    mv "$work/lua54.wasm" "$1"
    exit 0
fi
mv "$work/lua54.wasm" "$here"
cd "$here"
sha256sum lua54.wasm >lua54.wasm.sha256
built_with >built-with.txt
cat built-with.txt lua54.wasm.sha256
