import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encodePng } from "../../tools/art/png";
import {
  drawSilhouettes,
  measureBlackShare,
  drawSilhouette,
  compareSilhouettes,
} from "../../tools/silhouettes/silhouette";
import { PIECES_BY_PUZZLE } from "../../tools/silhouettes/pieces";

/**
 * The least allowed difference between the pictures of two pieces of a puzzle. The difference is the share of pixels in
 * which their silhouettes differ, plus the difference between their shares of black. If two pieces differed less, a
 * player could tell them apart only by what is drawn inside their outlines. Views of one piece from several sides are
 * not compared.
 */
const MIN_DIFFERENCE = 0.18;
/**
 * The least allowed difference between the silhouettes of two pieces of a puzzle: the share of pixels in which the
 * silhouettes differ.
 */
const MIN_OUTLINE_DIFFERENCE = 0.12;
/** Two pieces that may have the same outline, because one is black and the other is white. */
const BALLS = ["black ball", "white ball"];
/**
 * Pairs of pieces that were once often confused with each other, and the least difference between their silhouettes.
 */
const ONCE_ALIKE = [
  ["Penguin", "wall", "treadmill", 0.18],
  ["Fruit", "stone", "barrel from the side", 0.25],
] as const;
const VIEW_SUFFIXES = [" from ", ", ", " asleep", " awake"];

/**
 * Returns which piece the picture with this name shows: the name without the side (" from …"), the state (" asleep")
 * and the number ("two …"). By this result, views of one piece are recognised and not compared with each other.
 */
function kindOf(name: string): string {
  return VIEW_SUFFIXES.reduce((kind, side) => kind.split(side)[0], name)
    .replace(/^two /, "")
    .replace(/s$/, "");
}

test.each(Object.entries(PIECES_BY_PUZZLE))(
  "no two pieces of %s are told apart by their insides alone",
  (_, pieces) => {
    for (const [at, one] of pieces.entries()) {
      for (const other of pieces.slice(at + 1)) {
        if (kindOf(one.name) === kindOf(other.name)) continue;
        const outline = compareSilhouettes(drawSilhouette(one.picture), drawSilhouette(other.picture));
        const mass = Math.abs(measureBlackShare(one.picture) - measureBlackShare(other.picture));
        expect(outline + mass, `${one.name}, ${other.name}`).toBeGreaterThan(MIN_DIFFERENCE);
        if (BALLS.includes(one.name)) continue;
        expect(outline, `${one.name}, ${other.name}`).toBeGreaterThan(MIN_OUTLINE_DIFFERENCE);
      }
    }
  },
);

test.each(ONCE_ALIKE)("in %s, the outlines of %s and %s are not alike", (puzzle, one, other, least) => {
  const [first, second] = [one, other].map((name) => {
    const piece = PIECES_BY_PUZZLE[puzzle].find((each) => each.name === name);
    if (piece === undefined) throw new Error(`no piece is named ${name}`);
    return drawSilhouette(piece.picture);
  });
  expect(compareSilhouettes(first, second)).toBeGreaterThan(least);
});

test.each(Object.entries(PIECES_BY_PUZZLE))("no two pictures of %s are the same", (_, pieces) => {
  expect(new Set(pieces.map(({ picture }) => picture.pixels.join())).size).toBe(pieces.length);
});

test("the sheet of docs/looks.md shows the pieces as they are", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../docs/looks/silhouettes.png"));
  expect(Buffer.compare(encodePng(drawSilhouettes(Object.values(PIECES_BY_PUZZLE))), sheet)).toBe(0);
});
