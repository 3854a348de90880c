import { expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { memoryStore } from "../../simulator/stores";
import { createRandom, below } from "../../src/kernel/random";
import { levelNow } from "./bot";
import { frame, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { FIRST_WORLD, OTHER_WORLDS } from "./worlds";

const FRAMES = 20_000;
const FRAME_MS = 33;
const FRAMES_PER_LOOK = 50;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

test.each([[FIRST_WORLD], ...OTHER_WORLDS])(
  "twenty thousand frames of random input from %s on end in no error and in no frame that takes too long",
  (world) => {
    const player = startPlayer(world === FIRST_WORLD ? memoryStore() : storeWith(undefined, world));
    const random = createRandom(20261120);
    const held = new Set<Button>();
    let looks = 0;
    for (let at = 0; at < FRAMES; at++) {
      fiddle(player, held, (limit) => below(random, limit));
      if (at % FRAMES_PER_LOOK === 0 && levelNow(player)?.puzzle === world) looks++;
    }
    expect(player.reports).toHaveLength(FRAMES);
    expect(Math.max(...player.reports.map((report) => report.deviceMs))).toBeLessThan(FRAME_MS);
    // Random presses on the title change the world: the levels of this one are played for some of the time.
    expect(looks).toBeGreaterThan(FRAMES / FRAMES_PER_LOOK / 20);
  },
);

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
