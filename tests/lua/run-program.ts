/**
 * Runs one test program in Node, in the simulator's Lua and in a native Lua with 32-bit numbers. Returns what the
 * program prints.
 */
import { execFileSync } from "node:child_process";
import { lua32 } from "../available-programs";
import { nameProgramSources } from "../compile-test-programs";
import { printedBy } from "../simulator/game";

/**
 * A test program that prints lines of text: it passes each line to `emit`. The lines must be the same in Node and in
 * every Lua interpreter.
 */
export type Program = (emit: (line: string) => void) => void;

export function linesInNode(program: Program): string[] {
  const lines: string[] = [];
  program((text) => lines.push(...text.split("\n")));
  return lines;
}

/** Runs a compiled test program in the simulator's Lua and returns the lines that it prints. */
export function linesInSimulator(bundle: string): string[] {
  return printedBy(bundle, { nameSources: nameProgramSources }).flatMap((text) => text.split("\n"));
}

/**
 * Runs a compiled program in a native Lua with 32-bit numbers, as on a Playdate. Returns the lines that it prints, and
 * throws if this Lua is not built.
 */
export function linesInLua32(bundle: string): string[] {
  if (lua32 === undefined) throw new Error("there is no Lua with 32-bit numbers");
  const printed = execFileSync(lua32, ["-"], { input: bundle, encoding: "utf8", maxBuffer: Infinity });
  return printed.replace(/\n$/, "").split("\n");
}
