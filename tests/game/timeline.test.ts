import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  advanceTimeline,
  CRANK_DEGREES_PER_MOVE,
  isStill,
  shownMoment,
  outcomeOf,
  currentState,
  rewindToStart,
  restoreTimeline,
  makeMove,
  createTimeline,
  stateAt,
  stepBack,
  stepForward,
  turnCrank,
  type Timeline,
} from "../../src/game/play/timeline";
import { DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { State } from "../../src/puzzles/last-ball/state";
import { expectParsed } from "../kernel/parse-results";
import { walker } from "../kernel/null-puzzle";
import { applyToBoth, actionLists } from "./timeline-model";

const CRANK_SETTLE_MS = 150;

function lastBallRules(...rows: readonly string[]) {
  return lastBall.rules(expectParsed(lastBall.parseMap(rows.join("\n"))));
}

function walkerRules(...rows: readonly string[]) {
  return walker.rules(expectParsed(walker.parseMap(rows.join("\n"))));
}

/**
 * Creates a timeline, which stores the moves made in a level, for a level of Last Ball. In this level, three balls lie
 * in a row to the right of the black ball.
 */
function rowOfThree(): Timeline<State> {
  return createTimeline(lastBallRules("@.o.o.o.."));
}

function threeMovesPlayed(): Timeline<State> {
  const timeline = rowOfThree();
  for (let move = 0; move < 3; move++) makeMove(timeline, RIGHT);
  settle(timeline);
  return timeline;
}

function settle<State>(timeline: Timeline<State>): void {
  for (let frame = 0; frame < 10_000 && !isStill(timeline); frame++) advanceTimeline(timeline, 33);
}

describe("a timeline under any actions", () => {
  function expectAgreementWithModel<State>(rules: Rules<State>): void {
    const agrees = fc.property(actionLists, (actions) => {
      const timeline = applyToBoth(rules, actions);
      settle(timeline);
      expect(shownMoment(timeline)).toEqual({ before: currentState(timeline), move: undefined, elapsedMs: 0 });
    });
    fc.assert(agrees, { numRuns: 500 });
  }

  test("a timeline of Last Ball agrees with a simple model and comes to rest at the current state", () => {
    expectAgreementWithModel(lastBallRules("..o...", ".o.@.o", "...o..", "o....o"));
  });

  test("a timeline of a puzzle with cycles agrees with a simple model and comes to rest", () => {
    expectAgreementWithModel(walkerRules(".....", ".@#.x", "..#.O"));
  });
});

describe("making a move", () => {
  test("a move counts at once and is animated afterwards", () => {
    const timeline = rowOfThree();
    expect(makeMove(timeline, RIGHT)).toBe(true);
    expect(timeline).toMatchObject({ moveCount: 1, playhead: 0 });
    expect(currentState(timeline)).toBe(stateAt(timeline, 1));
  });

  test("the animation of a move lasts as long as the move's duration", () => {
    const timeline = rowOfThree();
    makeMove(timeline, RIGHT);
    const [move] = timeline.steps;
    const { durationMs } = move;
    advanceTimeline(timeline, durationMs / 4);
    expect(shownMoment(timeline)).toEqual({ before: timeline.rules.start, move, elapsedMs: durationMs / 4 });
    advanceTimeline(timeline, durationMs * 0.74);
    expect(isStill(timeline)).toBe(false);
    advanceTimeline(timeline, durationMs * 0.02);
    expect(isStill(timeline)).toBe(true);
  });

  test("a new move cuts short the animation of the move before", () => {
    const timeline = rowOfThree();
    makeMove(timeline, RIGHT);
    advanceTimeline(timeline, 30);
    makeMove(timeline, RIGHT);
    expect(timeline).toMatchObject({ moveCount: 2, playhead: 1 });
    expect(shownMoment(timeline).before).toEqual(stateAt(timeline, 1));
  });

  test("a move without effect keeps the undone moves and the playhead of a timeline", () => {
    const timeline = createTimeline(walkerRules("@..O"));
    makeMove(timeline, RIGHT);
    advanceTimeline(timeline, 10_000);
    turnCrank(timeline, -50);
    const before = { ...timeline, steps: [...timeline.steps] };
    expect(before).toMatchObject({ moveCount: 0, crankRestMs: 0 });
    expect(before.playhead).toBeGreaterThan(0);
    expect(before.steps).toHaveLength(1);
    expect(makeMove(timeline, UP)).toBe(false);
    expect(timeline).toEqual(before);
  });

  test("no move is possible after a win or a loss until a move is undone", () => {
    const timeline = createTimeline(lastBallRules("..@.o"));
    makeMove(timeline, LEFT);
    expect(outcomeOf(timeline)).toBe("lost");
    expect(makeMove(timeline, RIGHT)).toBe(false);
    stepBack(timeline);
    expect(outcomeOf(timeline)).toBe("playing");
    expect(makeMove(timeline, RIGHT)).toBe(true);
    expect(outcomeOf(timeline)).toBe("won");
    expect(makeMove(timeline, DOWN)).toBe(false);
  });

  test("a move removes all undone moves", () => {
    const timeline = threeMovesPlayed();
    stepBack(timeline);
    stepBack(timeline);
    makeMove(timeline, UP);
    expect(timeline.steps.map(({ direction }) => direction)).toEqual([RIGHT, UP]);
    expect(stepForward(timeline)).toBe(false);
  });
});

describe("undoing moves", () => {
  test("undoing a move restores the state before it, and redoing the move restores the state after it", () => {
    const timeline = threeMovesPlayed();
    const [, , two, three] = [0, 1, 2, 3].map((moves) => stateAt(timeline, moves));
    stepBack(timeline);
    expect(currentState(timeline)).toBe(two);
    stepForward(timeline);
    expect(currentState(timeline)).toBe(three);
  });

  test("undoing moves stops at the start of the level", () => {
    const timeline = threeMovesPlayed();
    expect([stepBack(timeline), stepBack(timeline), stepBack(timeline)]).toEqual([true, true, true]);
    expect(stepBack(timeline)).toBe(false);
    expect(currentState(timeline)).toBe(timeline.rules.start);
  });

  test("an undone move is animated backwards, 1.8 times as fast as the move itself", () => {
    const timeline = threeMovesPlayed();
    stepBack(timeline);
    const [, , move] = timeline.steps;
    const { durationMs, before } = move;
    advanceTimeline(timeline, durationMs / 3.6);
    expect(shownMoment(timeline)).toMatchObject({ before, move });
    expect(shownMoment(timeline).elapsedMs).toBeCloseTo(durationMs / 2, 6);
    advanceTimeline(timeline, durationMs / 3.6 + 0.001);
    expect(isStill(timeline)).toBe(true);
  });

  test("a rewind to the start is faster if it has more moves, and all moves can be redone", () => {
    const timeline = threeMovesPlayed();
    rewindToStart(timeline);
    expect(currentState(timeline)).toBe(timeline.rules.start);
    const [, , { durationMs }] = timeline.steps;
    advanceTimeline(timeline, 10);
    expect(timeline.playhead).toBeCloseTo(3 - (10 * 3 * 1.8) / durationMs, 9);
    settle(timeline);
    expect([stepForward(timeline), stepForward(timeline), stepForward(timeline)]).toEqual([true, true, true]);
    expect(outcomeOf(timeline)).toBe("won");
  });
});

describe("the crank", () => {
  test("the crank turns back a move in 60 degrees, and parts of it in fewer", () => {
    const timeline = threeMovesPlayed();
    turnCrank(timeline, -CRANK_DEGREES_PER_MOVE * 1.25);
    expect(timeline).toMatchObject({ playhead: 1.75, moveCount: 2 });
    const [, move] = timeline.steps;
    expect(shownMoment(timeline)).toEqual({ before: move.before, move, elapsedMs: move.durationMs * 0.75 });
  });

  test("the move count of a timeline that the crank turns is that of the nearest whole move", () => {
    const timeline = threeMovesPlayed();
    turnCrank(timeline, -36);
    expect(timeline.moveCount).toBe(2);
    turnCrank(timeline, 12);
    expect(timeline.moveCount).toBe(3);
  });

  test("the crank stops at the first and the last move, and turns back from there without delay", () => {
    const timeline = threeMovesPlayed();
    turnCrank(timeline, 1000);
    expect(timeline.playhead).toBe(3);
    turnCrank(timeline, -10_000);
    expect(timeline).toMatchObject({ playhead: 0, moveCount: 0 });
    turnCrank(timeline, 30);
    expect(timeline.playhead).toBe(0.5);
  });

  test("the playhead follows the turning crank, and moves to the nearest whole move after the crank rests", () => {
    const timeline = threeMovesPlayed();
    turnCrank(timeline, -20);
    const { playhead } = timeline;
    advanceTimeline(timeline, CRANK_SETTLE_MS - 1);
    expect(timeline.playhead).toBe(playhead);
    settle(timeline);
    expect(timeline.playhead).toBe(3);
  });

  test("the crank turns nothing if no move was made", () => {
    const timeline = rowOfThree();
    turnCrank(timeline, 500);
    turnCrank(timeline, -500);
    expect(timeline).toMatchObject({ playhead: 0, moveCount: 0 });
  });
});

describe("restoring a timeline", () => {
  test("a restored timeline has all its moves and stands still", () => {
    const timeline = restoreTimeline(rowOfThree().rules, [RIGHT, RIGHT, RIGHT], 1);
    expect(timeline).toMatchObject({ moveCount: 1, playhead: 1 });
    expect(timeline.steps).toEqual(threeMovesPlayed().steps);
    expect(isStill(timeline)).toBe(true);
  });

  test("a restored timeline ends before the first move that the rules refuse", () => {
    const timeline = restoreTimeline(walkerRules("@..O"), [RIGHT, UP, RIGHT], 3);
    expect(timeline.steps).toHaveLength(1);
    expect(timeline.moveCount).toBe(1);
  });

  test("a restored timeline limits a stored move count that is out of range", () => {
    expect(restoreTimeline(rowOfThree().rules, [RIGHT], 7).moveCount).toBe(1);
    expect(restoreTimeline(rowOfThree().rules, [RIGHT], -7).moveCount).toBe(0);
  });
});
