import { expect, test } from "vitest";
import { openRow } from "./bot";
import { frame, frames, startPlayer } from "./player";
import { storeWith } from "./saves";

const IDLE_FRAMES = 300;
/** The play is given twelve times and is over before this. */
const MOST_FRAMES_OF_PLAYS = 5000;

test("the clock of a rush is drawn once a second and no oftener", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Rush");
  frames(player, 200);
  const drawn = Array.from({ length: IDLE_FRAMES }, () => frame(player).drew).filter((drew) => drew).length;
  expect(drawn).toBe(IDLE_FRAMES / 30);
});

test("the title draws nothing while nobody moves in its play, and none at all once it has been given twelve times", () => {
  const player = startPlayer();
  const stretches: number[] = [];
  let still = 0;
  for (let at = 0; at < MOST_FRAMES_OF_PLAYS && still < IDLE_FRAMES; at++) {
    if (!frame(player).drew) still++;
    else {
      stretches.push(still);
      still = 0;
    }
  }
  expect(stretches.filter((stretch) => stretch > 20).length).toBeGreaterThanOrEqual(12);
  expect(still).toBe(IDLE_FRAMES);
});
