import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../../src/kernel/board";
import { DIRECTIONS, DOWN, RIGHT, UP, type Direction } from "../../../src/kernel/direction";
import { notation } from "../../../src/puzzles/fruit/level";
import { painter } from "../../../src/puzzles/fruit/paint/painter";
import { seedCount } from "../../seed-count";
import { arbitraryDrafts } from "../arbitrary-drafts";
import { anyMap } from "./maps";
import { cropPixels, paintPixels } from "./painted";

const MAX_MS = 1500;

const MEADOW = { x: 0, y: 186, width: 158, height: 54 };
/** The box of pixels in the sky of Fruit's scenery that must stay free for three lines of text. */
const SKY = { x: 0, y: 0, width: 160, height: 60 };
const SUN = { x: 108, y: 62, width: 50, height: 44 };

function boxOf(width: number, height: number, column: number, row: number) {
  const board = createBoard(width, height);
  return painter.boxOf(board, cellAt(board, column, row));
}

const anyMoves = fc.array(fc.constantFrom(...DIRECTIONS), { minLength: 1, maxLength: 6 });

describe("Fruit's painter", () => {
  test("the painter draws every draft, even one that lacks things which a level needs", () => {
    fc.assert(
      fc.property(
        arbitraryDrafts(notation.legend, notation.legend.sizeLimits),
        fc.constantFrom("lit", "out"),
        (map, lamp) => {
          expect(() => paintPixels({ map, lamp })).not.toThrow();
        },
      ),
    );
  });

  test("the painter draws every moment of every move on whole pixels, because the simulator refuses fractions", () => {
    fc.assert(
      fc.property(fc.nat(), anyMoves, fc.nat(MAX_MS), (seed, moves, elapsedMs) => {
        expect(() => paintPixels({ map: anyMap(seed), moves, elapsedMs })).not.toThrow();
      }),
      { numRuns: seedCount(100) },
    );
  });

  test("the painter draws arrivals, farewells, hints and trails without an error", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        anyMoves,
        fc.nat(MAX_MS),
        fc.constantFrom(...DIRECTIONS),
        (seed, moves, elapsedMs, hint) => {
          const map = anyMap(seed);
          expect(() => paintPixels({ map, shows: "arrival", elapsedMs })).not.toThrow();
          expect(() => paintPixels({ map, moves, shows: "farewell", elapsedMs })).not.toThrow();
          expect(() => paintPixels({ map, moves, shows: "hint", hint })).not.toThrow();
          expect(() => paintPixels({ map, moves, shows: "trails" })).not.toThrow();
        },
      ),
      { numRuns: seedCount(30) },
    );
  });

  test("the painter leaves the sky white where the texts stand", () => {
    const sky = cropPixels(paintPixels({ map: "A..\n...\nA..", shows: "background" }), SKY);
    expect(new Set(sky)).toEqual(new Set([1]));
  });

  test("the painter hides the sun and darkens the lawn once the level can no longer be won", () => {
    const [lit, out] = (["lit", "out"] as const).map((lamp) => paintPixels({ map: "A..\n...\nA..", lamp }));
    expect(cropPixels(out, SUN)).not.toEqual(cropPixels(lit, SUN));
    const middle = boxOf(3, 3, 1, 1);
    const whiteIn = (pixels: Uint8Array): number => cropPixels(pixels, middle).filter((pixel) => pixel === 1).length;
    expect(whiteIn(out)).toBeLessThan(whiteIn(lit) / 2);
  });

  test("the painter shows matched pairs below the tree, and hearts above them at the farewell", () => {
    const map = "A.A\n...\n...";
    const before = paintPixels({ map });
    const after = paintPixels({ map, moves: [RIGHT] });
    expect(cropPixels(after, MEADOW)).not.toEqual(cropPixels(before, MEADOW));
    const farewell = paintPixels({ map, moves: [RIGHT], shows: "farewell", elapsedMs: 600 });
    const abovePairs = { ...MEADOW, y: MEADOW.y - 40, height: 60 };
    expect(cropPixels(farewell, abovePairs)).not.toEqual(cropPixels(after, abovePairs));
  });

  test("the painter shows mud on a fruit that is lost to a puddle, and no mud on a stone that passes a puddle", () => {
    const lost = paintPixels({ map: "A.~\n...\nA..", moves: [RIGHT] });
    const clean = paintPixels({ map: "..A\n...\nA..", moves: [] });
    const puddle = boxOf(3, 3, 2, 0);
    expect(cropPixels(lost, puddle)).not.toEqual(cropPixels(clean, puddle));
    const stone = paintPixels({ map: "s~...\n.....\nA...A", moves: [RIGHT] });
    const bare = paintPixels({ map: "..s..\n.....\nA...A", moves: [RIGHT] });
    expect(cropPixels(stone, boxOf(5, 3, 4, 0))).toEqual(cropPixels(bare, boxOf(5, 3, 4, 0)));
  });

  test("the painter shows a hedgehog awake once it has eaten, and asleep again once a stone has hit it", () => {
    const hedgehog = boxOf(4, 3, 3, 0);
    const shownAfter = (map: string, moves: readonly Direction[]): Uint8Array =>
      cropPixels(paintPixels({ map, moves }), hedgehog);
    const asleep = shownAfter("...h\n....\nA..A", []);
    expect(shownAfter("A..h\n....\nA...", [RIGHT])).not.toEqual(asleep);
    const besideStone = shownAfter("..sh\n....\nA..A", []);
    expect(shownAfter("s..h\n....\nA..A", [RIGHT])).toEqual(besideStone);
  });

  test("the painter ends an anteater's sight line at the first piece in its way", () => {
    const free = paintPixels({ map: ">.....\n......\nA....A" });
    const barred = paintPixels({ map: ">..s..\n......\nA....A" });
    expect(cropPixels(barred, boxOf(6, 3, 1, 0))).toEqual(cropPixels(free, boxOf(6, 3, 1, 0)));
    expect(cropPixels(barred, boxOf(6, 3, 5, 0))).not.toEqual(cropPixels(free, boxOf(6, 3, 5, 0)));
  });

  test("the painter marks a hint at the hedge on the side to which the board leans", () => {
    const map = "A..\n...\n..A";
    const [up, down] = [UP, DOWN].map((hint) => paintPixels({ map, shows: "hint", hint }));
    const { x, y, height } = boxOf(3, 3, 0, 0);
    const upper = { x, y: y - 22, width: 90, height: 18 };
    const lower = { ...upper, y: y + 3 * height + 4 };
    const whiteIn = (pixels: Uint8Array, box: typeof upper): number =>
      cropPixels(pixels, box).filter((pixel) => pixel === 1).length;
    expect(whiteIn(up, upper)).toBeGreaterThan(whiteIn(down, upper));
    expect(whiteIn(down, lower)).toBeGreaterThan(whiteIn(up, lower));
  });

  test("the painter draws only the trails of the last move", () => {
    const map = "A..\n...\n..A";
    const after = paintPixels({ map, moves: [RIGHT, DOWN] });
    const trails = paintPixels({ map, moves: [RIGHT, DOWN], shows: "trails" });
    // The boxes on the screen through which the first fruit moves: along the upper row in the first move, and down the
    // last column in the second.
    const upperLeft = boxOf(3, 3, 0, 0);
    const middleRight = boxOf(3, 3, 2, 0);
    expect(cropPixels(trails, upperLeft)).toEqual(cropPixels(after, upperLeft));
    expect(cropPixels(trails, middleRight)).not.toEqual(cropPixels(after, middleRight));
  });

  test("the painter centres the board in the garden, with the largest cells that leave a border of 20 pixels", () => {
    for (let width = 3; width <= 6; width++) {
      for (let height = 3; height <= 6; height++) {
        const first = boxOf(width, height, 0, 0);
        const last = boxOf(width, height, width - 1, height - 1);
        expect(first.width).toBe(width <= 5 && height <= 5 ? 40 : 32);
        expect(Math.min(first.x - 160, first.y)).toBeGreaterThanOrEqual(20);
        expect([first.x % 4, first.y % 4]).toEqual([0, 0]);
        expect([first.x - 160, first.y]).toEqual([400 - last.x - last.width, 240 - last.y - last.height]);
      }
    }
  });
});
