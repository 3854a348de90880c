import { expect, test } from "vitest";
import { drawRandomBelow, createRandom } from "../../../src/kernel/random";
import { createBoard } from "../../../src/kernel/board";
import { runToEnd } from "../../../src/kernel/task";
import { findOrCreateManyPieceWeights } from "../../../src/puzzles/skid/make/many-piece-weights";
import { keyOf } from "../../../src/puzzles/tilting/search-memory";
import { CodeLayout, findOrCreateBoardCodes, CodedKind } from "../../../src/puzzles/skid/explore/slide-tables";
import { goneCode } from "../../../src/puzzles/skid/explore/move-pieces";

const CELLS = 36;
const KINDS = [CodedKind.Red, CodedKind.Yellow, CodedKind.Ice, CodedKind.Crate];

const layout = runToEnd(findOrCreateBoardCodes(createBoard(8, 8), CELLS));
const { rows, columns } = runToEnd(findOrCreateManyPieceWeights(layout));
const [toColumns] = layout.transposedCodes;

function anyState(seed: number, percent: number): number[] {
  const random = createRandom(seed, percent);
  const codes: number[] = [];
  for (let cell = 1; cell <= CELLS; cell++) {
    if (drawRandomBelow(random, 100) < percent)
      codes.push(CodeLayout.PerCell * cell + KINDS[drawRandomBelow(random, KINDS.length)]);
  }
  while (codes.length < CELLS) codes.push(goneCode(layout, codes.length));
  if (codes[CELLS - 1] >= goneCode(layout, 0)) codes[CELLS - 1] += drawRandomBelow(random, 4);
  return codes;
}

function readKey(key: readonly number[]): { codes: number[]; broken: number } {
  const codes: number[] = [];
  const rests = [...key];
  for (let cell = CELLS; cell >= 1; cell--) {
    const units = rows.map((weights) => weights[CodeLayout.PerCell * cell + CodedKind.Red - 1]);
    const numberIndex = units.findIndex((unit) => unit > 0);
    const digit = Math.floor(rests[numberIndex] / units[numberIndex]);
    rests[numberIndex] -= digit * units[numberIndex];
    if (digit > 0) codes.unshift(CodeLayout.PerCell * cell + digit - 1);
  }
  expect(rests.slice(0, -1)).toEqual([0, 0]);
  return { codes, broken: rests[rests.length - 1] };
}

test("a key tells where every piece of its state is, and which combos are broken", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const state = anyState(seed, 10 + (seed % 80));
    const key = rows.map((weights) => keyOf(state, CELLS, weights));
    expect(readKey(key), `seed ${seed}`).toEqual({
      codes: state.filter((code) => code < goneCode(layout, 0)),
      broken: state[CELLS - 1] >= goneCode(layout, 0) ? state[CELLS - 1] % CodeLayout.PerCell : 0,
    });
  }
});

test("a key is the same whether cells are numbered by rows or by columns", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const state = anyState(seed, 50);
    const turned = state.map((code) => toColumns[code - 1]);
    expect(columns.map((weights) => keyOf(turned, CELLS, weights))).toEqual(
      rows.map((weights) => keyOf(state, CELLS, weights)),
    );
  }
});

test("the parts of a key are below 2^31 together, even on a board full of crates", () => {
  const crates = Array.from({ length: CELLS }, (_, at) => CodeLayout.PerCell * (at + 1) + CodedKind.Crate);
  const most = [...crates, goneCode(layout, CELLS - 1) + 3];
  const sum = rows.map((weights) => keyOf(most, CELLS, weights)).reduce((one, other) => one + other);
  expect(sum).toBeLessThan(2 ** 31);
});

test("a piece that touches its goal makes the first part negative", () => {
  const touching = [...anyState(1, 20), CodeLayout.PerCell * 7 + CodedKind.RedAtGoal];
  expect(keyOf(touching, touching.length, rows[0])).toBeLessThan(0);
});
