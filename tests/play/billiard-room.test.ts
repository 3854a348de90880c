import { describe, expect, test } from "vitest";
import type { Save } from "../../src/game/save/save";
import { createBoard } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { openCampaignAfter, rewind, winAndSee } from "./bot";
import { CHAIN } from "./chain-level";
import { frame, makeMove, settle, startEndless, type Player } from "./player";
import { fillRun, storeWith } from "./saves";

const SCREEN_WIDTH = 400;
const STRIP_HEIGHT = 26;
/** The lamp between the words, and the balls beside "Level 12". */
const LAMP = { left: 180, right: 220 };
const BALLS = { left: 84, right: 176 };
/** Of the felt's pixels, in the light and without it. */
const MIN_WHITE_LIT = 0.7;
const MAX_WHITE_DARK = 0.45;

/** A level that is left unwinnable by a roll down, and lost by one to the left. */
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

/** What a part of the strip shows, row by row. */
function strip({ console }: Player, { left, right }: { readonly left: number; readonly right: number }): Uint8Array[] {
  return Array.from({ length: STRIP_HEIGHT }, (_, y) =>
    console.pixels.slice(y * SCREEN_WIDTH + left, y * SCREEN_WIDTH + right),
  );
}

function whitesOf(rows: readonly Uint8Array[]): number {
  return rows.reduce((sum, row) => sum + row.filter((pixel) => pixel === 1).length, 0);
}

describe("the billiard room", () => {
  test("is lit while the level can be won, dark where it cannot, and lit again when that is taken back", () => {
    for (const direction of [DOWN, LEFT]) {
      const player = open();
      expectLit(player);
      makeMove(player, direction);
      expectDark(player);
      rewind(player);
      expectLit(player);
    }
  });

  test("is dark only over a lost level where the lamp is switched off", () => {
    const player = open({ lampIsShown: false });
    makeMove(player, DOWN);
    expectLit(player);
    rewind(player);
    makeMove(player, LEFT);
    expectDark(player);
  });

  test("shows in its strip which balls are sunk: a ring has less white than a full one", () => {
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

  test("keeps its lamp clear of all words", () => {
    const player = openCampaignAfter(5);
    const lamp = strip(player, LAMP);
    winAndSee(player);
    // From the card back to the board.
    for (let at = 0; at < 3; at++) frame(player, [], -20);
    settle(player);
    expect(strip(player, LAMP)).toEqual(lamp);
  });

  test("has larger cells for the boards that a run begins with", () => {
    const sideOf = (width: number, height: number): number => {
      const board = createBoard(width, height);
      return lastBall.painter.boxOf(board, board.cells[0]).width;
    };
    expect(sideOf(8, 5)).toBeGreaterThan(sideOf(12, 7));
    expect(sideOf(10, 7)).toBe(sideOf(12, 7));
  });
});
