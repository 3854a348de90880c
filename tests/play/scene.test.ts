import { describe, expect, test } from "vitest";
import { DOWN, UP } from "../../src/kernel/direction";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { Save } from "../../src/game/save/save";
import { loseLevel, levelNow, openCampaign, openCampaignAfter, openCampaignLevel, rewind, winAndSee } from "./bot";
import { startEndless } from "./endless-run";
import { frame, frames, makeMove, press, settle, type Player } from "./player";
import { puzzleOf, rulesOf } from "./puzzles";
import { fillRun, storeWith } from "./saves";

const WORLD = "penguin";
const SCREEN_WIDTH = 400;
/**
 * A box of pixels in the sky of Penguin's scenery, left of the lighthouse and without texts. The beams of the
 * lighthouse cross it while the lighthouse is lit.
 */
const BEAM = { left: 150, right: 185, rows: 20 };
const WORDS_ROWS = { from: 1, to: 22 };
const LIGHTHOUSE = { left: 188, right: 212 };
/** A pixel of the moon in Penguin's scenery. A cloud covers the moon once the level is lost. */
const MOON = { x: 206, y: 14 };
const RIGHT = 1;

const FIRST_CHAPTER_LEVELS = 15;
/**
 * The number of a campaign level of Penguin for the tests, after the first chapter: the penguin can slide down and up
 * again, which leads back to its start.
 */
const ROOMY =
  1 +
  allLevelsOf(puzzleOf(WORLD).campaign).findIndex(({ map }, index) => index >= FIRST_CHAPTER_LEVELS && leadsBack(map));

function leadsBack(map: readonly string[]): boolean {
  const { start, move, key, outcome } = rulesOf(WORLD, map.join("\n"));
  const below = move(start, DOWN);
  const again = below === undefined || outcome(below) !== "playing" ? undefined : move(below, UP);
  return again !== undefined && key(again) === key(start);
}
/**
 * The column of pixels before which the number of moves ends in the text after a win. This text shows the moves, a
 * slash, the fewest possible moves, and dots for the difficulty.
 */
const FIGURE_END = 62;
const DOTS_END = 138;

/**
 * The name of a campaign level of Penguin that can be lost but has no dead ends: in each state that is not lost, it can
 * still be won.
 */
const LOSABLE = "Cold Feet";

function isLit({ console }: Player): boolean {
  for (let y = 0; y < BEAM.rows; y++) {
    const row = console.pixels.subarray(y * SCREEN_WIDTH + BEAM.left, y * SCREEN_WIDTH + BEAM.right);
    if (row.includes(1)) return true;
  }
  return false;
}

function sky({ console }: Player, from: number, to: number): string {
  let text = "";
  for (let y = WORDS_ROWS.from; y < WORDS_ROWS.to; y++) {
    text += console.pixels.subarray(y * SCREEN_WIDTH + from, y * SCREEN_WIDTH + to).join("");
  }
  return text;
}

function columns(player: Player): string[] {
  return Array.from({ length: LIGHTHOUSE.left }, (_, x) => sky(player, x, x + 1));
}

/**
 * A level of Penguin with dead ends, states from which no win can be reached. A first move to the right leads into one.
 */
const SPOILABLE = [".@.......", "T...T..T.", "...T.....", "...T..T..", "......T..", "...F.T..."];

function losable(): Player {
  return openCampaignLevel(LOSABLE, WORLD);
}

function spoilable(setting: Partial<Save["settings"]> = {}): Player {
  const store = storeWith((save, saved) => {
    Object.assign(save.settings, setting);
    fillRun(save, saved, { seed: 7, levelNumber: 2, map: SPOILABLE.join("\n") });
  }, WORLD);
  const player = startEndless(store);
  frames(player, 60);
  return player;
}

/**
 * Returns whether the moon is in the sky of Penguin's scenery. In levels without dead ends (states from which no win
 * can be reached), it stands there instead of the lighthouse. A cloud hides it once the level is lost.
 */
function isMoonUp({ console }: Player): boolean {
  return console.pixels[MOON.y * SCREEN_WIDTH + MOON.x] === 1;
}

/**
 * Wins a campaign level of Penguin. Before that, goes down and up again `detours` times, so that more moves are made
 * than needed. The player already has all medals in earlier levels. Otherwise, the game would show another text about
 * the first medal of a kind.
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

function turnBack(player: Player, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [], -20);
  settle(player);
}

describe("the scenery of Penguin", () => {
  test("the lighthouse is lit while the level can be won, dark while it cannot be, and lit again after an undo", () => {
    const player = spoilable();
    expect(isLit(player)).toBe(true);
    // When the lighthouse goes dark for the first time ever, a text covers the place of its light. So the test makes
    // the move that darkens the lighthouse, and takes this move back, before it looks at the light.
    makeMove(player, RIGHT);
    rewind(player);
    makeMove(player, RIGHT);
    expect(isLit(player)).toBe(false);
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("the lighthouse stays lit in a dead end if the lamp is switched off", () => {
    const player = spoilable({ isLampShown: false });
    expect(isLit(player)).toBe(true);
    makeMove(player, RIGHT);
    expect(isLit(player)).toBe(true);
  });

  test("a level without dead ends has the moon instead of the lighthouse, which a cloud hides once it is lost", () => {
    const player = losable();
    expect([isLit(player), isMoonUp(player)]).toEqual([false, true]);
    loseLevel(player);
    expect([isLit(player), isMoonUp(player)]).toEqual([false, false]);
    rewind(player);
    expect([isLit(player), isMoonUp(player)]).toEqual([false, true]);
  });

  test("the text in the sky changes once a level is lost, and says how to go on", () => {
    const player = losable();
    const before = sky(player, LIGHTHOUSE.right, SCREEN_WIDTH);
    loseLevel(player);
    expect(sky(player, LIGHTHOUSE.right, SCREEN_WIDTH)).not.toBe(before);
  });

  test("the lighthouse is clear of the texts of a cleared level", () => {
    const player = openCampaignAfter(0, WORLD);
    const lighthouse = sky(player, LIGHTHOUSE.left, LIGHTHOUSE.right);
    winAndSee(player);
    turnBack(player, 3);
    expect(sky(player, LIGHTHOUSE.left, LIGHTHOUSE.right)).toBe(lighthouse);
  });

  test("the text of a cleared level shows the number of moves, and then the same par and dots after any number", () => {
    const [said, other] = [1, 2].map((detours) => columns(clearedAfter(detours)));
    expect(said.slice(0, FIGURE_END)).not.toEqual(other.slice(0, FIGURE_END));
    expect(other.join()).toContain(said.slice(FIGURE_END, DOTS_END).join());
  });

  test("the text of a cleared level shows how many moves it took, however far the crank has turned back", () => {
    const player = openCampaignAfter(0, WORLD);
    winAndSee(player);
    turnBack(player, 3);
    const said = sky(player, 0, LIGHTHOUSE.left);
    turnBack(player, 100);
    expect(levelNow(player)?.moveCount).toBe(0);
    expect(sky(player, 0, LIGHTHOUSE.left)).toBe(said);
  });
});
