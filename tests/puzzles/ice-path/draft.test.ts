import fc from "fast-check";
import { expect, test } from "vitest";
import { columnOf, createBoard, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { finish } from "../../../src/kernel/work";
import { clear, createDraft, layStops, levelOf, put } from "../../../src/puzzles/ice-path/draft";
import { Ground, writeLevel } from "../../../src/puzzles/ice-path/level";
import { slide } from "./slow-walker";

test("after any changes every slide ends where the walker would", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(Ground.Ice, Ground.Rock, Ground.Snow)), {
    maxLength: 60,
  });
  const side = fc.integer({ min: 2, max: 12 });
  fc.assert(
    fc.property(side, side, changes, fc.nat(60), (width, height, all, laid) => {
      const board = createBoard(width, height);
      const { cells } = board;
      const draft = finish(createDraft(board, cells[0]));
      clear(draft);
      draft.hole = cells[cells.length - 1];
      // Some are there from the beginning, the others are put one after another.
      for (const [at, kind] of all.slice(0, laid)) draft.ground[cells[at % cells.length] - 1] = kind;
      for (const direction of DIRECTIONS) layStops(draft, direction);
      for (const [at, kind] of all.slice(laid)) put(draft, cells[at % cells.length], kind);
      put(draft, draft.start, Ground.Ice);
      put(draft, draft.hole, Ground.Snow);

      const map = writeLevel(levelOf(draft));
      for (const cell of cells) {
        if (draft.ground[cell - 1] === Ground.Rock) continue;
        const place = `${columnOf(board, cell)},${rowOf(board, cell)}`;
        for (const direction of DIRECTIONS) {
          const end = draft.stops[direction][cell - 1];
          expect(`${columnOf(board, end)},${rowOf(board, end)}`).toBe(slide(map, place, direction).at(-1) ?? place);
        }
      }
    }),
  );
});
