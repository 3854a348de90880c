import { expect, test } from "vitest";
import { openCampaignAfter, win } from "./bot";
import { frames, press, settle } from "./player";
import { writes } from "./says";

// What is said holds as long as it is said, and is said as long as it holds.

test("an arrow that is pressed as the page after a level comes does not hide it", () => {
  const player = openCampaignAfter(5);
  win(player);
  for (let tap = 0; tap < 40 && !writes(player, "cleared"); tap++) {
    press(player, "up");
    frames(player, 3);
  }
  press(player, "up");
  settle(player);
  expect(writes(player, "cleared")).toBe(true);
  press(player, "up");
  settle(player);
  expect(writes(player, "cleared")).toBe(false);
});
