import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { durationMs, type MoveRecord, type MoveRecorder } from "../../../src/kernel/motion";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { FALL_MS, PUSH_MS, ROLL_MS_PER_CELL, rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { endOf } from "../../kernel/motions";
import { levelOf, stateAfter, anyMaps } from "./maps";

interface Made extends MoveRecord {
  readonly before: State;
  readonly after: State;
}

function recordedMove(level: Level, direction: Direction): Made {
  const ofLevel = rules(level);
  const record: MoveRecorder = { motions: [] };
  const after = stateAfter(ofLevel, ofLevel.start, direction, record);
  return { direction, playerPiece: record.playerPiece, motions: record.motions, before: ofLevel.start, after };
}

/** The state that comes about when each ball is taken from where it was to where it went. */
function replayed({ before, motions }: Made): State {
  const [black, ...whites] = before.map((cell) => endOf(motions, cell));
  return [black, ...whites.filter((cell) => cell !== NOWHERE).toSorted((a, b) => a - b)];
}

const moves = fc.tuple(anyMaps(12), fc.constantFrom(...DIRECTIONS));

describe("the stretches of any move", () => {
  test("lead from the position before to the position after", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const made = recordedMove(levelOf(map), direction);
        expect(replayed(made)).toEqual(made.after);
      }),
      { numRuns: 500 },
    );
  });

  test("change nothing about where the move leads", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { before, after } = recordedMove(level, direction);
        expect(rules(level).move(before, direction)).toEqual(after);
      }),
    );
  });

  test("are a roll for each ball of the chain, of which the black one is the player's, each where the push goes", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const { before, playerPiece, motions } = recordedMove(levelOf(map), direction);
        const rolls = motions.filter(({ cause }) => cause === "pushed");
        expect(playerPiece).toBe(before[0]);
        expect(rolls.map(({ piece }) => piece)).toContain(playerPiece);
        for (const roll of rolls) {
          expect(roll.direction).toBe(direction);
          expect(roll.from).toBe(roll.piece);
          expect(before).toContain(roll.piece);
        }
        expect(new Set(rolls.map(({ piece }) => piece)).size).toBe(rolls.length);
      }),
    );
  });

  test("follow one another in time: each ball rolls when the one before has come to it", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { motions: stretches } = recordedMove(level, direction);
        let startMs = 0;
        for (const stretch of stretches) {
          const cells = (stretch.to - stretch.from) / level.board.steps[direction];
          const takesMs = stretch.cause === "gone" ? FALL_MS : PUSH_MS + cells * ROLL_MS_PER_CELL;
          expect(stretch.startMs).toBe(startMs);
          expect(stretch.endMs).toBe(startMs + takesMs);
          startMs = stretch.endMs;
        }
        expect(durationMs(stretches)).toBe(startMs);
      }),
    );
  });

  test("end with one ball over the edge, which falls where it comes to the first border cell", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { isBorder, steps } = level.board;
        const { motions: stretches } = recordedMove(level, direction);
        const [over, fall] = stretches.slice(-2);
        const hits = stretches.slice(0, -2);
        expect(stretches.map(({ cause }) => cause)).toEqual([...hits.map(() => "pushed"), "pushed", "gone"]);
        expect(stretches.map(({ ending }) => ending)).toEqual([...hits.map(() => "hit"), "on", "rest"]);
        expect(fall).toMatchObject({ piece: over.piece, from: over.to, to: NOWHERE });
        expect(isBorder[over.to]).toBe(true);
        expect(isBorder[over.to - steps[direction]]).toBe(false);
      }),
    );
  });
});

test("balls that touch pass the push on without rolling", () => {
  const { motions } = recordedMove(levelOf("@oo."), 1);
  const rolls = motions.filter(({ cause }) => cause === "pushed");
  expect(rolls.map(({ from, to }) => to - from)).toEqual([0, 0, 2]);
  expect(rolls.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, PUSH_MS],
    [PUSH_MS, 2 * PUSH_MS],
    [2 * PUSH_MS, 3 * PUSH_MS + 2 * ROLL_MS_PER_CELL],
  ]);
});
