import { expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createRandom, below } from "../../src/kernel/random";
import { frame, startPlayer, type Player } from "./player";

const FRAMES = 20_000;
const FRAME_MS = 33;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

test("twenty thousand frames of random input end in no error and in no frame that takes too long", () => {
  const player = startPlayer();
  const random = createRandom(20261120);
  const held = new Set<Button>();
  for (let at = 0; at < FRAMES; at++) {
    fiddle(player, held, (limit) => below(random, limit));
  }
  expect(player.reports).toHaveLength(FRAMES);
  expect(Math.max(...player.reports.map((report) => report.deviceMs))).toBeLessThan(FRAME_MS);
});

/** Buttons go down and up, the crank turns and jerks, the menu is used, the console is locked. */
function fiddle(player: Player, held: Set<Button>, below: (limit: number) => number): void {
  const button = BUTTONS[below(BUTTONS.length)];
  if (below(3) === 0) held.add(button);
  if (below(2) === 0) held.delete(button);
  const crankDegrees = below(20) === 0 ? below(400) - 200 : below(4) === 0 ? below(30) - 15 : 0;
  const items = player.console.menuItems().length;
  if (below(300) === 0 && items > 0) player.console.chooseMenuItem(below(items));
  if (below(500) === 0) player.console.signal("deviceWillLock");
  frame(player, [...held], crankDegrees);
}
