/** Measures how many instructions a second the simulator's Lua VM executes in Node. */
import { readFileSync } from "node:fs";
import { createNodeHost } from "../../simulator/node-host";
import { createMachine } from "../../simulator/vm/machine";
import { printFigure } from "./figures";

const RUNS = 20;
const program = readFileSync(new URL("./vm-rate.lua", import.meta.url));

/**
 * Measures how many Lua VM instructions a second the simulator executes. Prints the best of several runs of one Lua
 * program.
 */
export function benchVmRate(): void {
  const { lua } = createNodeHost(new Map());
  const millionsASecond = Array.from({ length: RUNS }, () => measureRate(lua) / 1_000_000);
  printFigure("simulator in Node: million VM instructions a second", Math.round(Math.max(...millionsASecond)));
}

function measureRate(lua: WebAssembly.Module): number {
  const machine = createMachine({ lua, print: () => undefined });
  const startMs = performance.now();
  const instructions = machine.run(program, "vm-rate.lua");
  return (1000 * instructions) / (performance.now() - startMs);
}
