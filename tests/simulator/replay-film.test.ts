import { readFileSync } from "node:fs";
import { GifReader } from "omggif";
import { describe, expect, test } from "vitest";
import { filmReplay, ReplayRefused } from "../../simulator/replay-film";
import { writeLevelCode } from "../../src/game/codes/level-code";
import type { Direction } from "../../src/kernel/direction";
import { formatMoves } from "../../src/kernel/moves-text";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { longSolution } from "../play/long-solution";
import { GAME_FILES } from "../play/player";
import { PUZZLE_ROWS, puzzleIndexOf, puzzleOf } from "../play/puzzles";
import { solve } from "../play/solver";

const host = {
  lua: new WebAssembly.Module(readFileSync(new URL("../../simulator/vm/wasm/lua54.wasm", import.meta.url))),
  files: GAME_FILES,
};
const TICKS_IN_20_SECONDS = 2000;
const MEGABYTE = 1_000_000;
const MANY_MOVES = 50;

function gifOf(replay: string): Uint8Array {
  const frames = filmReplay(host, replay);
  for (;;) {
    const { done, value } = frames.next();
    if (done === true) return value.gif;
  }
}

function replayOf(puzzleId: string, map: string, moves: readonly Direction[]): string {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
  return `${code}.${formatMoves(moves)}`;
}

function mapsOf(puzzleId: string): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
}

function longReplayOf(puzzleId: string): string {
  for (const map of mapsOf(puzzleId).reverse()) {
    const solution = longSolution(puzzleId, map, MANY_MOVES);
    if (solution !== undefined) return replayOf(puzzleId, map, [...solution.moves, ...solution.winningMoves]);
  }
  throw new Error(`no level of ${puzzleId} has a long solution`);
}

/** Returns the length of a GIF film in hundredths of a second. */
function tickCount(reader: GifReader): number {
  let ticks = 0;
  for (let index = 0; index < reader.numFrames(); index++) ticks += reader.frameInfo(index).delay;
  return ticks;
}

describe("the film of a replay", () => {
  test.each(PUZZLE_ROWS)("the film of a long replay of %s has less than a megabyte in 20 seconds", (puzzleId) => {
    const bytes = gifOf(longReplayOf(puzzleId));
    const ticks = tickCount(new GifReader(bytes));
    expect((bytes.length * TICKS_IN_20_SECONDS) / ticks).toBeLessThan(MEGABYTE);
  });

  test("films of the same replay have the same bytes", () => {
    const [map] = mapsOf("skid");
    const replay = replayOf("skid", map, solve(map, "skid"));
    expect(gifOf(replay)).toEqual(gifOf(replay));
  });

  test("a replay with a wrong code or with moves that do not win is refused", () => {
    const [map] = mapsOf("skid");
    expect(() => gifOf(replayOf("skid", map, [0]))).toThrow(ReplayRefused);
    expect(() => gifOf("25NY8.R")).toThrow("the game cannot play this replay: wrong");
  });
});
