import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keepsakeNames } from "../../src/puzzles/keepsakes";
import { KEEPSAKE_COUNT, KEEPSAKE_SIZE } from "../../src/puzzles/looks/keepsake";
import { inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readFrames } from "../../tools/art/frames";
import { readSprites } from "../../tools/art/sprite-text";
import { compareSilhouettes } from "../../tools/silhouettes/silhouette";
import { projectFolder } from "../../tools/packaging/project-folder";
import { PUZZLE_ROWS } from "../play/puzzles";

/**
 * The least share of pixels (0 to 1) in which the outlines of two keepsakes, the souvenirs that a player earns, must
 * differ.
 */
const MIN_DIFFERENCE = 0.1;

function spritesOf(id: string): Readonly<Record<string, Bitmap>> {
  return readSprites(join(projectFolder, `tools/art/${id}/keepsakes.txt`));
}

function drawnNames(id: string): string[] {
  return Object.keys(spritesOf(id));
}

const SPRITES = PUZZLE_ROWS.flatMap(([id]) => Object.entries(spritesOf(id)));

const KEEPSAKES = PUZZLE_ROWS.flatMap(([id]) =>
  readFrames(`images/${id}/keepsakes-table-${KEEPSAKE_SIZE}-${KEEPSAKE_SIZE}.png`).map((picture, index) => ({
    name: `${id}: ${drawnNames(id)[index]}`,
    picture,
  })),
);

function isOnEdge(x: number, y: number): boolean {
  return x === 0 || y === 0 || x === KEEPSAKE_SIZE - 1 || y === KEEPSAKE_SIZE - 1;
}

function hasWhiteOnEdge(picture: Bitmap): boolean {
  return picture.pixels.some(
    (ink, index) => ink === "white" && isOnEdge(index % KEEPSAKE_SIZE, Math.floor(index / KEEPSAKE_SIZE)),
  );
}

describe("the keepsakes", () => {
  test.each(PUZZLE_ROWS)("all keepsakes of %s are drawn and named in the same order", (id) => {
    const names = keepsakeNames(id);
    expect(names).toHaveLength(KEEPSAKE_COUNT);
    expect(names.map((name) => name.toLowerCase())).toEqual(drawnNames(id));
  });

  test("a puzzle without names for its keepsakes has none", () => {
    expect(keepsakeNames("unfinished")).toEqual([]);
  });

  test("any two keepsakes differ in outline", () => {
    expect(SPRITES).toHaveLength(KEEPSAKE_COUNT * PUZZLE_ROWS.length);
    SPRITES.forEach(([name, one], index) => {
      for (const [otherName, other] of SPRITES.slice(index + 1)) {
        expect(compareSilhouettes(one, other), `${name}, ${otherName}`).toBeGreaterThan(MIN_DIFFERENCE);
      }
    });
  });

  test.each(KEEPSAKES)("$name stands on the lower edge of its picture, with a black rim around it", ({ picture }) => {
    expect(hasWhiteOnEdge(picture)).toBe(false);
    const foot = Array.from({ length: KEEPSAKE_SIZE }, (_, x) => inkAt(picture, x, KEEPSAKE_SIZE - 1));
    expect(foot).toContain("black");
  });
});
