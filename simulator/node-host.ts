/** Creates the host of a simulated Playdate in Node, which provides files, a clock and other services. */
import { readFileSync } from "node:fs";
import { createSimulatedClock } from "./clocks";
import type { Host } from "./host";
import { createMemoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/**
 * Creates a host for a game that runs in Node. By default, the clock starts at the year 2000, and there are no saved
 * data yet. `overrides` replaces some of the host's services.
 */
export function createNodeHost(files: Host["files"], overrides: Partial<Host> = {}): Host {
  lua ??= new WebAssembly.Module(readFileSync(new URL("./vm/wasm/lua54.wasm", import.meta.url)));
  return {
    lua,
    files,
    clock: createSimulatedClock(0),
    store: createMemoryStore(),
    speaker: { play: () => {} },
    arguments: [],
    reducesFlashing: false,
    print: () => {},
    ...overrides,
  };
}
