import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import type { Save } from "../../src/game/save/save";
import { loseLevel, levelNow, openCampaign, openCampaignAfter, rewind, winAndSee } from "./bot";
import { frame, press, settle, type Player } from "./player";
import { storeWith } from "./saves";

const WORLD = "penguin";
const SCREEN_WIDTH = 400;
/** Where the beams of the lighthouse cross the sky, to its left and clear of any words. */
const BEAM = { left: 150, right: 185, rows: 20 };
/** Where the words stand, and the lighthouse between them. */
const WORDS_ROWS = { from: 1, to: 22 };
const LIGHTHOUSE = { left: 188, right: 212 };

/** A level of five moves, and its number. */
const ROOMY = 5;
/** Where the words of that are whose figures differ, and those that are alike: a slash, the par and the dots. */
const FIGURE_END = 62;
const DOTS_END = 138;

/** A level that can be lost at once, and its number. */
const LOSABLE = 19;

function isLit({ console }: Player): boolean {
  for (let y = 0; y < BEAM.rows; y++) {
    const row = console.pixels.subarray(y * SCREEN_WIDTH + BEAM.left, y * SCREEN_WIDTH + BEAM.right);
    if (row.includes(1)) return true;
  }
  return false;
}

/** What a part of the sky shows. */
function sky({ console }: Player, from: number, to: number): string {
  let text = "";
  for (let y = WORDS_ROWS.from; y < WORDS_ROWS.to; y++) {
    text += console.pixels.subarray(y * SCREEN_WIDTH + from, y * SCREEN_WIDTH + to).join("");
  }
  return text;
}

/** What the sky shows to the left of the lighthouse, column by column. */
function columns(player: Player): string[] {
  return Array.from({ length: LIGHTHOUSE.left }, (_, x) => sky(player, x, x + 1));
}

function losable(): Player {
  return openCampaignAfter(LOSABLE - 1, WORLD);
}

/**
 * A level in which one slides down and up again to where one was, cleared after so many such detours by someone who has
 * won every medal before: of a first one there would be other words.
 */
function clearedAfter(detours: number): Player {
  const store = storeWith((_, saved) => {
    saved.medals = "f".repeat(ROOMY - 1);
  }, WORLD);
  const player = openCampaign(store);
  for (let made = 0; made < detours; made++) {
    press(player, "down");
    settle(player);
    press(player, "up");
    settle(player);
  }
  winAndSee(player);
  turnBack(player, 100);
  return player;
}

/** Turns back from the card of a cleared level to its board, so many frames far. */
function turnBack(player: Player, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [], -20);
  settle(player);
}

/** Before that level, with settings of one's own. */
function storeBefore(setting: Partial<Save["settings"]>): Store {
  return storeWith((save, saved) => {
    Object.assign(save.settings, setting);
    saved.medals = "1".repeat(LOSABLE - 1);
  }, WORLD);
}

describe("the place of Penguin", () => {
  test("is lit while the level can be won, dark once it is lost, and lit again when that is taken back", () => {
    const player = losable();
    expect(isLit(player)).toBe(true);
    loseLevel(player);
    expect(isLit(player)).toBe(false);
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("is dark over a lost level even where the lamp is switched off, and lit over any other", () => {
    const player = openCampaign(storeBefore({ lampIsShown: false }));
    expect(isLit(player)).toBe(true);
    loseLevel(player);
    expect(isLit(player)).toBe(false);
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("says how to go on once the level is lost, in other words than before", () => {
    const player = losable();
    const before = sky(player, LIGHTHOUSE.right, SCREEN_WIDTH);
    loseLevel(player);
    expect(sky(player, LIGHTHOUSE.right, SCREEN_WIDTH)).not.toBe(before);
  });

  test("keeps the lighthouse clear of the words of a cleared level", () => {
    const player = openCampaignAfter(0, WORLD);
    const lighthouse = sky(player, LIGHTHOUSE.left, LIGHTHOUSE.right);
    winAndSee(player);
    turnBack(player, 3);
    expect(sky(player, LIGHTHOUSE.left, LIGHTHOUSE.right)).toBe(lighthouse);
  });

  test("says of a level cleared in more moves than its par how many, and then the same as of any other number", () => {
    const [said, other] = [1, 2].map((detours) => columns(clearedAfter(detours)));
    expect(said.slice(0, FIGURE_END)).not.toEqual(other.slice(0, FIGURE_END));
    expect(other.join()).toContain(said.slice(FIGURE_END, DOTS_END).join());
  });

  test("says of a cleared level how many moves it took, however far one has turned back since", () => {
    const player = openCampaignAfter(0, WORLD);
    winAndSee(player);
    turnBack(player, 3);
    const said = sky(player, 0, LIGHTHOUSE.left);
    turnBack(player, 100);
    expect(levelNow(player)?.goal).toBe(0);
    expect(sky(player, 0, LIGHTHOUSE.left)).toBe(said);
  });
});
