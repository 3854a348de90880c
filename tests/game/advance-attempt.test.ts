import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Input } from "../../src/device/input";
import { setVolume } from "../../src/device/sound";
import { advanceAttempt, type AttemptEvent } from "../../src/game/play/advance-attempt";
import { resetAttempt, restartAttempt, startAttempt, type Attempt } from "../../src/game/play/attempt";
import { askForHint, askToWatch, hintedMove, refuseHint } from "../../src/game/play/hint";
import { hintIdea } from "../../src/game/play/hint-idea";
import { createTimeline, currentState } from "../../src/game/play/timeline";
import { freshStats } from "../../src/game/save/stats";
import { certify } from "../../src/kernel/certify";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { toAnyPuzzle, type OpaqueState } from "../../src/puzzles/any-puzzle";
import { walker } from "../kernel/null-puzzle";
import { expectParsed } from "../kernel/parse-results";
import { NO_INPUT } from "./no-input";

vi.stubGlobal("playdate", { getReduceFlashing: () => true });

const FRAME_MS = 33;
const SPEEDS = { speed: 1, rewindSpeed: 1 };
/**
 * The number of frames after which the pieces of a level stand still. It is longer than the animation at the level's
 * start, longer than a move, and longer than the time in which Ⓐ is ignored.
 */
const FRAMES_TO_REST = 40;

// Switches the sound off for the tests of this file, and on again after them, because the volume is one value for the
// whole test process.
beforeAll(() => {
  setVolume(0);
});
afterAll(() => {
  setVolume(3);
});

/**
 * Starts a level of the small puzzle of null-puzzle.ts. If `isKnown` is false, the states of the level are not analysed
 * yet.
 */
function start(map: string, isKnown = true): Attempt {
  const puzzle = toAnyPuzzle(walker);
  const level = expectParsed(puzzle.parseMap(map));
  const rules = puzzle.rules(level);
  const analysedGraph = isKnown ? runToEnd(certify(rules, 1000)) : undefined;
  return startAttempt(puzzle, { level, timeline: createTimeline(rules), analysedGraph }, "playing", freshStats());
}

function frame(attempt: Attempt, input: Partial<Input> = {}): AttemptEvent {
  return advanceAttempt(attempt, { ...NO_INPUT, ...input }, FRAME_MS, SPEEDS);
}

/** Advances the level without input until its pieces stand still, and returns the events that were not "none". */
function rest(attempt: Attempt, frames = FRAMES_TO_REST): AttemptEvent[] {
  return Array.from({ length: frames }, () => frame(attempt)).filter((event) => event !== "none");
}

function move(attempt: Attempt, direction: Direction): AttemptEvent {
  const event = frame(attempt, { pressedDirection: direction });
  rest(attempt);
  return event;
}

function tapB(attempt: Attempt): AttemptEvent {
  frame(attempt, { isBPressed: true, isBHeld: true });
  return frame(attempt, { isBReleased: true });
}

function stateOf({ played }: Attempt): OpaqueState {
  return currentState(played.timeline);
}

