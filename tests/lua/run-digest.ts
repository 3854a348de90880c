/**
 * Prints the digest in Node, in a native Lua with 32-bit numbers and in the simulator. The digest consists of random
 * numbers and generated levels with their verdicts (fewest moves, dead ends, difficulty).
 */
import type { Host } from "../../simulator/host";
import { runToEnd } from "../../src/kernel/task";
import { NO_INPUT, startGame } from "../simulator/game";
import { printDigest, type DigestSize } from "./digest";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInNode } from "./run-program";

let bundle: string | undefined;

export function digestInNode(extent: DigestSize): string[] {
  return linesInNode((emit) => runToEnd(printDigest(emit, extent)));
}

function programFor({ challengeCount, dayCount, runLevelCount }: DigestSize): string {
  bundle ??= compileTestProgram("tests/lua/print-digest");
  return `CHALLENGES, DAYS, RUN_LEVELS = ${challengeCount}, ${dayCount}, ${runLevelCount}; ${bundle}`;
}

export function digestInLua32(extent: DigestSize): string[] {
  return linesInLua32(programFor(extent));
}

/**
 * Returns the lines that the simulator's Lua prints for random numbers and generated levels, one level in each update.
 */
export function digestInSimulator(extent: DigestSize, host: Partial<Host> = {}): string[] {
  const { console, printed } = startGame(programFor(extent), host);
  let before: number;
  do {
    before = printed.length;
    console.update(NO_INPUT);
  } while (printed.length > before);
  return printed.flatMap((text) => text.split("\n"));
}
