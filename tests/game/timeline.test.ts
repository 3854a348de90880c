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

/** Three balls to the right of the black one, taken one by one. */
function rowOfThree(): Timeline<State> {
  return createTimeline(lastBallRules("@.o.o.o.."));
}

/** The same after three moves and all that is to be seen of them. */
function played(): Timeline<State> {
  const timeline = rowOfThree();
  for (let move = 0; move < 3; move++) makeMove(timeline, RIGHT);
  settle(timeline);
  return timeline;
}

function settle<State>(timeline: Timeline<State>): void {
  for (let frame = 0; frame < 10_000 && !isStill(timeline); frame++) advanceTimeline(timeline, 33);
}

describe("any play at all agrees with a list of positions and a place in it, and comes to rest in the present:", () => {
  function expectOfAnyPlay<State>(rules: Rules<State>): void {
    const agrees = fc.property(actionLists, (play) => {
      const session = applyToBoth(rules, play);
      settle(session);
      expect(shownMoment(session)).toEqual({ before: currentState(session), move: undefined, elapsedMs: 0 });
    });
    fc.assert(agrees, { numRuns: 500 });
  }

  test("a play of balls", () => {
    expectOfAnyPlay(lastBallRules("..o...", ".o.@.o", "...o..", "o....o"));
  });

  test("a play of a walker, who may go in circles", () => {
    expectOfAnyPlay(walkerRules(".....", ".@#.x", "..#.O"));
  });
});

describe("a move", () => {
  test("counts at once, and is then to be seen", () => {
    const session = rowOfThree();
    expect(makeMove(session, RIGHT)).toBe(true);
    expect(session).toMatchObject({ goal: 1, playhead: 0 });
    expect(currentState(session)).toBe(stateAt(session, 1));
  });

  test("is shown in its own time", () => {
    const session = rowOfThree();
    makeMove(session, RIGHT);
    const [move] = session.steps;
    const { durationMs } = move;
    advanceTimeline(session, durationMs / 4);
    expect(shownMoment(session)).toEqual({ before: session.rules.start, move, elapsedMs: durationMs / 4 });
    advanceTimeline(session, durationMs * 0.74);
    expect(isStill(session)).toBe(false);
    advanceTimeline(session, durationMs * 0.02);
    expect(isStill(session)).toBe(true);
  });

  test("cuts short what still moves", () => {
    const session = rowOfThree();
    makeMove(session, RIGHT);
    advanceTimeline(session, 30);
    makeMove(session, RIGHT);
    expect(session).toMatchObject({ goal: 2, playhead: 1 });
    expect(shownMoment(session).before).toEqual(stateAt(session, 1));
  });

  test("that moves nothing changes nothing, neither moves that were taken back nor what the crank shows", () => {
    const session = createTimeline(walkerRules("@..O"));
    makeMove(session, RIGHT);
    advanceTimeline(session, 10_000);
    turnCrank(session, -50);
    const before = { ...session, steps: [...session.steps] };
    expect(before).toMatchObject({ goal: 0, crankRestMs: 0 });
    expect(before.playhead).toBeGreaterThan(0);
    expect(before.steps).toHaveLength(1);
    expect(makeMove(session, UP)).toBe(false);
    expect(session).toEqual(before);
  });

  test("is not possible once the level is won or lost, until it is taken back", () => {
    const session = createTimeline(lastBallRules("..@.o"));
    makeMove(session, LEFT);
    expect(outcomeOf(session)).toBe("lost");
    expect(makeMove(session, RIGHT)).toBe(false);
    stepBack(session);
    expect(outcomeOf(session)).toBe("playing");
    expect(makeMove(session, RIGHT)).toBe(true);
    expect(outcomeOf(session)).toBe("won");
    expect(makeMove(session, DOWN)).toBe(false);
  });

  test("forgets the moves that were taken back", () => {
    const session = played();
    stepBack(session);
    stepBack(session);
    makeMove(session, UP);
    expect(session.steps.map(({ direction }) => direction)).toEqual([RIGHT, UP]);
    expect(stepForward(session)).toBe(false);
  });
});