describe("an attempt without a screen", () => {
  test("a press makes a move and counts it, and a press against a wall does neither", () => {
    const attempt = start("@..O");
    const before = stateOf(attempt);
    expect(move(attempt, UP)).toBe("none");
    expect(stateOf(attempt)).toBe(before);
    expect(move(attempt, RIGHT)).toBe("acted");
    expect(stateOf(attempt)).not.toBe(before);
    expect(attempt.stats.movesMade).toBe(1);
  });

  test("the move that reaches the goal wins, and the celebration ends in the event gone", () => {
    const attempt = start("@O");
    expect(frame(attempt, { pressedDirection: RIGHT })).toBe("won");
    expect(attempt.phase).toBe("cleared");
    expect(rest(attempt, 200)).toContain("gone");
  });

  test("a lost level counts a loss, and a tap of Ⓑ takes the move back and counts a rewind", () => {
    const attempt = start("x@O");
    const before = stateOf(attempt);
    expect(move(attempt, LEFT)).toBe("lost");
    expect(attempt.losses).toBe(1);
    expect(tapB(attempt)).toBe("acted");
    expect(stateOf(attempt)).toBe(before);
    expect([attempt.rewinds, attempt.stats.rewinds]).toEqual([1, 1]);
  });

  test("of two slow taps of Ⓑ at the start, the first shows that Ⓑ leaves and the second leaves", () => {
    const attempt = start("@O");
    rest(attempt);
    expect(tapB(attempt)).toBe("none");
    expect(attempt.notice).toBe("leave-tip");
    rest(attempt);
    expect(tapB(attempt)).toBe("left");
  });

  test("a restart undoes all moves and counts as one rewind, and does nothing in a cleared level", () => {
    const attempt = start("@..O");
    const before = stateOf(attempt);
    move(attempt, RIGHT);
    move(attempt, RIGHT);
    restartAttempt(attempt);
    rest(attempt);
    expect(stateOf(attempt)).toBe(before);
    expect(attempt.rewinds).toBe(1);
    restartAttempt(attempt);
    expect(attempt.rewinds).toBe(1);
    for (let count = 0; count < 3; count++) move(attempt, RIGHT);
    expect(attempt.phase).toBe("cleared");
    restartAttempt(attempt);
    expect(attempt.phase).toBe("cleared");
    resetAttempt(attempt);
    expect([attempt.rewinds, attempt.losses, attempt.countedHints]).toEqual([0, 0, 0]);
  });

  test("Ⓐ is ignored for half a second after the level appears, and then asks for a hint", () => {
    const attempt = start("@.O");
    expect(frame(attempt, { isAPressed: true })).toBe("none");
    rest(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("hint");
  });
});

describe("a hint without a screen", () => {
  test("a hint goes from a sentence to the place and the move, counts once from the place on, and ends by a move", () => {
    const attempt = start("@..O");
    rest(attempt);
    expect(hintedMove(attempt)).toBeUndefined();
    for (const [grade, hints] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [3, 1],
    ]) {
      askForHint(attempt);
      rest(attempt);
      expect([attempt.hintGrade, attempt.shownHintGrade, attempt.countedHints]).toEqual([grade, grade, hints]);
      expect(hintedMove(attempt)).toBe(RIGHT);
    }
    move(attempt, RIGHT);
    expect([attempt.hintGrade, attempt.shownHintGrade, attempt.countedHints]).toEqual([0, 0, 1]);
  });

  test("after the last grade of a hint Ⓐ makes the move, which counts as a move of the player", () => {
    const attempt = start("@..O");
    rest(attempt);
    for (let grade = 1; grade <= 3; grade++) askForHint(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("acted");
    expect([attempt.hintGrade, attempt.stats.movesMade, attempt.wasWatched]).toEqual([0, 1, false]);
    rest(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("hint");
  });

  test("in a state that is lost, a hint stays at its first grade and costs nothing", () => {
    const attempt = start("x@.O");
    rest(attempt);
    move(attempt, LEFT);
    for (let asked = 0; asked < 3; asked++) askForHint(attempt);
    expect([attempt.shownHintGrade, attempt.countedHints]).toEqual([1, 0]);
    expect(hintIdea(attempt.played)).toEqual({ kind: "go-back", count: 1 });
  });

  test("a hint in a level that is not analysed yet appears when it is analysed", () => {
    const attempt = start("@.O", false);
    rest(attempt);
    askForHint(attempt);
    askForHint(attempt);
    rest(attempt);
    expect([attempt.hintGrade, attempt.shownHintGrade]).toEqual([1, 0]);
    attempt.played.analysedGraph = runToEnd(certify(attempt.played.timeline.rules, 1000));
    frame(attempt);
    expect([attempt.hintGrade, attempt.shownHintGrade]).toEqual([1, 1]);
  });

  test("a mode without hints says so and counts nothing", () => {
    const attempt = start("@.O");
    refuseHint(attempt);
    expect([attempt.notice, attempt.countedHints]).toEqual(["no-hints", 0]);
  });

  test("the game plays the whole solution itself, which counts no moves of the player", () => {
    const attempt = start("@.\n#.\nO.");
    rest(attempt);
    askToWatch(attempt);
    expect(rest(attempt, 400)).toContain("won");
    expect([attempt.wasWatched, attempt.stats.movesMade]).toEqual([true, 0]);
  });

  test("any press stops the game from playing the solution", () => {
    const attempt = start("@....O");
    rest(attempt);
    askToWatch(attempt);
    rest(attempt, 35);
    frame(attempt, { pressedDirection: DOWN });
    expect(rest(attempt, 200)).toEqual([]);
    expect(attempt.isPlayingItself).toBe(false);
  });
});
