import { describe, expect, test } from "vitest";
import type { Button, Store } from "../../simulator/host";
import { MODE_NAMES } from "../../src/game/save/tally";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import { seedCount } from "../seed-count";
import { levelNow } from "./bot";
import { OPEN_MODE } from "./open-mode";
import { frame, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES = 1000;
const FRAME_MS = 33;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

const starts = Array.from({ length: seedCount(20, MODE_NAMES.length) }, (_, seed) => ({
  mode: MODE_NAMES[seed % MODE_NAMES.length],
  seed,
}));

describe.each(PUZZLE_ROWS)("a thousand frames of random input in %s", (puzzleId) => {
  const learnt = (): Store => storeWith(undefined, puzzleId);

  test.each(starts)("random input causes no error and no slow frame, from a level of $mode on, seed $seed", (start) => {
    const player = OPEN_MODE[start.mode](learnt());
    expect(levelNow(player)).toMatchObject({ puzzle: puzzleId, mode: start.mode });
    const before = player.reports.length;
    const random = createRandom(20261120, start.seed);
    const held = new Set<Button>();
    for (let at = 0; at < FRAMES; at++) fiddle(player, held, (limit) => drawRandomBelow(random, limit));
    const updates = player.reports.slice(before);
    expect(updates).toHaveLength(FRAMES);
    expect(Math.max(...updates.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  });
});

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
