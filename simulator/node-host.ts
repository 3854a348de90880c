/**
 * Creates the host of a simulated Playdate that runs in Node: in tests, in the bench and in the headless runner. The
 * host provides the services that the Playdate needs, such as files and a clock.
 */
import { readFileSync } from "node:fs";
import { createSimulatedClock } from "./clocks";
import type { Host } from "./host";
import { createMemoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/**
 * Creates a host for a game that runs in Node. By default, the host's clock starts at the year 2000, nothing is saved
 * beforehand, and no sound is played. `overrides` replaces some of these services.
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
