import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { campaign } from "../../src/puzzles/skid/campaign/index";
import { openCampaignAfter, rewind, win } from "./bot";
import { frame, frames, press, makeMove, settle, startEndless, type Player } from "./player";
import { saveRun } from "./saves";

const WORLD = "skid";
const SCREEN_WIDTH = 400;
const RIGHT = 1;

/** In the lampshade on the chest: it glows, or is hollow. */
const SHADE = { x: 70, y: 160 };
/** A part of the floor that all pens have. */
const FLOOR = { left: 232, right: 376, top: 120, bottom: 216 };

/** Whoever pushes right twice shuts the only goal with the crate. */
const LOSABLE = ["#######", "#...###", "#r.c..R", "#....##", "#######"];

function openRun(map: readonly string[]): Player {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: map.join("\n") }, WORLD);
  return startEndless(store);
}

function isLit({ console }: Player): boolean {
  return console.pixels[SHADE.y * SCREEN_WIDTH + SHADE.x] === 1;
}

/** What a part of the screen shows. */
function part({ console }: Player, { left, right, top, bottom }: typeof FLOOR): Uint8Array {
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const start = (top + row) * SCREEN_WIDTH;
    return [...console.pixels.subarray(start + left, start + right)];
  });
  return Uint8Array.from(rows.flat());
}

function whiteShare(pixels: Uint8Array): number {
  return pixels.filter((pixel) => pixel === 1).length / pixels.length;
}

describe("the playroom of Skid", () => {
  test("is lit while the level can be won, dark once it cannot, and lit again when that is taken back", () => {
    const player = openRun(LOSABLE);
    frames(player, 60);
    expect(isLit(player)).toBe(true);
    for (let push = 0; push < 2; push++) makeMove(player, RIGHT);
    frames(player, 60);
    expect(isLit(player)).toBe(false);
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("shows a hint by light: all but the side to push to goes dim, and nothing is laid over it", () => {
    const player = openCampaignAfter(40, WORLD);
    frames(player, 60);
    const before = whiteShare(part(player, FLOOR));
    press(player, "a");
    settle(player);
    expect(whiteShare(part(player, FLOOR))).toBeLessThan(before - 0.03);
    press(player, "up");
    settle(player);
    expect(whiteShare(part(player, FLOOR))).toBeGreaterThan(before - 0.03);
  });

  test("lets light in through its doors once all have left, and that stays", () => {
    const player = openRun(campaign.level(1).map);
    win(player);
    frames(player, 12);
    const early = part(player, FLOOR);
    // The level stays for a player who looks back at it.
    press(player, "b");
    settle(player);
    const late = part(player, FLOOR);
    expect(whiteShare(late)).toBeGreaterThan(whiteShare(early));
    expect(frame(player).drew).toBe(false);
  });
});
