import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { campaign } from "../../src/puzzles/skid/campaign/index";
import { painter } from "../../src/puzzles/skid/paint/painter";
import { openCampaignAfter, rewind, win } from "./bot";
import { startEndless } from "./endless-run";
import { askForMove, frame, frames, press, makeMove, settle, type Player } from "./player";
import { saveRun } from "./saves";

const WORLD = "skid";
const SCREEN_WIDTH = 400;
const RIGHT = 1;
const UP = 0;
const { lightTexts } = painter.scene;

/** A pixel in the lampshade in Skid's scenery, a playroom. The pixel is white while the level can be won. */
const SHADE = { x: 70, y: 160 };
const FLOOR = { left: 232, right: 376, top: 120, bottom: 216 };

/** A level of Skid that can be lost: two moves to the right push the crate in front of the only goal. */
const LOSABLE = ["#######", "#...###", "#r.c..R", "#....##", "#######"];

/**
 * A level of Skid in which a first move up lets only one of three toys out. A full combo, in which all toys leave in
 * one move, is then impossible.
 */
const COMBO = ["#R###", "#..r#", "#r.r#", "#####"];
/**
 * A pixel in the upper part of the lampshade in Skid's scenery. It is black while the lamp is half lit: a win is still
 * possible, but not with all toys leaving in one move.
 */
const UPPER_SHADE = { x: 67, y: 150 };
const GREY_SQUARE = { left: 284, right: 324, top: 128, bottom: 164 };
/**
 * The box of pixels in which a star stands in the scenery of the puzzle Skid while the lamp is half lit. The lamp is
 * half lit if the level can be won, but the toys can no longer all leave the board in one move.
 */
const STAR = { left: 38, right: 56, top: 160, bottom: 174 };
const SHELF = { left: 8, right: 86, top: 81, bottom: 116 };
/**
 * The frequency, in hertz, of the note that Skid plays when a win with all toys leaving in one move becomes impossible.
 */
const LOST_HERTZ = 415;

function openRun(map: readonly string[], host: Parameters<typeof startEndless>[1] = {}): Player {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 2, best: 34, map: map.join("\n") }, WORLD);
  return startEndless(store, host);
}

function isUpperShadeWhite({ console }: Player): boolean {
  return console.pixels[UPPER_SHADE.y * SCREEN_WIDTH + UPPER_SHADE.x] === 1;
}

function isLit({ console }: Player): boolean {
  return console.pixels[SHADE.y * SCREEN_WIDTH + SHADE.x] === 1;
}

function part({ console }: Player, { left, right, top, bottom }: typeof FLOOR): Uint8Array {
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const start = (top + row) * SCREEN_WIDTH;
    return [...console.pixels.subarray(start + left, start + right)];
  });
  return Uint8Array.from(rows.flat());
}

function told({ printed }: Player): string[] {
  return printed.filter((line) => line.startsWith("announcement: ")).map((line) => line.slice("announcement: ".length));
}

function whiteShare(pixels: Uint8Array): number {
  return pixels.filter((pixel) => pixel === 1).length / pixels.length;
}

describe("the playroom of Skid", () => {
  test("the tip about the half lit lamp covers nothing on the shelf", () => {
    const player = openRun(COMBO);
    frames(player, 30);
    const shelf = part(player, SHELF);
    const before = player.console.pixels.slice();
    makeMove(player, UP);
    frames(player, 60);
    expect(player.console.pixels).not.toEqual(before);
    expect(isUpperShadeWhite(player)).toBe(false);
    expect(part(player, SHELF)).toEqual(shelf);
  });

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

  test("the lamp is half lit while the level can be won, but not by a full combo", () => {
    const heard: number[] = [];
    const speaker = { play: ({ hertz }: { hertz: number }) => void heard.push(hertz), stop: () => undefined };
    const player = openRun(COMBO, { speaker });
    frames(player, 60);
    const bright = whiteShare(part(player, GREY_SQUARE));
    expect([isLit(player), isUpperShadeWhite(player)]).toEqual([true, true]);
    heard.length = 0;
    makeMove(player, UP);
    frames(player, 30);
    expect([isLit(player), isUpperShadeWhite(player)]).toEqual([true, false]);
    expect(whiteShare(part(player, GREY_SQUARE))).toBeLessThan(bright - 0.05);
    expect(heard).toContain(LOST_HERTZ);
    rewind(player);
    frames(player, 30);
    expect([isLit(player), isUpperShadeWhite(player)]).toEqual([true, true]);
    expect(told(player).slice(-2)).toEqual([
      `1 move, ${lightTexts.half?.lost}`,
      `0 moves, ${lightTexts.half?.regained}`,
    ]);
  });

  test.each([false, true])(
    "the star falls from the lamp and bounces, or lies there at once with less flashing: %s",
    (isCalm) => {
      const player = openRun(COMBO, { reducesFlashing: isCalm });
      frames(player, 60);
      press(player, "up");
      for (let waited = 0; isUpperShadeWhite(player) && waited < 60; waited++) frame(player);
      const first = part(player, STAR);
      const moving: number[] = [];
      for (let at = 0; at < 10; at++) moving.push(frame(player).hasDrawn ? 1 : 0);
      frames(player, 30);
      const last = part(player, STAR);
      expect(Buffer.from(first).equals(Buffer.from(last))).toBe(isCalm);
      expect(moving.filter((drawn) => drawn === 1).length > 5).toBe(!isCalm);
    },
  );

  test("the playroom shows a hint by light: everything except the side to push to becomes dim", () => {
    const player = openCampaignAfter(40, WORLD);
    frames(player, 60);
    const before = whiteShare(part(player, FLOOR));
    askForMove(player);
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
    // Presses Ⓑ to look back at the moves of the cleared level. Otherwise, the next level would appear.
    press(player, "b");
    settle(player);
    const late = part(player, FLOOR);
    expect(whiteShare(late)).toBeGreaterThan(whiteShare(early));
    expect(frame(player).hasDrawn).toBe(false);
  });
});
