import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { durationMs, type Motion } from "../../../src/kernel/motion";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { FALL_MS, PUSH_MS, ROLL_MS_PER_CELL, rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { levelOf, moved, positions } from "./maps";

function motionsOf(level: Level, direction: Direction): { before: State; after: State; motions: Motion[] } {
  const ofLevel = rules(level);
  const motions: Motion[] = [];
  return { before: ofLevel.start, after: moved(ofLevel, ofLevel.start, direction, motions), motions };
}

/** The state that comes about when each ball that moved is taken from where it was to where it went. */
function replayed(before: State, motions: readonly Motion[]): State {
  const endOf = (cell: number) => {
    const motion = motions.find(({ piece }) => piece === cell);
    if (motion === undefined) return cell;
    return motion.ending === "gone" ? NOWHERE : motion.to;
  };
  const [black, ...whites] = before.map(endOf);
  return [black, ...whites.filter((cell) => cell !== NOWHERE).toSorted((a, b) => a - b)];
}

const moves = fc.tuple(positions(12), fc.constantFrom(...DIRECTIONS));

describe("the motions of any move", () => {
  test("lead from the position before to the position after", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { before, after, motions } = motionsOf(level, direction);
        expect(replayed(before, motions)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test("change nothing about where the move leads", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { before, after } = motionsOf(level, direction);
        expect(rules(level).move(before, direction)).toEqual(after);
      }),
    );
  });

  test("are one for each ball of the chain, the black one's first, each where the push goes", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { before, motions } = motionsOf(level, direction);
        expect(motions[0].piece).toBe(before[0]);
        for (const motion of motions) {
          expect(motion.direction).toBe(direction);
          expect(motion.from).toBe(motion.piece);
          expect(before).toContain(motion.piece);
        }
        expect(new Set(motions.map(({ piece }) => piece)).size).toBe(motions.length);
      }),
    );
  });

  test("follow one another in time: each ball rolls when the one before has come to it", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { motions } = motionsOf(level, direction);
        let startMs = 0;
        for (const motion of motions) {
          const cells = (motion.to - motion.from) / level.board.steps[direction];
          const fallMs = motion.ending === "gone" ? FALL_MS : 0;
          expect(motion.startMs).toBe(startMs);
          expect(motion.endMs).toBe(startMs + PUSH_MS + cells * ROLL_MS_PER_CELL + fallMs);
          startMs = motion.endMs;
        }
        expect(durationMs(motions)).toBe(startMs);
      }),
    );
  });

  test("end with one ball over the edge, where it comes to the first border cell", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { isBorder, steps } = level.board;
        const { motions } = motionsOf(level, direction);
        const last = motions[motions.length - 1];
        expect(motions.map(({ ending }) => ending)).toEqual([...motions.slice(1).map(() => "hit"), "gone"]);
        expect(isBorder[last.to]).toBe(true);
        expect(isBorder[last.to - steps[direction]]).toBe(false);
      }),
    );
  });
});

test("balls that touch pass the push on without rolling", () => {
  const { motions } = motionsOf(levelOf("@oo."), 1);
  expect(motions.map(({ from, to }) => to - from)).toEqual([0, 0, 2]);
  expect(motions.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, PUSH_MS],
    [PUSH_MS, 2 * PUSH_MS],
    [2 * PUSH_MS, 3 * PUSH_MS + 2 * ROLL_MS_PER_CELL + FALL_MS],
  ]);
});
