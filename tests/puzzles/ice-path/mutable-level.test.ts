import fc from "fast-check";
import { expect, test } from "vitest";
import { columnOf, createBoard, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { runToEnd } from "../../../src/kernel/task";
import {
  clearLevel,
  createMutableLevel,
  fillSlideTable,
  levelOf,
  setFloor,
} from "../../../src/puzzles/ice-path/make/mutable-level";
import { Floor, notation } from "../../../src/puzzles/ice-path/level";
import { slide } from "./slow-walker";

test("after any changes every slide ends where the walker would", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(Floor.Ice, Floor.Rock, Floor.Snow)), {
    maxLength: 60,
  });
  const side = fc.integer({ min: 2, max: 12 });
  fc.assert(
    fc.property(side, side, changes, fc.nat(60), (width, height, all, laid) => {
      const board = createBoard(width, height);
      const { cells } = board;
      const rink = runToEnd(createMutableLevel(board, cells[0]));
      clearLevel(rink);
      rink.hole = cells[cells.length - 1];
      // Some are there from the beginning, the others are put one after another.
      for (const [at, kind] of all.slice(0, laid)) rink.floor[cells[at % cells.length] - 1] = kind;
      for (const direction of DIRECTIONS) fillSlideTable(rink, direction);
      for (const [at, kind] of all.slice(laid)) setFloor(rink, cells[at % cells.length], kind);
      setFloor(rink, rink.start, Floor.Ice);
      setFloor(rink, rink.hole, Floor.Snow);

      const map = notation.formatMap(levelOf(rink));
      for (const cell of cells) {
        if (rink.floor[cell - 1] === Floor.Rock) continue;
        const place = `${columnOf(board, cell)},${rowOf(board, cell)}`;
        for (const direction of DIRECTIONS) {
          const end = rink.slideTable[direction][cell - 1];
          expect(`${columnOf(board, end)},${rowOf(board, end)}`).toBe(slide(map, place, direction).at(-1) ?? place);
        }
      }
    }),
  );
});
