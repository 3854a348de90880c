import { expect, test } from "vitest";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { RUSH_MS } from "../../src/game/modes/rush";
import { loseLevel, openLevelOf, rewind, winAndGoOn } from "./bot";
import { CHAIN } from "./chain-level";
import { expectScreen } from "./golden-screens";
import { frames, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const SCREEN_WIDTH = 400;
const STRIP_ROWS = 24;
const FRAMES_A_TWELFTH = 15 * 30;
const END_WIDTH = 100;
const MIN_WHITE_LIT = 0.7;
const MAX_WHITE_DARK = 0.55;

function openRush(): Player {
  const store = storeWith((save, { id }) => {
    const tally = { mode: "rush", remainingMs: RUSH_MS, cleared: 11, losses: 0, best: 0 } as const;
    setResumePoint(save, {
      ...createResumePoint(id, "rush"),
      seed: 5,
      levelNumber: 12,
      tally,
      map: CHAIN.join("\n"),
    });
  });
  const player = startPlayer(store);
  openLevelOf(player, "Rush");
  settle(player);
  return player;
}

function whiteFrom({ console }: Player, left: number): number {
  const table = console.pixels.subarray(60 * SCREEN_WIDTH, 200 * SCREEN_WIDTH);
  const end = table.filter((_, at) => at % SCREEN_WIDTH >= left && at % SCREEN_WIDTH < left + END_WIDTH);
  return end.reduce((sum, pixel) => sum + pixel, 0) / end.length;
}

function loseOnce(player: Player): void {
  loseLevel(player);
  rewind(player);
  settle(player);
}

/**
 * Returns the pixels of the left and the right rail, the edges of the billiard table. Marks on these rails show the
 * time left in a timed rush.
 */
function rail({ console }: Player): Uint8Array {
  const table = console.pixels.subarray(STRIP_ROWS * SCREEN_WIDTH);
  return table.filter((_, at) => at % SCREEN_WIDTH < 36 || at % SCREEN_WIDTH >= 364);
}

test("each loss in a rush switches off a lamp, and an end of the billiard table becomes dark", () => {
  const player = openRush();
  winAndGoOn(player);
  const [left, middle, right] = [40, 150, 260];
  expectScreen(player, "rush-three-lamps");
  for (const end of [left, middle, right]) expect(whiteFrom(player, end)).toBeGreaterThan(MIN_WHITE_LIT);
  loseOnce(player);
  expectScreen(player, "rush-two-lamps");
  for (const end of [left, middle]) expect(whiteFrom(player, end)).toBeGreaterThan(MIN_WHITE_LIT);
  expect(whiteFrom(player, right)).toBeLessThan(MAX_WHITE_DARK);
  loseOnce(player);
  expectScreen(player, "rush-one-lamp");
  for (const end of [left, right]) expect(whiteFrom(player, end)).toBeLessThan(MAX_WHITE_DARK);
  expect(whiteFrom(player, middle)).toBeGreaterThan(MIN_WHITE_LIT);
});

test("the marks on the rail of the billiard table show the time left in a rush", () => {
  const player = openRush();
  const before = rail(player);
  frames(player, FRAMES_A_TWELFTH / 3);
  expect(rail(player)).toEqual(before);
  frames(player, 5 * FRAMES_A_TWELFTH);
  expect(rail(player)).not.toEqual(before);
  expectScreen(player, "rush-inlays");
});
