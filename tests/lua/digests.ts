import type { Host } from "../../simulator/host";
import { finish } from "../../src/kernel/work";
import { NOTHING, startGame } from "../simulator/game";
import { digest, type Extent } from "./digest";
import { compiledLua } from "../compiled-lua";
import { linesInLua32, linesInNode } from "./programs";

let bundle: string | undefined;

/** The digest as Node computes it, line by line. */
export function digestInNode(extent: Extent): string[] {
  return linesInNode((emit) => finish(digest(emit, extent)));
}

/** The program that prints the digest. */
function programFor({ challenges, runLevels }: Extent): string {
  bundle ??= compiledLua("tests/lua/print-digest");
  return `CHALLENGES, RUN_LEVELS = ${challenges}, ${runLevels}; ${bundle}`;
}

/** The lines that Lua with a Playdate's numbers prints, built for this machine. */
export function digestInLua32(extent: Extent): string[] {
  return linesInLua32(programFor(extent));
}

/** The lines that the simulator's Lua prints, a level a frame. */
export function digestInSimulator(extent: Extent, host: Partial<Host> = {}): string[] {
  const { console, printed } = startGame(programFor(extent), host);
  let before: number;
  do {
    before = printed.length;
    console.update(NOTHING);
  } while (printed.length > before);
  return printed.flatMap((text) => text.split("\n"));
}
