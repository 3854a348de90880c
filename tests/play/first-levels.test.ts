import { expect, test } from "vitest";
import { loseLevel, openLevelOf, rewind } from "./bot";
import { frames, startPlayer } from "./player";
import { storeWith } from "./saves";

/** The number of further runs after a first one that must each begin with another level. */
const RUNS_APART = 3;
const LOSSES_OF_A_RUSH = 3;
const FRAMES_OF_THE_END = 120;

test("no rush begins with the first level of one of the last three, even at the same second of the clock", () => {
  const store = storeWith();
  const firsts: string[] = [];
  for (let run = 0; run < RUNS_APART + 2; run++) {
    // The seed of a run is made from the clock's second, which is the same at each start.
    const player = startPlayer(store);
    const first = openLevelOf(player, "Rush").map.join("\n");
    expect(firsts.slice(-RUNS_APART)).not.toContain(first);
    firsts.push(first);
    for (let losses = 1; losses <= LOSSES_OF_A_RUSH; losses++) {
      loseLevel(player);
      if (losses < LOSSES_OF_A_RUSH) rewind(player);
    }
    frames(player, FRAMES_OF_THE_END);
  }
  // If the game did not remember recent runs, all runs would begin with the same level.
  expect(new Set(firsts).size).toBeGreaterThan(RUNS_APART);
});
