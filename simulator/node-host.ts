/** The host for consoles that run in Node: in tests, the bench and the headless runner. */
import { readFileSync } from "node:fs";
import { createDeviceClock } from "./clocks";
import type { Host } from "./host";
import { createMemoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/**
 * Creates a host for a game in Node: a device clock that starts in 2000, no saves and no sound, except for
 * `overrides`.
 */
export function createNodeHost(files: Host["files"], overrides: Partial<Host> = {}): Host {
  lua ??= new WebAssembly.Module(readFileSync(new URL("./vm/wasm/lua54.wasm", import.meta.url)));
  return {
    lua,
    files,
    clock: createDeviceClock(0),
    store: createMemoryStore(),
    speaker: { play: () => {} },
    arguments: [],
    reduceFlashing: false,
    print: () => {},
    ...overrides,
  };
}
