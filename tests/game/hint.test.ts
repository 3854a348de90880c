/**
 * Tests hints and the playing of the solution by the game itself. The tests use a single level, without a screen, input
 * or a mode.
 */
import { describe, expect, test } from "vitest";
import { directionOnScreen, endHint, type Attempt } from "../../src/game/play/attempt";
import {
  askForHint,
  startWatching,
  hintedMove,
  isHintAwaited,
  isHintShown,
  moveOfShownHint,
  nextWatchedMove,
  refuseHint,
  showAskedHint,
} from "../../src/game/play/hint";
import { advanceTimeline, makeMove, stepBack } from "../../src/game/play/timeline";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { recordNotes } from "../../tools/sounds/record-notes";
import { analyse, startWalker } from "./walker-attempt";

const FRAME_MS = 33;
const MOVE_MS = 10000;

function countNotes(act: () => void): number {
  return recordNotes(act).length;
}

function grades({ hintGrade, shownHintGrade, countedHints }: Attempt): number[] {
  return [hintGrade, shownHintGrade, countedHints];
}

function move({ played }: Attempt, direction: Direction, isMoving = false): void {
  makeMove(played.timeline, direction);
  if (!isMoving) advanceTimeline(played.timeline, MOVE_MS);
}

describe("the grades of a hint", () => {
  test("each request shows the next grade with a sound, up to the third, and only the second counts", () => {
    const attempt = startWalker("@..O");
    const steps = [1, 2, 3, 4].map(() => {
      const noteCount = countNotes(() => {
        askForHint(attempt);
      });
      return [...grades(attempt), noteCount];
    });
    expect(steps).toEqual([
      [1, 1, 0, 1],
      [2, 2, 1, 1],
      [3, 3, 1, 1],
      [3, 3, 1, 0],
    ]);
  });

  test("a hint that has ended begins again with its first grade, and then counts once more", () => {
    const attempt = startWalker("@..O");
    for (let count = 0; count < 3; count++) askForHint(attempt);
    endHint(attempt);
    expect(hintedMove(attempt)).toBeUndefined();
    askForHint(attempt);
    expect(grades(attempt)).toEqual([1, 1, 1]);
    askForHint(attempt);
    expect(grades(attempt)).toEqual([2, 2, 2]);
  });

  test("a hint in a level that is not analysed yet waits at its first grade until the level is analysed", () => {
    const attempt = startWalker("@.O", false);
    const early = countNotes(() => {
      askForHint(attempt);
      askForHint(attempt);
      showAskedHint(attempt, FRAME_MS);
    });
    expect([...grades(attempt), early]).toEqual([1, 0, 0, 0]);
    attempt.played.analysedGraph = analyse(attempt);
    const late = countNotes(() => {
      showAskedHint(attempt, FRAME_MS);
    });
    expect([...grades(attempt), late]).toEqual([1, 1, 0, 1]);
  });

  test("a hint that is not shown within a tenth of a second is awaited, until the level is analysed", () => {
    const attempt = startWalker("@.O", false);
    askForHint(attempt);
    const awaited = [1, 2, 3, 4].map(() => {
      showAskedHint(attempt, FRAME_MS);
      return isHintAwaited(attempt);
    });
    expect(awaited).toContain(true);
    expect(awaited[0]).toBe(false);
    attempt.played.analysedGraph = analyse(attempt);
    showAskedHint(attempt, FRAME_MS);
    expect(isHintAwaited(attempt)).toBe(false);
  });

  test("a hint that is asked for while a piece moves appears when the piece has stopped", () => {
    const attempt = startWalker("@..O");
    move(attempt, RIGHT, true);
    askForHint(attempt);
    expect(grades(attempt)).toEqual([1, 0, 0]);
    advanceTimeline(attempt.played.timeline, MOVE_MS);
    showAskedHint(attempt, FRAME_MS);
    expect(grades(attempt)).toEqual([1, 1, 0]);
  });

  test("in a state that is lost, a hint stays at its first grade and costs nothing", () => {
    const attempt = startWalker("x@.O");
    move(attempt, LEFT);
    for (let count = 0; count < 3; count++) askForHint(attempt);
    expect(grades(attempt)).toEqual([1, 1, 0]);
    expect(hintedMove(attempt)).toBeUndefined();
  });

  test("a request while the pieces arrive ends their arrival, and one after the win does nothing", () => {
    const attempt = startWalker("@.O");
    attempt.phase = "arriving";
    askForHint(attempt);
    expect([attempt.phase, ...grades(attempt)]).toEqual(["playing", 1, 1, 0]);
    endHint(attempt);
    attempt.phase = "cleared";
    askForHint(attempt);
    expect(grades(attempt)).toEqual([0, 0, 0]);
  });

  test("the board dims anew with the first and the second grade, and stays dim with the third", () => {
    const attempt = startWalker("@..O");
    const msAfter = [1, 2, 3].map(() => {
      askForHint(attempt);
      const { hintMs } = attempt;
      for (let frame = 0; frame < 100; frame++) showAskedHint(attempt, FRAME_MS);
      return hintMs;
    });
    expect(msAfter).toEqual([0, 0, attempt.hintMs]);
    expect(attempt.hintMs).toBeLessThan(100 * FRAME_MS);
  });

  test("a mode without hints says so with a sound and counts nothing", () => {
    const attempt = startWalker("@.O");
    const noteCount = countNotes(() => {
      refuseHint(attempt);
    });
    expect([attempt.notice, attempt.countedHints]).toEqual(["no-hints", 0]);
    expect(noteCount).toBeGreaterThan(0);
  });
});

