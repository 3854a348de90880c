import { expect, test } from "vitest";
import { loseLevel, openLevelOf, rewind } from "./bot";
import { frames, startPlayer } from "./player";
import { storeWith } from "./saves";

/** So many runs after a run do not begin as it did. */
const RUNS_APART = 3;
const LOSSES_OF_A_RUSH = 3;
const FRAMES_OF_THE_END = 120;

test("no rush begins with a level that one of the last three began with, though the clock would have it so", () => {
  const store = storeWith();
  const firsts: string[] = [];
  for (let run = 0; run < RUNS_APART + 2; run++) {
    // Each start is at the same second, from which a run takes its seed.
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
  // Without memory of the last runs all of them would have been the same.
  expect(new Set(firsts).size).toBeGreaterThan(RUNS_APART);
});
