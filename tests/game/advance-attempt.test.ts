import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { NO_INPUT, type Input } from "../../src/device/input";
import { setVolume } from "../../src/device/sound";
import { advanceAttempt, type AttemptEvent } from "../../src/game/play/advance-attempt";
import { resetAttempt, restartAttempt, type Attempt } from "../../src/game/play/attempt";
import { askForHint, startWatching, hintedMove } from "../../src/game/play/hint";
import { currentState } from "../../src/game/play/timeline";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import type { OpaqueState } from "../../src/puzzles/any-puzzle";
import { startWalker } from "./walker-attempt";

vi.stubGlobal("playdate", { getReduceFlashing: () => true });

const FRAME_MS = 33;
const SPEEDS = { speed: 1, rewindSpeed: 1 };
/**
 * How many frames a test waits until the pieces of a level stand still. This is longer than the animation at the
 * level's start, longer than a move, and longer than the time in which Ⓐ is ignored.
 */
const FRAMES_TO_REST = 40;

// Switches the sound off for the tests of this file, and on again after them. Otherwise it would stay off for other
// tests, because all tests of a process share one volume.
beforeAll(() => {
  setVolume(0);
});
afterAll(() => {
  setVolume(3);
});

function frame(attempt: Attempt, input: Partial<Input> = {}): AttemptEvent {
  return advanceAttempt(attempt, { ...NO_INPUT, ...input }, FRAME_MS, SPEEDS);
}

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
    const attempt = startWalker("@..O");
    const before = stateOf(attempt);
    expect(move(attempt, UP)).toBe("none");
    expect(stateOf(attempt)).toBe(before);
    expect(move(attempt, RIGHT)).toBe("acted");
    expect(stateOf(attempt)).not.toBe(before);
    expect(attempt.stats.movesMade).toBe(1);
  });

  test("the move that reaches the goal wins, and the celebration ends in the event gone", () => {
    const attempt = startWalker("@O");
    expect(frame(attempt, { pressedDirection: RIGHT })).toBe("won");
    expect(attempt.phase).toBe("cleared");
    expect(rest(attempt, 200)).toContain("gone");
  });

  test("a lost level counts a loss, and a tap of Ⓑ takes the move back and counts a rewind", () => {
    const attempt = startWalker("x@O");
    const before = stateOf(attempt);
    expect(move(attempt, LEFT)).toBe("lost");
    expect(attempt.losses).toBe(1);
    expect(tapB(attempt)).toBe("acted");
    expect(stateOf(attempt)).toBe(before);
    expect([attempt.rewinds, attempt.stats.rewinds]).toEqual([1, 1]);
  });

  test("of two slow taps of Ⓑ at the start, the first shows that Ⓑ leaves and the second leaves", () => {
    const attempt = startWalker("@O");
    rest(attempt);
    expect(tapB(attempt)).toBe("none");
    expect(attempt.notice).toBe("leave-tip");
    rest(attempt);
    expect(tapB(attempt)).toBe("left");
  });

  test("a restart undoes all moves and counts as one rewind, and does nothing in a cleared level", () => {
    const attempt = startWalker("@..O");
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
    const attempt = startWalker("@.O");
    expect(frame(attempt, { isAPressed: true })).toBe("none");
    rest(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("hint");
  });
});

describe("a hint without a screen", () => {
  test("a hint goes from a sentence to the place and the move, counts once from the place on, and ends by a move", () => {
    const attempt = startWalker("@..O");
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
    const attempt = startWalker("@..O");
    rest(attempt);
    for (let grade = 1; grade <= 3; grade++) askForHint(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("acted");
    expect([attempt.hintGrade, attempt.stats.movesMade, attempt.wasWatched]).toEqual([0, 1, false]);
    rest(attempt);
    expect(frame(attempt, { isAPressed: true })).toBe("hint");
  });

  test("the game plays the whole solution itself, which counts no moves of the player", () => {
    const attempt = startWalker("@.\n#.\nO.");
    rest(attempt);
    startWatching(attempt);
    expect(rest(attempt, 400)).toContain("won");
    expect([attempt.wasWatched, attempt.stats.movesMade]).toEqual([true, 0]);
  });

  test("any press stops the game from playing the solution", () => {
    const attempt = startWalker("@....O");
    rest(attempt);
    startWatching(attempt);
    rest(attempt, 35);
    frame(attempt, { pressedDirection: DOWN });
    expect(rest(attempt, 200)).toEqual([]);
    expect(attempt.isPlayingItself).toBe(false);
  });
});
