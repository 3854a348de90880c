import fc from "fast-check";
import { expect, test } from "vitest";
import { columnOf, createBoard, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { finish } from "../../../src/kernel/work";
import { clear, createRink, layStops, levelOf, put } from "../../../src/puzzles/ice-path/make/rink";
import { Ground, notation } from "../../../src/puzzles/ice-path/level";
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
      const rink = finish(createRink(board, cells[0]));
      clear(rink);
      rink.hole = cells[cells.length - 1];
      // Some are there from the beginning, the others are put one after another.
      for (const [at, kind] of all.slice(0, laid)) rink.ground[cells[at % cells.length] - 1] = kind;
      for (const direction of DIRECTIONS) layStops(rink, direction);
      for (const [at, kind] of all.slice(laid)) put(rink, cells[at % cells.length], kind);
      put(rink, rink.start, Ground.Ice);
      put(rink, rink.hole, Ground.Snow);

      const map = notation.write(levelOf(rink));
      for (const cell of cells) {
        if (rink.ground[cell - 1] === Ground.Rock) continue;
        const place = `${columnOf(board, cell)},${rowOf(board, cell)}`;
        for (const direction of DIRECTIONS) {
          const end = rink.stops[direction][cell - 1];
          expect(`${columnOf(board, end)},${rowOf(board, end)}`).toBe(slide(map, place, direction).at(-1) ?? place);
        }
      }
    }),
  );
});
