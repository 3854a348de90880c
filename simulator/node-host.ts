import { readFileSync } from "node:fs";
import { deviceClock } from "./clocks";
import type { Host } from "./host";
import { memoryStore } from "./stores";

let lua: WebAssembly.Module | undefined;

/** A machine in Node for that game: the device's clock from 2000 on, no saves, silent; `other` says what is different. */
export function nodeHost(files: Host["files"], other: Partial<Host> = {}): Host {
  lua ??= new WebAssembly.Module(readFileSync(new URL("./vm/wasm/lua54.wasm", import.meta.url)));
  return {
    lua,
    files,
    clock: deviceClock(0),
    store: memoryStore(),
    speaker: { play: () => {} },
    arguments: [],
    reduceFlashing: false,
    print: () => {},
    ...other,
  };
}