describe("taking back", () => {
  test("gives exactly the position before, and making again the one after", () => {
    const session = played();
    const [, , two, three] = [0, 1, 2, 3].map((moves) => stateAt(session, moves));
    stepBack(session);
    expect(currentState(session)).toBe(two);
    stepForward(session);
    expect(currentState(session)).toBe(three);
  });

  test("goes back as far as the first move and no further", () => {
    const session = played();
    expect([stepBack(session), stepBack(session), stepBack(session)]).toEqual([true, true, true]);
    expect(stepBack(session)).toBe(false);
    expect(currentState(session)).toBe(session.rules.start);
  });

  test("is shown backwards, 1.8 times as fast", () => {
    const session = played();
    stepBack(session);
    const [, , move] = session.steps;
    const { durationMs, before } = move;
    advanceTimeline(session, durationMs / 3.6);
    expect(shownMoment(session)).toMatchObject({ before, move });
    expect(shownMoment(session).elapsedMs).toBeCloseTo(durationMs / 2, 6);
    advanceTimeline(session, durationMs / 3.6 + 0.001);
    expect(isStill(session)).toBe(true);
  });

  test("everything at once rewinds to the start, faster the further it is, and can be made again", () => {
    const session = played();
    rewindToStart(session);
    expect(currentState(session)).toBe(session.rules.start);
    const [, , { durationMs }] = session.steps;
    advanceTimeline(session, 10);
    expect(session.playhead).toBeCloseTo(3 - (10 * 3 * 1.8) / durationMs, 9);
    settle(session);
    expect([stepForward(session), stepForward(session), stepForward(session)]).toEqual([true, true, true]);
    expect(outcomeOf(session)).toBe("won");
  });
});

describe("the crank", () => {
  test("turns back a move in 60 degrees, and any part of it in less", () => {
    const session = played();
    turnCrank(session, -CRANK_DEGREES_PER_MOVE * 1.25);
    expect(session).toMatchObject({ playhead: 1.75, goal: 2 });
    const [, move] = session.steps;
    expect(shownMoment(session)).toEqual({ before: move.before, move, elapsedMs: move.durationMs * 0.75 });
  });

  test("stands at the whole move nearest by", () => {
    const session = played();
    turnCrank(session, -36);
    expect(session.moveCount).toBe(2);
    turnCrank(session, 12);
    expect(session.moveCount).toBe(3);
  });

  test("goes no further than the first move and the last, and comes straight back from there", () => {
    const session = played();
    turnCrank(session, 1000);
    expect(session.playhead).toBe(3);
    turnCrank(session, -10_000);
    expect(session).toMatchObject({ playhead: 0, goal: 0 });
    turnCrank(session, 30);
    expect(session.playhead).toBe(0.5);
  });

  test("leads the picture alone while it turns; at rest the move nearest by is finished", () => {
    const session = played();
    turnCrank(session, -20);
    const { playhead } = session;
    advanceTimeline(session, CRANK_SETTLE_MS - 1);
    expect(session.playhead).toBe(playhead);
    settle(session);
    expect(session.playhead).toBe(3);
  });

  test("turns nothing where no move was made", () => {
    const session = rowOfThree();
    turnCrank(session, 500);
    turnCrank(session, -500);
    expect(session).toMatchObject({ playhead: 0, goal: 0 });
  });
});

describe("a session that was left", () => {
  test("is taken up with its history, and stands still", () => {
    const session = restoreTimeline(rowOfThree().rules, [RIGHT, RIGHT, RIGHT], 1);
    expect(session).toMatchObject({ goal: 1, playhead: 1 });
    expect(session.steps).toEqual(played().steps);
    expect(isStill(session)).toBe(true);
  });

  test("ends at the first move that the rules refuse", () => {
    const session = restoreTimeline(walkerRules("@..O"), [RIGHT, UP, RIGHT], 3);
    expect(session.steps).toHaveLength(1);
    expect(session.moveCount).toBe(1);
  });

  test("stands within its moves, whatever was written", () => {
    expect(restoreTimeline(rowOfThree().rules, [RIGHT], 7).moveCount).toBe(1);
    expect(restoreTimeline(rowOfThree().rules, [RIGHT], -7).moveCount).toBe(0);
  });
});
