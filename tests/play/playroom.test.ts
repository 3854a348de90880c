import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { campaign } from "../../src/puzzles/skid/campaign/index";
import { openCampaignAfter, rewind, win } from "./bot";
import { startEndless } from "./endless-run";
import { frame, frames, press, makeMove, settle, type Player } from "./player";
import { saveRun } from "./saves";

const WORLD = "skid";
const SCREEN_WIDTH = 400;
const RIGHT = 1;

/** A pixel in the lampshade in the scenery of the puzzle Skid, which is white while the lamp is lit. */
const SHADE = { x: 70, y: 160 };
/** A box of pixels on the floor in the scenery of the puzzle Skid that belongs to the board in every level. */
const FLOOR = { left: 232, right: 376, top: 120, bottom: 216 };

/**
 * A level of the puzzle Skid. Two pushes to the right move the crate in front of the only goal, which loses the level.
 */
const LOSABLE = ["#######", "#...###", "#r.c..R", "#....##", "#######"];

function openRun(map: readonly string[]): Player {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: map.join("\n") }, WORLD);
  return startEndless(store);
}

function isLit({ console }: Player): boolean {
  return console.pixels[SHADE.y * SCREEN_WIDTH + SHADE.x] === 1;
}

/** Returns the pixels in a box of the screen. */
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
  test("the playroom is lit while the level can be won, dark while it cannot be, and lit again after an undo", () => {
    const player = openRun(LOSABLE);
    frames(player, 60);
    expect(isLit(player)).toBe(true);
    for (let push = 0; push < 2; push++) makeMove(player, RIGHT);
    frames(player, 60);
    expect(isLit(player)).toBe(false);
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("the playroom shows a hint by light: everything except the side to push to becomes dim", () => {
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

  test("the playroom lets light in through its doors once all toys have left, and stays bright", () => {
    const player = openRun(campaign.level(1).map);
    win(player);
    frames(player, 12);
    const early = part(player, FLOOR);
    // Presses Ⓑ to stay on the won level, because the next level would appear otherwise.
    press(player, "b");
    settle(player);
    const late = part(player, FLOOR);
    expect(whiteShare(late)).toBeGreaterThan(whiteShare(early));
    expect(frame(player).hasDrawn).toBe(false);
  });
});
