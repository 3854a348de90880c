import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { notation } from "../../src/puzzles/ice-path/level";
import { findBestLevel, readIceShape, type IceFind, type IceSymmetry } from "../../tools/mine/ice-path-shape";
import { expectFault, expectParsed } from "../kernel/parse-results";
import { deadEnds, walkAll } from "../puzzles/ice-path/slow-walker";

const SHAPES = resolve(import.meta.dirname, "../../tools/mine/ice-shapes");

function mined(map: string, symmetry: IceSymmetry, minMoves: number, maxMoves: number): IceFind {
  const target = { symmetry, rocks: 4, snow: 2, minMoves, maxMoves };
  const find = runToEnd(findBestLevel(expectParsed(readIceShape(map)), target, 200, createRandom(1)));
  if (find === undefined) throw new Error("no level was found");
  return find;
}

const BARE = Array.from({ length: 8 }, () => "........").join("\n");

/**
 * Returns the rows of a level of Ice Path without the seal and the hole. A level may count as symmetric although these
 * two are not.
 */
function groundOf({ level }: IceFind): string[] {
  return notation
    .formatMap(level)
    .split("\n")
    .map((row) => row.replace(/[@O]/g, "."));
}

function mirrored(row: string): string {
  return Array.from(row).reverse().join("");
}

describe("a mined level of Ice Path", () => {
  test("a mined level of Ice Path has the wanted number of moves and no dead end", () => {
    const { level, verdict } = mined(BARE, "none", 6, 9);
    const map = notation.formatMap(level);
    expect(walkAll(map).par).toBe(verdict.par);
    expect(verdict.par).toBeGreaterThanOrEqual(6);
    expect(verdict.par).toBeLessThanOrEqual(9);
    expect(deadEnds(map)).toEqual([]);
  });

  test("a mined level of Ice Path keeps the things of its shape, including ice that must stay", () => {
    const shape = [".......", ".#._.#.", ".__*__.", ".#._.#.", "......."];
    const rows = groundOf(mined(shape.join("\n"), "none", 3, 20));
    shape.forEach((row, y) => {
      Array.from(row).forEach((thing, x) => {
        if (thing !== ".") expect(rows[y][x]).toBe(thing === "_" ? "." : thing);
      });
    });
  });

  test("a mined level of Ice Path has the wanted symmetry", () => {
    for (const row of groundOf(mined(BARE, "h", 4, 20))) expect(mirrored(row)).toBe(row);
    const upright = groundOf(mined(BARE, "v", 4, 20));
    expect(upright.toReversed()).toEqual(upright);
    const turned = groundOf(mined(BARE, "r", 4, 20));
    expect(turned.toReversed().map(mirrored)).toEqual(turned);
    const both = groundOf(mined(BARE, "4", 4, 20));
    expect(both.toReversed()).toEqual(both);
    expect(both.map(mirrored)).toEqual(both);
  });

  test("a mined level of Ice Path has the seal and the hole where the shape has them", () => {
    const rows = notation
      .formatMap(mined(BARE.replace(/^../, "@.").replace(/..$/, ".O"), "none", 3, 20).level)
      .split("\n");
    expect([rows[0].charAt(0), rows[7].charAt(7)]).toEqual(["@", "O"]);
  });

  test("no level of Ice Path is found if none meets the wishes", () => {
    const wish = { symmetry: "none", rocks: 0, snow: 0, minMoves: 5, maxMoves: 9 } as const;
    expect(runToEnd(findBestLevel(expectParsed(readIceShape("...\n...")), wish, 20, createRandom(1)))).toBeUndefined();
  });
});

test("a malformed shape is rejected with the row and column of the mistake", () => {
  expect(expectFault(readIceShape("..\n.x"))).toBe('row 2, column 2 is "x"; a map has only # * . _ @ O');
});

describe("the shapes for Ice Path", () => {
  test.each(readdirSync(SHAPES))("the shape %s can be parsed and is no larger than the board", (file) => {
    const { board } = expectParsed(readIceShape(readFileSync(join(SHAPES, file), "utf8")));
    expect(board.width).toBeLessThanOrEqual(12);
    expect(board.height).toBeLessThanOrEqual(12);
  });
});
