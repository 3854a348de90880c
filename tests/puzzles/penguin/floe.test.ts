import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { LOST, STUCK } from "../../../src/kernel/graph";
import { finish } from "../../../src/kernel/work";
import { Bridge, Ground } from "../../../src/puzzles/penguin/level";
import {
  build,
  createFloe,
  levelOf as levelOfFloe,
  put,
  slide,
  type Floe,
} from "../../../src/puzzles/penguin/make/floe";
import { rules, simulate } from "../../../src/puzzles/penguin/rules";
import { cellOf, isCarriedRound, isOnBridge, onBridge } from "../../../src/puzzles/penguin/state";
import { seeds } from "../../effort";
import { anyMaps, levelOf } from "./maps";

/** The floe of a map, built in some order, with things put on it and taken away again in between. */
function floeOf(map: string, order: readonly number[]): Floe {
  const { board, ground, bridges, exits, penguin } = levelOf(map);
  const floe = finish(createFloe(board));
  const cells = board.cells.filter((cell) => ground[cell] !== Ground.Ice || bridges[cell] !== Bridge.None);
  const shuffled = cells.map((cell, at) => ({ cell, rank: order[at % order.length] }));
  shuffled.sort((one, other) => one.rank - other.rank || one.cell - other.cell);
  for (const { cell, rank } of shuffled) {
    put(floe, cell, Ground.Wall, Bridge.None);
    if (rank % 2 === 0) put(floe, board.cells[rank % board.cells.length], Ground.Snow, Bridge.Vertical);
    floe.exits[cell - 1] = exits[cell];
    build(floe, cell, ground[cell], bridges[cell]);
    if (rank % 2 === 0) {
      const other = board.cells[rank % board.cells.length];
      const isBuilt = floe.built.includes(other);
      put(floe, other, isBuilt ? ground[other] : Ground.Ice, isBuilt ? bridges[other] : Bridge.None);
    }
  }
  floe.start = penguin;
  return floe;
}

const orders = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });

test("a floe that is built bit by bit is the level of its map", () => {
  fc.assert(
    fc.property(anyMaps(), orders, (map, order) => {
      expect(finish(levelOfFloe(floeOf(map, order)))).toEqual(levelOf(map));
    }),
    { numRuns: seeds(1000) },
  );
});

test("every slide on a floe ends where the rules say, whatever was put on it and taken away before", () => {
  fc.assert(
    fc.property(anyMaps(), orders, (map, order) => {
      const level = levelOf(map);
      const { size, cells } = level.board;
      const floe = floeOf(map, order);
      const { outcome } = rules(level);
      for (const cell of cells) {
        const states = level.bridges[cell] === Bridge.None ? [cell] : [cell, onBridge(cell)];
        for (const state of states.filter((any) => outcome(any) === "playing")) {
          for (const direction of DIRECTIONS) {
            const { end, hasMoved, isLost } = simulate(level, state, direction);
            const place = isOnBridge(end) ? cellOf(end) + size : end;
            const expected = !hasMoved ? STUCK : isLost || isCarriedRound(end) ? LOST : place;
            expect(slide(floe, isOnBridge(state) ? cell + size : cell, direction), `${map} ${state} ${direction}`).toBe(
              expected,
            );
          }
        }
      }
    }),
    { numRuns: seeds(3000) },
  );
});
