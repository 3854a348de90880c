import { expect, test } from "vitest";
import { formatDraft } from "../../src/kernel/draft";
import {
  rebuildBoardAfter,
  rebuildBoardBeneath,
  createAddingStep,
  createStepBetween,
  type Generation,
  type ThingList,
} from "../../src/kernel/generation";
import { cellAt, createBoard } from "../../src/kernel/board";
import { createLegend } from "../../src/kernel/legend";

const legend = createLegend(
  [
    { name: "floor", characters: "." },
    { name: "wall", characters: "#" },
    { name: "player", characters: "@" },
  ],
  { minWidth: 1, maxWidth: 4, minHeight: 1, maxHeight: 4 },
  2,
);
const WALL = 1;
const PLAYER = 2;
const board = createBoard(3, 2);
const at = (x: number, y: number): number => cellAt(board, x, y);

function textAfter(generation: Generation, steps: number): string {
  return formatDraft(legend, rebuildBoardAfter(legend, generation, steps));
}

test("a board after some steps has the added things and lacks the removed ones", () => {
  const before: ThingList = { cells: [at(0, 0), at(1, 0)], kinds: [PLAYER, WALL] };
  const after: ThingList = { cells: [at(1, 0), at(2, 1)], kinds: [WALL, PLAYER] };
  const steps = [createAddingStep(0, [at(1, 0)], WALL), createStepBetween(1, before, after, [at(0, 0), at(2, 1)])];
  const generation: Generation = { first: { board, cells: [at(0, 0)], kinds: [PLAYER] }, steps, skippedStepCount: 0 };
  expect(steps[1]).toEqual({
    action: 1,
    removed: { cells: [at(0, 0)], kinds: [PLAYER] },
    added: { cells: [at(2, 1)], kinds: [PLAYER] },
    path: [at(0, 0), at(2, 1)],
  });
  expect([0, 1, 2].map((count) => textAfter(generation, count))).toEqual(["@..\n...", "@#.\n...", ".#.\n..@"]);
});

test("a thing covers an older one on the same cell until it is removed", () => {
  const cell = at(1, 1);
  const leaving = createStepBetween(0, { cells: [cell], kinds: [PLAYER] }, { cells: [at(2, 1)], kinds: [PLAYER] });
  const generation: Generation = {
    first: { board, cells: [cell, cell], kinds: [WALL, PLAYER] },
    steps: [leaving],
    skippedStepCount: 0,
  };
  expect(textAfter(generation, 0)).toBe("...\n.@.");
  expect(textAfter(generation, 1)).toBe("...\n.#@");
});

test("the passes of a board are sorted, in whatever order they were added", () => {
  const { firstPassKind } = legend;
  const steps = [createAddingStep(0, [at(1, 1)], firstPassKind), createAddingStep(0, [at(0, 0)], firstPassKind + 1)];
  const generation: Generation = { first: { board, cells: [], kinds: [] }, steps, skippedStepCount: 0 };
  expect(rebuildBoardAfter(legend, generation, 2).passes).toEqual([
    { cell: at(0, 0), direction: 1 },
    { cell: at(1, 1), direction: 0 },
  ]);
});

test("the board beneath a step has neither what the step adds nor what it removes", () => {
  const moving = createStepBetween(
    1,
    { cells: [at(0, 0), at(1, 0)], kinds: [PLAYER, WALL] },
    { cells: [at(1, 0), at(2, 1)], kinds: [WALL, PLAYER] },
  );
  const generation: Generation = {
    first: { board, cells: [at(0, 0)], kinds: [PLAYER] },
    steps: [createAddingStep(0, [at(1, 0)], WALL), moving],
    skippedStepCount: 0,
  };
  const beneath = [0, 1, 2].map((index) => formatDraft(legend, rebuildBoardBeneath(legend, generation, index)));
  expect(beneath).toEqual(["@..\n...", ".#.\n...", ".#.\n..@"]);
});
