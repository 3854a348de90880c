import { createHash } from "node:crypto";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../src/kernel/random";
import { readFolder } from "../../simulator/folder";
import { createMemoryStore } from "../../simulator/stores";
import { projectFolder } from "../../tools/packaging/project-folder";
import { compileTestProgram } from "../compile-test-programs";
import { randomLevel } from "../game/random-level";
import { PUZZLE_ROWS, puzzleOf } from "../play/puzzles";
import { NO_INPUT, startGame } from "../simulator/game";
import { expectGoldenLines } from "./golden-lines";
import { CELEBRATION_END, REQUEST_FILE, type Request } from "./paint-game/request";

/**
 * The most updates that the drawing program may make before the test fails. The program needs fewer to draw all its
 * pictures.
 */
const MAX_UPDATES = 60_000;
const HASH_LENGTH = 4;

const CAMPAIGN_MOVE_EVERY_MS = 120;
/**
 * The number of random levels of each puzzle whose moves are drawn. Their pictures follow each other at shorter
 * intervals than those of campaign levels.
 */
const RANDOM_LEVELS = 16;
const RANDOM_MOVE_EVERY_MS = 20;
/** The number of random levels that are generated for each puzzle. Of these, one level of each board size is shown. */
const LEVELS_OF_SIZES = 600;

const lua = compileTestProgram("tests/golden/paint-game/main");
const files = readFolder(join(projectFolder, "assets"));

function pictureLines(request: Request): string[] {
  const store = createMemoryStore();
  store.write(`${REQUEST_FILE}.json`, JSON.stringify(request));
  const { console, printed } = startGame(lua, { files, store });
  const lines: string[] = [];
  for (let update = 0; update < MAX_UPDATES; update++) {
    const printedBefore = printed.length;
    console.update(NO_INPUT);
    if (printed.at(-1) === "end") return lines;
    if (printed.length > printedBefore) lines.push(`${printed.at(-1)}:`);
    const hash = createHash("sha1").update(console.pixels).digest("hex").slice(0, HASH_LENGTH);
    lines[lines.length - 1] += ` ${hash}`;
  }
  throw new Error("the pictures do not end");
}

function mapsOfSizes(puzzleId: string): string[] {
  const random = createRandom(2);
  const bySize = new Map<string, string>();
  for (let count = 0; count < LEVELS_OF_SIZES; count++) {
    const map = randomLevel(puzzleOf(puzzleId), random);
    const rows = map.split("\n").filter((row) => row.length === map.indexOf("\n"));
    const size = `${map.indexOf("\n")} by ${rows.length}`;
    if (!bySize.has(size)) bySize.set(size, map);
  }
  return [...bySize].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, map]) => map);
}

describe("the pictures of a level", () => {
  const linesOf = new Map<string, readonly string[]>();
  beforeAll(() => {
    for (const [id] of PUZZLE_ROWS)
      linesOf.set(id, pictureLines({ puzzleId: id, moveEveryMs: CAMPAIGN_MOVE_EVERY_MS }));
  });

  test.each(PUZZLE_ROWS)("%s is drawn as in tests/golden: arrivals, moves, rests, hints and celebrations", (id) => {
    const lines = linesOf.get(id)!.filter((line) => !line.includes(CELEBRATION_END));
    expect(lines.length).toBeGreaterThan(0);
    expectGoldenLines(`${id}-pictures`, lines);
  });

  test.each(PUZZLE_ROWS)("random levels of %s are drawn as in tests/golden, every 20 ms of each move", (id) => {
    const random = createRandom(1);
    const maps = Array.from({ length: RANDOM_LEVELS }, () => randomLevel(puzzleOf(id), random));
    const lines = pictureLines({ puzzleId: id, maps, moveEveryMs: RANDOM_MOVE_EVERY_MS });
    expectGoldenLines(`${id}-random-pictures`, lines);
  });

  test.each(PUZZLE_ROWS)("the backgrounds of %s on boards of different sizes are drawn as in tests/golden", (id) => {
    expectGoldenLines(`${id}-backgrounds`, pictureLines({ puzzleId: id, maps: mapsOfSizes(id) }));
  });

  test.each(PUZZLE_ROWS)("a celebration of %s stands still from its end on", (id) => {
    const ends = linesOf.get(id)!.filter((line) => line.includes(CELEBRATION_END));
    expect(ends.length).toBeGreaterThan(0);
    for (const line of ends) {
      const [name, hashes] = line.split(": ");
      expect(new Set(hashes.split(" ")).size, name).toBe(1);
    }
  });
});
