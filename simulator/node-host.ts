/**
 * Creates the host (the program around the game, such as the web page) of a simulated Playdate that runs in Node: in
 * tests, in the bench and in the headless runner.
 */
import { readFileSync } from "node:fs";
import { createSimulatedClock } from "./clocks";
import type { Host } from "./host";
import { createMemoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/**
 * Creates a host (the program around the game, such as the web page) for a game that runs in Node. By default, the
 * host's clock starts at the year 2000, nothing is saved beforehand, and no sound is played; `overrides` replaces some
 * of these services.
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
