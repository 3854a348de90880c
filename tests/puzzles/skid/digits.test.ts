import { expect, test } from "vitest";
import { below, createRandom } from "../../../src/kernel/random";
import { createBoard } from "../../../src/kernel/board";
import { finish } from "../../../src/kernel/work";
import { digitsOf } from "../../../src/puzzles/skid/make/digits";
import { keyOf } from "../../../src/puzzles/skid/explore/exploration";
import { Code, layoutOf, Piece } from "../../../src/puzzles/skid/explore/lanes";
import { goneCode } from "../../../src/puzzles/skid/explore/shift";

const CELLS = 36;
const KINDS = [Piece.Red, Piece.Yellow, Piece.Ice, Piece.Crate];

const layout = finish(layoutOf(createBoard(8, 8), CELLS));
const { rows, columns } = finish(digitsOf(layout));
const [toColumns] = layout.turns;

/** The codes of a position of six rows of six cells: one piece in so many of a hundred cells. */
function anyPosition(seed: number, percent: number): number[] {
  const random = createRandom(seed, percent);
  const codes: number[] = [];
  for (let cell = 1; cell <= CELLS; cell++) {
    if (below(random, 100) < percent) codes.push(Code.Kinds * cell + KINDS[below(random, KINDS.length)]);
  }
  while (codes.length < CELLS) codes.push(goneCode(layout, codes.length));
  if (codes[CELLS - 1] >= goneCode(layout, 0)) codes[CELLS - 1] += below(random, 4);
  return codes;
}

/** The codes of the pieces that a key tells of, and what is broken. */
function readKey(key: readonly number[]): { codes: number[]; broken: number } {
  const codes: number[] = [];
  const rests = [...key];
  for (let cell = CELLS; cell >= 1; cell--) {
    const units = rows.map((weights) => weights[Code.Kinds * cell + Piece.Red - 1]);
    const part = units.findIndex((unit) => unit > 0);
    const digit = Math.floor(rests[part] / units[part]);
    rests[part] -= digit * units[part];
    if (digit > 0) codes.unshift(Code.Kinds * cell + digit - 1);
  }
  expect(rests.slice(0, -1)).toEqual([0, 0]);
  return { codes, broken: rests[rests.length - 1] };
}

test("a key tells where every piece of its position is and what is broken", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const position = anyPosition(seed, 10 + (seed % 80));
    const key = rows.map((weights) => keyOf(position, weights));
    expect(readKey(key), `seed ${seed}`).toEqual({
      codes: position.filter((code) => code < goneCode(layout, 0)),
      broken: position[CELLS - 1] >= goneCode(layout, 0) ? position[CELLS - 1] % Code.Kinds : 0,
    });
  }
});

test("a key is the same row by row and column by column", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const position = anyPosition(seed, 50);
    const turned = position.map((code) => toColumns[code - 1]);
    expect(columns.map((weights) => keyOf(turned, weights))).toEqual(rows.map((weights) => keyOf(position, weights)));
  }
});

test("the parts of a key are below 2^31 together, even on a board full of crates", () => {
  const crates = Array.from({ length: CELLS }, (_, at) => Code.Kinds * (at + 1) + Piece.Crate);
  const most = [...crates, goneCode(layout, CELLS - 1) + 3];
  const sum = rows.map((weights) => keyOf(most, weights)).reduce((one, other) => one + other);
  expect(sum).toBeLessThan(2 ** 31);
});

test("a piece that touches its goal makes the first part negative", () => {
  const touching = [...anyPosition(1, 20), Code.Kinds * 7 + Piece.RedAtGoal];
  expect(keyOf(touching, rows[0])).toBeLessThan(0);
});
