import { readFileSync } from "node:fs";
import { createDeviceClock } from "./clocks";
import type { Host } from "./host";
import { createMemoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/** A machine in Node for that game: the device's clock from 2000 on, no saves, silent; `other` says what is different. */
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
