import fc from "fast-check";
import { expect, test } from "vitest";
import { columnOf, createBoard, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { runToEnd } from "../../../src/kernel/task";
import {
  clearLevel,
  createMutableLevel,
  fillSlideTable,
  createLevel,
  setFloor,
} from "../../../src/puzzles/ice-path/make/mutable-level";
import { Floor, notation } from "../../../src/puzzles/ice-path/level";
import { slide } from "./slow-walker";

test("after any changes the slide table ends every slide where the slow walker does", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(Floor.Ice, Floor.Rock, Floor.Snow)), {
    maxLength: 60,
  });
  const side = fc.integer({ min: 2, max: 12 });
  fc.assert(
    fc.property(side, side, changes, fc.nat(60), (width, height, allChanges, initialCount) => {
      const board = createBoard(width, height);
      const { cells } = board;
      const level = runToEnd(createMutableLevel(board, cells[0]));
      clearLevel(level);
      level.hole = cells[cells.length - 1];
      // Makes the first changes of the level before its slide table is filled, which holds the cells where slides stop.
      // Each later change must update this table.
      for (const [number, kind] of allChanges.slice(0, initialCount))
        level.floor[cells[number % cells.length] - 1] = kind;
      for (const direction of DIRECTIONS) fillSlideTable(level, direction, level.cells);
      for (const [number, kind] of allChanges.slice(initialCount)) setFloor(level, cells[number % cells.length], kind);
      setFloor(level, level.start, Floor.Ice);
      setFloor(level, level.hole, Floor.Snow);

      const map = notation.formatMap(createLevel(level));
      for (const cell of cells) {
        if (level.floor[cell - 1] === Floor.Rock) continue;
        const position = `${columnOf(board, cell)},${rowOf(board, cell)}`;
        for (const direction of DIRECTIONS) {
          const end = level.slideTable[direction][cell - 1];
          expect(`${columnOf(board, end)},${rowOf(board, end)}`).toBe(
            slide(map, position, direction).at(-1) ?? position,
          );
        }
      }
    }),
  );
});
