import { describe, expect, test } from "vitest";
import type { Save } from "../../src/game/save/save";
import { createBoard } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { openCampaignAfter, rewind, winAndSee } from "./bot";
import { CHAIN } from "./chain-level";
import { startEndless } from "./endless-run";
import { frame, makeMove, settle, type Player } from "./player";
import { fillRun, storeWith } from "./saves";

const SCREEN_WIDTH = 400;
const STRIP_HEIGHT = 26;
/**
 * The columns of pixels that show the lamp in the scenery of Last Ball, a billiard room. The lamp goes dark when the
 * level cannot be won any more.
 */
const LAMP = { left: 180, right: 220 };
/**
 * The columns of pixels above the billiard table that show one small ball for each white ball of the level. The small
 * ball is white while its ball is on the board, and a ring once the ball has left.
 */
const BALLS = { left: 84, right: 176 };
/**
 * The least share of white pixels that the felt of the billiard table must have while the lamp is lit. The lamp shows
 * that the level can be won.
 */
const MIN_WHITE_LIT = 0.7;
/**
 * The largest share of white pixels that the felt of the billiard table may have while the lamp is dark. The lamp then
 * shows that the level can no longer be won.
 */
const MAX_WHITE_DARK = 0.45;

function open(setting: Partial<Save["settings"]> = {}): Player {
  return startEndless(
    storeWith((save, saved) => {
      Object.assign(save.settings, setting);
      fillRun(save, saved, { seed: 7, levelNumber: 12, best: 12, map: CHAIN.join("\n") });
    }),
  );
}

function whiteShare({ console }: Player): number {
  const felt = console.pixels.subarray(30 * SCREEN_WIDTH, 230 * SCREEN_WIDTH);
  const inside = felt.filter((_, at) => at % SCREEN_WIDTH >= 28 && at % SCREEN_WIDTH < 372);
  return inside.reduce((sum, pixel) => sum + pixel, 0) / inside.length;
}

function expectLit(player: Player): void {
  expect(whiteShare(player)).toBeGreaterThan(MIN_WHITE_LIT);
}

function expectDark(player: Player): void {
  expect(whiteShare(player)).toBeLessThan(MAX_WHITE_DARK);
}

function strip({ console }: Player, { left, right }: { readonly left: number; readonly right: number }): Uint8Array[] {
  return Array.from({ length: STRIP_HEIGHT }, (_, y) =>
    console.pixels.slice(y * SCREEN_WIDTH + left, y * SCREEN_WIDTH + right),
  );
}

function whitesOf(rows: readonly Uint8Array[]): number {
  return rows.reduce((sum, row) => sum + row.filter((pixel) => pixel === 1).length, 0);
}

describe("the billiard room of Last Ball", () => {
  test("the billiard room is dark while the level cannot be won, and lit again after an undo", () => {
    for (const direction of [DOWN, LEFT]) {
      const player = open();
      expectLit(player);
      makeMove(player, direction);
      expectDark(player);
      rewind(player);
      expectLit(player);
    }
  });

  test("the billiard room is dark only over a lost level if the lamp is switched off", () => {
    const player = open({ isLampShown: false });
    makeMove(player, DOWN);
    expectLit(player);
    rewind(player);
    makeMove(player, LEFT);
    expectDark(player);
  });

  test("the billiard room shows a ball that has left the board as a ring, and other balls in white", () => {
    const player = open();
    const all = strip(player, BALLS);
    makeMove(player, RIGHT);
    const one = strip(player, BALLS);
    expect(whitesOf(one)).toBeLessThan(whitesOf(all));
    makeMove(player, RIGHT);
    expect(whitesOf(strip(player, BALLS))).toBeLessThan(whitesOf(one));
    rewind(player);
    expect(strip(player, BALLS)).toEqual(all);
  });

  test("the lamp of the billiard room is clear of all texts", () => {
    const player = openCampaignAfter(5);
    const lamp = strip(player, LAMP);
    winAndSee(player);
    // Turns the crank back after the level has ended, so that the screen shows the board instead of the page with the
    // level's result.
    for (let at = 0; at < 3; at++) frame(player, [], -20);
    settle(player);
    expect(strip(player, LAMP)).toEqual(lamp);
  });

  test("the smaller boards at the beginning of a run of Last Ball have larger cells", () => {
    const sideOf = (width: number, height: number): number => {
      const board = createBoard(width, height);
      return lastBall.painter.boxOf(board, board.cells[0]).width;
    };
    expect(sideOf(8, 5)).toBeGreaterThan(sideOf(12, 7));
    expect(sideOf(10, 7)).toBe(sideOf(12, 7));
  });
});
