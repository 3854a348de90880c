/**
 * Sends each event after which a console may end the game, in each mode, right after a move. Tests that the level goes
 * on at the same position: in the running game, and in a game that is started again with the same files.
 */
import { describe, expect, test } from "vitest";
import type { Button, LifecycleEvent, Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { seedCount } from "../seed-count";
import type { AttemptJson } from "./attempt-json";
import { levelNow, solutionOf, waitForLevel } from "./bot";
import { OPEN_MODE } from "./open-mode";
import { frame, frames, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { SAVE_FILES, storeWith } from "./saves";

/**
 * The events of the console after which the game may end. Each entry also has the event that follows if the game goes
 * on.
 */
const EVENTS: readonly (readonly [name: string, event: LifecycleEvent, after: LifecycleEvent | undefined])[] = [
  ["the player leaves the game", "gameWillTerminate", undefined],
  ["the battery is low and the console sleeps", "deviceWillSleep", "deviceDidUnlock"],
  ["the console is locked", "deviceWillLock", "deviceDidUnlock"],
  ["the system menu opens", "gameWillPause", "gameWillResume"],
];
const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const INPUTS: readonly Button[] = [...BUTTONS, "b"];
const FRAMES_AFTER_WAKING = 40;

/**
 * The rows of a test: each mode with each event of `EVENTS`. The puzzle changes from row to row, so that each puzzle
 * has several modes and events.
 */
const ROWS = MODE_NAMES.flatMap((mode, modeIndex) =>
  EVENTS.map(([what, event, after], eventIndex) => {
    const puzzleId = PUZZLE_ROWS[(modeIndex + eventIndex) % PUZZLE_ROWS.length][0];
    return { mode, what, event, after, puzzleId };
  }),
);

function cut({ store }: Player): Store {
  const copy = createMemoryStore();
  for (const name of SAVE_FILES) {
    const text = store.read(`${name}.json`);
    if (text !== undefined) copy.write(`${name}.json`, text);
  }
  return copy;
}

function levelIn(player: Player): AttemptJson {
  return levelNow(player) ?? waitForLevel(player);
}

function beginMove(player: Player): void {
  const solution = solutionOf(levelIn(player));
  expect(solution.length).toBeGreaterThan(1);
  frame(player, [BUTTONS[solution[0]]]);
}

describe.each(MODE_NAMES)("a level in the mode %s", (mode: ModeName) => {
  test.each(ROWS.filter((row) => row.mode === mode))(
    "goes on at the same position if $what right after a move ($puzzleId)",
    ({ event, after, puzzleId }) => {
      const player = OPEN_MODE[mode](storeWith(undefined, puzzleId));
      beginMove(player);
      player.console.signal(event);
      const stored = cut(player);
      const before = levelIn(player);
      expect(before).toMatchObject({ puzzle: puzzleId, mode, moveCount: 1 });
      expect(levelIn(OPEN_MODE[mode](stored))).toEqual(before);
      if (after === undefined) return;
      player.console.signal(after);
      frames(player, FRAMES_AFTER_WAKING);
      expect(levelIn(player)).toEqual(before);
    },
  );

  test("goes on at the same position if any of these happens after random input", () => {
    let comparedCount = 0;
    for (let seed = 0; seed < seedCount(4, 4); seed++) {
      const random = createRandom(seed, MODE_NAMES.indexOf(mode));
      const puzzleId = PUZZLE_ROWS[drawRandomBelow(random, PUZZLE_ROWS.length)][0];
      const player = OPEN_MODE[mode](storeWith(undefined, puzzleId));
      for (let count = drawRandomBelow(random, 80); count > 0; count--) {
        const held = drawRandomBelow(random, 3) === 0 ? [INPUTS[drawRandomBelow(random, INPUTS.length)]] : [];
        frame(player, held, drawRandomBelow(random, 10) === 0 ? drawRandomBelow(random, 60) - 30 : 0);
      }
      player.console.signal(EVENTS[drawRandomBelow(random, EVENTS.length)][1]);
      const stored = cut(player);
      const before = levelNow(player);
      // Skips a level that is won, because the game then goes on with the next level. Other tests cover this case.
      if (before === undefined || before.outcome === "won") continue;
      expect(levelIn(OPEN_MODE[mode](stored)), `seed ${seed} of ${puzzleId}`).toEqual(before);
      comparedCount++;
    }
    expect(comparedCount).toBeGreaterThan(0);
  });
});
