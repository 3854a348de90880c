import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, DOWN, RIGHT, type Direction } from "../../../src/kernel/direction";
import type { Motion, MoveRecorder } from "../../../src/kernel/motion";
import { drawRandomBelow, createRandom } from "../../../src/kernel/random";
import { rules } from "../../../src/puzzles/fruit/rules";
import { GONE } from "../../../src/puzzles/fruit/state";
import {
  DOZE_MS,
  LEAVE_MS,
  Pose,
  SPOIL_MS,
  START_MS,
  TONGUE_MS,
  WAKE_MS,
} from "../../../src/puzzles/fruit/record-motions";
import { seedCount } from "../../seed-count";
import { findBreaks, endOf } from "../../kernel/motions";
import { anyMap, cellOn, levelOf } from "./maps";

/**
 * How many milliseconds a piece takes to slide over one cell of a board whose longer side has five cells. The time
 * depends on the longer side.
 */
const MS_PER_CELL = 100;

const MOVES = 8;

function recordMove(direction: Direction, ...rows: readonly string[]) {
  const level = levelOf(...rows);
  const { start, move } = rules(level);
  const record: MoveRecorder = { motions: [] };
  move(start, direction, record);
  const of = (x: number, y: number): Motion[] => record.motions.filter(({ piece }) => piece === cellOn(level, x, y));
  return { level, motions: record.motions, of };
}

test("the recorded motions of a move join up and lead every piece to the cell where it stands afterwards", () => {
  for (let seed = 1; seed <= seedCount(4000); seed++) {
    const level = levelOf(anyMap(seed));
    const { start, move, outcome } = rules(level);
    const random = createRandom(seed, 3);
    let state = start;
    for (let moveCount = 0; moveCount < MOVES && outcome(state) === "playing"; moveCount++) {
      const record: MoveRecorder = { motions: [] };
      const direction = DIRECTIONS[drawRandomBelow(random, DIRECTIONS.length)];
      const next = move(state, direction, record);
      expect(move(state, direction)).toEqual(next);
      expect(record.motions.length > 0).toBe(next !== undefined);
      expect(record.playerPiece).toBeUndefined();
      if (next === undefined) continue;
      expect(findBreaks(level.board, record.motions)).toEqual([]);
      const ends = (cells: readonly number[]): number[] =>
        cells.map((cell) => endOf(record.motions, cell)).toSorted((one, other) => one - other);
      expect(ends(state.sliders)).toEqual(next.sliders.toSorted((one, other) => one - other));
      expect(ends(state.fruits.filter((cell) => cell !== GONE)).filter((cell) => cell !== NOWHERE)).toEqual(
        next.fruits.filter((cell) => cell !== GONE).toSorted((one, other) => one - other),
      );
      state = next;
    }
  }
});

test("the motions of fruits are recorded first, kind by kind, then those of sliders, hedgehogs and anteaters", () => {
  const { level, motions } = recordMove(RIGHT, "s.h..", "A..B.", "B....", "A#...");
  const at = (x: number, y: number) => cellOn(level, x, y);
  const pieces = [...new Set(motions.map(({ piece }) => piece))];
  expect(pieces).toEqual([at(0, 1), at(3, 1), at(0, 2), at(0, 0), at(2, 0)]);
  const pull = recordMove(DOWN, "A....", ".....", "....<", "#....", "....A");
  expect(pull.motions.map(({ cause }) => cause)).toEqual(["pushed", "pulled", "changed", "changed"]);
});

test("a pair leaves when everything is at rest", () => {
  const { of } = recordMove(RIGHT, "..A..", "....A", "B....", "...B#");
  const restMs = START_MS + 4 * MS_PER_CELL;
  const leaving = { cause: "gone", to: NOWHERE, startMs: restMs, endMs: restMs + LEAVE_MS };
  const slide = { cause: "pushed", startMs: 0, endMs: START_MS + 2 * MS_PER_CELL, ending: "hit" };
  expect(of(2, 0)).toMatchObject([slide, leaving]);
  expect(of(4, 1)).toMatchObject([leaving]);
  expect(of(0, 2)).toHaveLength(1);
});

test("an anteater pulls when everything is at rest, and a pair that this pull makes leaves after it", () => {
  const { of } = recordMove(DOWN, "A....", ".....", "....<", "#..A.", "...#.");
  const tongueMs = START_MS + 2 * MS_PER_CELL;
  const startMs = tongueMs + TONGUE_MS;
  const endMs = startMs + 3 * MS_PER_CELL;
  const leaving = { cause: "gone", startMs: endMs + TONGUE_MS, endMs: endMs + TONGUE_MS + LEAVE_MS };
  expect(of(0, 0)).toMatchObject([
    { cause: "pushed", direction: DOWN },
    { cause: "pulled", direction: RIGHT, startMs, endMs, ending: "hit" },
    leaving,
  ]);
  expect(of(3, 3)).toMatchObject([leaving]);
  expect(of(4, 2)).toMatchObject([
    { cause: "changed", startMs: tongueMs, endMs, pose: Pose.Pulling },
    { cause: "changed", startMs: endMs, endMs: endMs + TONGUE_MS, pose: Pose.AtRest },
  ]);
});

describe("the end of a slide in Fruit", () => {
  const endMs = START_MS + 2 * MS_PER_CELL;
  const spoilt = { startMs: endMs, endMs: endMs + SPOIL_MS };

  test("a fruit that slides into a puddle is shown as dirty", () => {
    const { of } = recordMove(RIGHT, "A.~..", ".....", "....A");
    expect(of(0, 0)).toMatchObject([
      { cause: "pushed", endMs, ending: "on" },
      { cause: "changed", pose: Pose.Dirty, ...spoilt },
    ]);
  });

  test("a fruit that a hedgehog eats disappears while the hedgehog is shown eating", () => {
    const { of } = recordMove(RIGHT, "A..h.", ".....", "....A");
    expect(of(0, 0)).toMatchObject([
      { cause: "pushed", endMs, ending: "on" },
      { cause: "gone", to: NOWHERE, ...spoilt },
    ]);
    expect(of(3, 0)).toMatchObject([{ cause: "changed", pose: Pose.Eating, ...spoilt }]);
  });

  test("a hedgehog that a stone hits wakes up, and then falls asleep again", () => {
    const { of } = recordMove(RIGHT, "s..h.", "A#...", "....A");
    expect(of(3, 0)).toMatchObject([
      { cause: "changed", pose: Pose.Awake, startMs: endMs, endMs: endMs + WAKE_MS, ending: "on" },
      { cause: "changed", pose: Pose.AtRest, endMs: endMs + WAKE_MS + DOZE_MS, ending: "rest" },
    ]);
  });
});

test("a fruit that is pulled into a puddle is shown as dirty there", () => {
  const { of } = recordMove(DOWN, "A....", ".....", ".~..<", "#....", "....A");
  expect(of(0, 0).map(({ cause, pose }) => [cause, pose])).toEqual([
    ["pushed", undefined],
    ["pulled", undefined],
    ["changed", Pose.Dirty],
  ]);
});
