import type { Host } from "../../simulator/host";
import { runToEnd } from "../../src/kernel/task";
import { NO_INPUT, startGame } from "../simulator/game";
import { printDigest, type DigestSize } from "./digest";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInNode } from "./run-program";

let bundle: string | undefined;

/** The digest as Node computes it, line by line. */
export function digestInNode(extent: DigestSize): string[] {
  return linesInNode((emit) => runToEnd(printDigest(emit, extent)));
}

/** The program that prints the digest. */
function programFor({ challenges, runLevels }: DigestSize): string {
  bundle ??= compileTestProgram("tests/lua/print-digest");
  return `CHALLENGES, RUN_LEVELS = ${challenges}, ${runLevels}; ${bundle}`;
}

/** The lines that Lua with a Playdate's numbers prints, built for this machine. */
export function digestInLua32(extent: DigestSize): string[] {
  return linesInLua32(programFor(extent));
}

/** The lines that the simulator's Lua prints, a level a frame. */
export function digestInSimulator(extent: DigestSize, host: Partial<Host> = {}): string[] {
  const { console, printed } = startGame(programFor(extent), host);
  let before: number;
  do {
    before = printed.length;
    console.update(NO_INPUT);
  } while (printed.length > before);
  return printed.flatMap((text) => text.split("\n"));
}