describe("the move of a hint", () => {
  test("it is the first move of a shortest solution from the present state, also after an undo", () => {
    const attempt = startWalker("@.\n#.\nO.");
    askForHint(attempt);
    expect(hintedMove(attempt)).toBe(RIGHT);
    move(attempt, RIGHT);
    expect(hintedMove(attempt)).toBe(DOWN);
    stepBack(attempt.played.timeline);
    advanceTimeline(attempt.played.timeline, MOVE_MS);
    expect(hintedMove(attempt)).toBe(RIGHT);
  });

  test("Ⓐ makes the move only while the last grade shows it", () => {
    const attempt = startWalker("@..O");
    const moves = [1, 2, 3].map(() => {
      askForHint(attempt);
      return moveOfShownHint(attempt);
    });
    expect(moves).toEqual([undefined, undefined, RIGHT]);
  });

  test("a hint is hidden while a piece moves, while the game plays the solution, and after the win", () => {
    const attempt = startWalker("@..O");
    askForHint(attempt);
    expect(isHintShown(attempt)).toBe(true);
    move(attempt, RIGHT, true);
    expect(isHintShown(attempt)).toBe(false);
    advanceTimeline(attempt.played.timeline, MOVE_MS);
    attempt.isPlayingItself = true;
    expect(isHintShown(attempt)).toBe(false);
    attempt.isPlayingItself = false;
    attempt.phase = "cleared";
    expect(isHintShown(attempt)).toBe(false);
  });

  test("on a board that is shown turned by quarters clockwise, a direction turns with the board", () => {
    const attempt = startWalker("@..O");
    const shown = [0, 1, 2, 3, 4].map((quarterTurns) => {
      attempt.quarterTurns = quarterTurns;
      return directionOnScreen(attempt, UP);
    });
    expect(shown).toEqual([UP, RIGHT, DOWN, LEFT, UP]);
  });
});

describe("the watched solution", () => {
  /**
   * Waits for the next move that the game itself makes while it shows the solution. Returns this move and the number of
   * frames before it; undefined after 100 frames.
   */
  function waitForMove(attempt: Attempt): { readonly frames: number; readonly move: Direction } | undefined {
    for (let frames = 1; frames <= 100; frames++) {
      const next = nextWatchedMove(attempt, FRAME_MS);
      if (next !== undefined) return { frames, move: next };
    }
    return undefined;
  }

  test("the game waits a second before its first move and a third of a second before each other move", () => {
    const attempt = startWalker("@.\n#.\nO.");
    startWatching(attempt);
    expect(waitForMove(attempt)).toEqual({ frames: Math.ceil(1000 / FRAME_MS), move: RIGHT });
    move(attempt, RIGHT);
    expect(waitForMove(attempt)).toEqual({ frames: Math.ceil(350 / FRAME_MS), move: DOWN });
  });

  test("the game makes no move before the player asks for it, while a piece moves, and after the win", () => {
    const attempt = startWalker("@...O");
    expect(waitForMove(attempt)).toBeUndefined();
    startWatching(attempt);
    move(attempt, RIGHT, true);
    expect(waitForMove(attempt)).toBeUndefined();
    advanceTimeline(attempt.played.timeline, MOVE_MS);
    attempt.phase = "cleared";
    expect(waitForMove(attempt)).toBeUndefined();
  });

  test("a level counts as watched from the first move of the game on", () => {
    const attempt = startWalker("@..O");
    startWatching(attempt);
    expect(attempt.wasWatched).toBe(false);
    waitForMove(attempt);
    expect(attempt.wasWatched).toBe(true);
  });

  test("in a state that cannot be won, the game stops playing and the level does not count as watched", () => {
    const attempt = startWalker("x@.O");
    move(attempt, LEFT);
    startWatching(attempt);
    expect(waitForMove(attempt)).toBeUndefined();
    expect([attempt.isPlayingItself, attempt.wasWatched]).toEqual([false, false]);
  });
});
