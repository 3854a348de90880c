import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import { durationMs, type MoveRecord, type MoveRecorder } from "../../../src/kernel/motion";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { slideMsPerCell } from "../../../src/kernel/slide-speed";
import { FALL_MS, PUSH_MS, rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { endOf } from "../../kernel/motions";
import { levelOf, stateAfter, anyMaps } from "./maps";

interface RecordedMove extends MoveRecord {
  readonly before: State;
  readonly after: State;
}

function recordedMove(level: Level, direction: Direction): RecordedMove {
  const levelRules = rules(level);
  const record: MoveRecorder = { motions: [] };
  const after = stateAfter(levelRules, levelRules.start, direction, record);
  return { direction, playerPiece: record.playerPiece, motions: record.motions, before: levelRules.start, after };
}

function replayedState({ before, motions }: RecordedMove): State {
  const [black, ...whites] = before.map((cell) => endOf(motions, cell));
  return [black, ...whites.filter((cell) => cell !== NOWHERE).toSorted((a, b) => a - b)];
}

const moves = fc.tuple(anyMaps(12), fc.constantFrom(...DIRECTIONS));

describe("the motions of any move", () => {
  test("the motions lead from the state before the move to the state after it", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const recorded = recordedMove(levelOf(map), direction);
        expect(replayedState(recorded)).toEqual(recorded.after);
      }),
      { numRuns: 500 },
    );
  });

  test("a move leads to the same state whether its motions are recorded or not", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { before, after } = recordedMove(level, direction);
        expect(rules(level).move(before, direction)).toEqual(after);
      }),
    );
  });

  test("each ball of the hit chain rolls once, as pushed, and the black ball is the player's piece", () => {
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

  test("each ball starts to roll when the ball before it has hit it", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { motions } = recordedMove(level, direction);
        let startMs = 0;
        for (const motion of motions) {
          const cells = (motion.to - motion.from) / level.board.steps[direction];
          const expectedMs =
            motion.cause === "gone"
              ? FALL_MS
              : PUSH_MS + cells * slideMsPerCell(Math.max(level.board.width, level.board.height));
          expect(motion.startMs).toBe(startMs);
          expect(motion.endMs).toBe(startMs + expectedMs);
          startMs = motion.endMs;
        }
        expect(durationMs(motions)).toBe(startMs);
      }),
    );
  });

  test("the last ball rolls to the first border cell and falls there", () => {
    fc.assert(
      fc.property(moves, ([map, direction]) => {
        const level = levelOf(map);
        const { isBorder, steps } = level.board;
        const { motions } = recordedMove(level, direction);
        const [over, fall] = motions.slice(-2);
        const hits = motions.slice(0, -2);
        expect(motions.map(({ cause }) => cause)).toEqual([...hits.map(() => "pushed"), "pushed", "gone"]);
        expect(motions.map(({ ending }) => ending)).toEqual([...hits.map(() => "hit"), "on", "rest"]);
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
    [2 * PUSH_MS, 3 * PUSH_MS + 2 * slideMsPerCell(4)],
  ]);
});
