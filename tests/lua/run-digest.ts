/**
 * Runs one test program in Node, in a native Lua with 32-bit numbers and in the simulator, so that a test can compare
 * its output. The program prints random numbers and generated levels, each with its fewest moves, dead ends and
 * difficulty.
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
 * Prints random numbers and generated levels with the simulator's Lua, one level in each update of the console. Returns
 * the printed lines.
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
