/** Tests quick presses of Ⓐ after a win: they must give no hint in the next level, which appears by itself. */
import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { openPuzzleSave } from "../../src/game/save/save";
import { levelNow, openLevelOf, solutionOf } from "./bot";
import { frame, frames, makeMove, press, saveAfterExit, settle, startPlayer } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";
import { isCharacterInHud } from "./screen-text";

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

describe.each(PUZZLE_ROWS)("Ⓐ that is pressed out of habit in an endless run of %s", (puzzleId) => {
  /**
   * The number of frames in which a slow player still presses Ⓐ out of habit after the next level has appeared. They
   * last 0.8 seconds.
   */
  const HABIT_FRAMES = 24;
  const FRAMES_UNTIL_A_COUNTS = 48;

  test("Ⓐ gives no hint in the win, in the arrival of the next level or right after it, and then gives one", () => {
    const player = startPlayer(storeWith(undefined, puzzleId));
    const first = openLevelOf(player, "Play");
    const { map } = first;
    const moves = solutionOf(first);
    for (const direction of moves.slice(0, -1)) makeMove(player, direction);
    press(player, BUTTONS[moves[moves.length - 1]]);
    const isNext = (): boolean => levelNow(player)?.map.join() !== map.join();
    for (let elapsed = 0; elapsed < 600 && !isNext(); elapsed += 3) {
      press(player, "a");
      frame(player);
    }
    expect(isNext()).toBe(true);
    for (let elapsed = 0; elapsed < HABIT_FRAMES; elapsed += 3) {
      press(player, "a");
      frame(player);
    }
    expect(levelNow(player)).toMatchObject({ moves: "", moveCount: 0 });
    expect(isCharacterInHud(player, "Ⓐ")).toBe(false);
    frames(player, FRAMES_UNTIL_A_COUNTS - HABIT_FRAMES);
    press(player, "a");
    settle(player);
    expect(isCharacterInHud(player, "Ⓐ")).toBe(true);
    expect(openPuzzleSave(saveAfterExit(player), puzzleId).unaidedStreak).toBe(1);
  });
});
