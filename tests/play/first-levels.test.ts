import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { PACES } from "../../src/puzzles/pace";
import { loseLevel, openLevelOf, openPace, rewind, waitForLevel } from "./bot";
import { frames, press, settle, startPlayer, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";

/**
 * The number of earlier runs (sequences of levels) that the game remembers. A new run must not begin with the first
 * level of any of these.
 */
const RUNS_APART = 3;
const LOSSES_OF_A_RUSH = 3;
const FRAMES_OF_THE_END = 120;
/**
 * The number of frames after which balls have rolled off the screen when the player has given up a run of levels. Each
 * ball stands for a level of the run.
 */
const ROLL_FRAMES = 60;

function addFirst(firsts: string[], first: string): void {
  expect(firsts.slice(-RUNS_APART)).not.toContain(first);
  firsts.push(first);
}

function loseRush(player: Player): void {
  for (let losses = 1; losses <= LOSSES_OF_A_RUSH; losses++) {
    loseLevel(player);
    if (losses < LOSSES_OF_A_RUSH) rewind(player);
  }
  frames(player, FRAMES_OF_THE_END);
}

function firstOfNewRun(store: Store): string {
  const player = startPlayer(store);
  openPace(player, "rising");
  press(player, "down");
  press(player, "a");
  settle(player);
  press(player, "down");
  press(player, "a");
  frames(player, ROLL_FRAMES);
  return waitForLevel(player).map.join("\n");
}

// The seed of a run of levels comes from the clock's second, which the tests keep the same at each start. Without the
// game's memory of recent runs, many of these runs would begin with the same level.
describe.each(PUZZLE_ROWS)("the first levels of runs of %s at the same second of the clock", (puzzleId) => {
  test("no run at any pace, new run or rush begins with the first level of one of the last three runs", () => {
    const store = storeWith(undefined, puzzleId);
    const firsts: string[] = [];
    for (const pace of PACES) {
      const player = startPlayer(store);
      openPace(player, pace);
      press(player, "a");
      addFirst(firsts, waitForLevel(player).map.join("\n"));
      player.console.signal("gameWillTerminate");
    }
    addFirst(firsts, openLevelOf(startPlayer(store), "Rush").map.join("\n"));
    for (let run = 0; run < RUNS_APART; run++) addFirst(firsts, firstOfNewRun(store));
  });
});

test("no rush begins with the first level of one of the last three, even at the same second of the clock", () => {
  const store = storeWith();
  const firsts: string[] = [];
  for (let run = 0; run < RUNS_APART + 2; run++) {
    // The game makes the seed of a run from the clock's second, which is the same at each start of this test.
    const player = startPlayer(store);
    const first = openLevelOf(player, "Rush").map.join("\n");
    addFirst(firsts, first);
    loseRush(player);
  }
  // Without the game's memory of recent runs (sequences of levels), all runs of this test would have the same first
  // level.
  expect(new Set(firsts).size).toBeGreaterThan(RUNS_APART);
});
