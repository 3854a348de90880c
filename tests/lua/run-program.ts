import { execFileSync } from "node:child_process";
import { lua32 } from "../available-programs";
import { printedBy } from "../simulator/game";

/** Writes line by line what is to be the same in every Lua as in Node. */
export type Program = (emit: (line: string) => void) => void;

/** The lines of a program that is run in Node. */
export function linesInNode(program: Program): string[] {
  const lines: string[] = [];
  program((text) => lines.push(...text.split("\n")));
  return lines;
}

/** The lines that a bundle prints as the simulator's Lua loads it. */
export function linesInSimulator(bundle: string): string[] {
  return printedBy(bundle).flatMap((text) => text.split("\n"));
}

/** The lines that a bundle prints in Lua with a Playdate's numbers, built for this machine; it must be there. */
export function linesInLua32(bundle: string): string[] {
  if (lua32 === undefined) throw new Error("there is no Lua with 32-bit numbers");
  const printed = execFileSync(lua32, ["-"], { input: bundle, encoding: "utf8", maxBuffer: Infinity });
  return printed.replace(/\n$/, "").split("\n");
}
