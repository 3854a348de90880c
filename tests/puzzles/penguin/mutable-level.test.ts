import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { LOST, STUCK } from "../../../src/kernel/graph";
import { runToEnd } from "../../../src/kernel/task";
import { Bridge, Floor } from "../../../src/puzzles/penguin/level";
import {
  buildAndFix,
  createMutableLevel,
  createLevel as finishedLevelOf,
  setCell,
  slideFrom,
  type MutableLevel,
} from "../../../src/puzzles/penguin/make/mutable-level";
import { rules, simulateSlide } from "../../../src/puzzles/penguin/rules";
import { cellOf, isInLoop, isOnBridge, stateOnBridge } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";
import { anyMaps, levelOf } from "./maps";

function mutableLevelOf(map: string, order: readonly number[]): MutableLevel {
  const { board, floor, bridges, pairedDoors, penguin } = levelOf(map);
  const mutableLevel = runToEnd(createMutableLevel(board));
  const cells = board.cells.filter((cell) => floor[cell] !== Floor.Ice || bridges[cell] !== Bridge.None);
  const shuffled = cells.map((cell, index) => ({ cell, rank: order[index % order.length] }));
  shuffled.sort((thing1, thing2) => thing1.rank - thing2.rank || thing1.cell - thing2.cell);
  for (const { cell, rank } of shuffled) {
    setCell(mutableLevel, cell, Floor.Wall, Bridge.None);
    if (rank % 2 === 0) setCell(mutableLevel, board.cells[rank % board.cells.length], Floor.Snow, Bridge.Vertical);
    mutableLevel.pairedDoors[cell - 1] = pairedDoors[cell];
    buildAndFix(mutableLevel, cell, floor[cell], bridges[cell]);
    if (rank % 2 === 0) {
      const other = board.cells[rank % board.cells.length];
      const isBuilt = mutableLevel.builtCells.includes(other);
      setCell(mutableLevel, other, isBuilt ? floor[other] : Floor.Ice, isBuilt ? bridges[other] : Bridge.None);
    }
  }
  mutableLevel.start = penguin;
  return mutableLevel;
}

const orders = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });

test("a mutable level built from the things of a map is the level of that map", () => {
  fc.assert(
    fc.property(anyMaps(), orders, (map, order) => {
      expect(runToEnd(finishedLevelOf(mutableLevelOf(map, order)))).toEqual(levelOf(map));
    }),
    { numRuns: seedCount(1000) },
  );
});

test("every slide on a mutable level ends where the rules say, whatever was added and removed before", () => {
  fc.assert(
    fc.property(anyMaps(), orders, (map, order) => {
      const level = levelOf(map);
      const { cellCount, cells } = level.board;
      const mutableLevel = mutableLevelOf(map, order);
      const { outcome } = rules(level);
      for (const cell of cells) {
        const states = level.bridges[cell] === Bridge.None ? [cell] : [cell, stateOnBridge(cell)];
        for (const state of states.filter((each) => outcome(each) === "playing")) {
          for (const direction of DIRECTIONS) {
            const { end, hasMoved, isLost } = simulateSlide(level, state, direction);
            const endNode = isOnBridge(end) ? cellOf(end) + cellCount : end;
            const expected = !hasMoved ? STUCK : isLost || isInLoop(end) ? LOST : endNode;
            expect(
              slideFrom(mutableLevel, isOnBridge(state) ? cell + cellCount : cell, direction),
              `${map} ${state} ${direction}`,
            ).toBe(expected);
          }
        }
      }
    }),
    { numRuns: seedCount(3000) },
  );
});
