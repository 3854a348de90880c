import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../src/kernel/board";
import { ANY_SIZE } from "../../src/kernel/draft";
import { computeBoardFingerprint } from "../../tools/fingerprint";
import { createLegend, type Legend } from "../../src/kernel/legend";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { canonicalForm, symmetriesOf } from "../kernel/symmetries";

const BALLS = createLegend(
  [
    { name: "black ball", characters: "@" },
    { name: "white ball", characters: "o" },
    { name: "nothing", characters: "." },
  ],
  ANY_SIZE,
);

function fingerprintOfMap(map: string, legend: Legend = BALLS): number {
  const rows = map.split("\n");
  const board = createBoard(rows[0].length, rows.length);
  const things = rows.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) =>
      character === "." ? [] : [{ cell: cellAt(board, x, y), kind: legend.characters.indexOf(character) }],
    ),
  );
  return computeBoardFingerprint(legend, {
    board,
    cells: things.map(({ cell }) => cell),
    kinds: things.map(({ kind }) => kind),
  });
}

const maps = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })).chain(([width, height]) => {
  const row = fc.string({ unit: fc.constantFrom(".", ".", ".", "o", "@"), minLength: width, maxLength: width });
  return fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
});

function randomMap(random: Random, width: number, height: number, balls: number): string {
  const cells = new Array<string>(width * height).fill(".");
  for (let ball = 0; ball < balls; ball++) cells[drawRandomBelow(random, cells.length)] = "o";
  cells[drawRandomBelow(random, cells.length)] = "@";
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join("")).join("\n");
}

describe("equal fingerprints", () => {
  test("all eight turns and mirrors of a level have the same fingerprint", () => {
    fc.assert(
      fc.property(maps, (map) => {
        expect(new Set(symmetriesOf(map).map((turn) => fingerprintOfMap(turn))).size).toBe(1);
      }),
    );
  });

  test("the fingerprint does not depend on the order of the things", () => {
    const board = createBoard(12, 7);
    const cells = fc.constantFrom(...board.cells);
    const things = fc.array(fc.record({ cell: cells, kind: fc.nat(1) }), { maxLength: 13 });
    const orders = things.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    const numberOf = (some: readonly { cell: number; kind: number }[]) =>
      computeBoardFingerprint(BALLS, {
        board,
        cells: some.map(({ cell }) => cell),
        kinds: some.map(({ kind }) => kind),
      });
    fc.assert(
      fc.property(orders, ([some, shuffled]) => {
        expect(numberOf(shuffled)).toBe(numberOf(some));
      }),
    );
  });
});

describe("different fingerprints", () => {
  test("boards of different sizes and pieces of different kinds have different fingerprints", () => {
    expect(fingerprintOfMap("@o..")).not.toBe(fingerprintOfMap("@o..."));
    expect(fingerprintOfMap("@o..\n....")).not.toBe(fingerprintOfMap("@o.."));
    expect(fingerprintOfMap("@o..")).not.toBe(fingerprintOfMap("o@.."));
  });

  test("two different levels have the same fingerprint in only about one of two million pairs", () => {
    const random = createRandom(8);
    const byCanonical = new Map<string, number>();
    while (byCanonical.size < 20_000) {
      const map = randomMap(random, 12, 7, 3 + drawRandomBelow(random, 10));
      byCanonical.set(canonicalForm(map), fingerprintOfMap(map));
    }
    const pairs = (20_000 * 19_999) / 2;
    expect(countEqualPairs([...byCanonical.values()])).toBeLessThan(pairs / 1_500_000);
  });

  test("all levels with one white ball and the black ball on a small board have different fingerprints", () => {
    const numberOf = new Map<string, number>();
    const cells = Array.from({ length: 7 * 5 }, (_, at) => at);
    for (const black of cells) {
      for (const white of cells) {
        if (black === white) continue;
        const text = cells.map((cell) => (cell === black ? "@" : cell === white ? "o" : "."));
        const map = [0, 1, 2, 3, 4].map((y) => text.slice(7 * y, 7 * y + 7).join("")).join("\n");
        numberOf.set(canonicalForm(map), fingerprintOfMap(map));
      }
    }
    expect(new Set(numberOf.values()).size).toBe(numberOf.size);
  });
});

function countEqualPairs(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  let pairs = 0;
  for (const number of numbers) {
    const before = counts.get(number) ?? 0;
    pairs += before;
    counts.set(number, before + 1);
  }
  return pairs;
}
