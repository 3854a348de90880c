import { expect, test } from "vitest";
import { openCampaign, openLevelOf } from "./bot";
import { frame, frames, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_PER_SECOND = 30;
const IDLE_FRAMES = 10 * FRAMES_PER_SECOND;
/** The number of frames without input after which nothing on the screen moves any more: twenty seconds. */
const FRAMES_OF_BLINKS = 20 * FRAMES_PER_SECOND;

const LONG_FRAMES = 1500;
/**
 * A number of frames after which the game has analysed an opened level. Only then it draws the light that belongs to the
 * level, such as no lamp for a level that cannot be lost.
 */
const FRAMES_UNTIL_LIGHT = 30;
const BLINK_FRAMES = 6;
/** While nothing moves, the game runs only in every third frame of the console. */
const RESTING_FRAMES = 3;
const MIN_APART_FRAMES = 145;

function drawnIn(player: Player, count: number): { readonly at: number; readonly picture: string }[] {
  const drawn: { at: number; picture: string }[] = [];
  for (let at = 0; at < count; at++) {
    if (frame(player).hasDrawn) drawn.push({ at, picture: player.console.pixels.join("") });
  }
  return drawn;
}

test.each(PUZZLE_ROWS)("in a level of %s a figure blinks every few seconds, and nothing else is drawn", (puzzleId) => {
  const player = openCampaign(storeWith(() => undefined, puzzleId));
  frames(player, FRAMES_UNTIL_LIGHT);
  const atRest = player.console.pixels.join("");
  const drawn = drawnIn(player, LONG_FRAMES);
  expect(drawn).toHaveLength(6);
  for (let at = 0; at < drawn.length; at += 2) {
    const [shut, open] = [drawn[at], drawn[at + 1]];
    expect(shut.picture).not.toBe(atRest);
    expect(open.picture).toBe(atRest);
    expect(open.at - shut.at).toBeLessThanOrEqual(BLINK_FRAMES);
    if (at > 0) expect(shut.at - drawn[at - 1].at).toBeGreaterThan(MIN_APART_FRAMES);
  }
});

test.each(PUZZLE_ROWS)("in a level of %s no figure blinks with less flashing, and nothing is drawn", (puzzleId) => {
  const player = openCampaign(
    storeWith((save) => {
      save.settings.hasLessFlashing = true;
    }, puzzleId),
  );
  frames(player, FRAMES_UNTIL_LIGHT);
  expect(drawnIn(player, LONG_FRAMES)).toEqual([]);
});

test("a figure blinks three times within 20 seconds, and then no more", () => {
  const player = openCampaign(storeWith(() => undefined, "penguin"));
  // Waits until the game has drawn a tip, which it does once in each level after a minute of rest. Turning the crank
  // then makes the figures in the scenery blink again.
  frames(player, 90 * FRAMES_PER_SECOND);
  frame(player, [], -40);
  settle(player);
  const drawn = drawnIn(player, FRAMES_OF_BLINKS).map(({ at }) => at);
  const opened = drawn.filter((_, index) => index % 2 === 1);
  const shut = drawn.filter((_, index) => index % 2 === 0);
  expect(opened.map((at, index) => at - shut[index])).toEqual([4, 4, 4]);
  const pauses = opened.slice(0, -1).map((at, index) => shut[index + 1] - at);
  for (const [index, seconds] of [8, 5].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(FRAMES_PER_SECOND * seconds);
    expect(pauses[index]).toBeLessThan(FRAMES_PER_SECOND * seconds + RESTING_FRAMES);
  }
  expect(drawnIn(player, LONG_FRAMES)).toEqual([]);
});

test("the clock of a rush is drawn once a second and not more often", () => {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Rush");
  frames(player, 200);
  const drawn = Array.from({ length: IDLE_FRAMES }, () => frame(player).hasDrawn).filter((drew) => drew).length;
  expect(drawn).toBe(IDLE_FRAMES / 30);
});

function windowsOf({ console }: Player): string {
  return console.pixels.slice(128 * 400, 178 * 400).join("");
}

test("the title draws only while the water moves or a hero blinks, and nothing any more after 20 seconds", () => {
  const player = startPlayer();
  settle(player);
  const windows = new Set<string>();
  let drawnCount = 0;
  for (let at = 0; at < FRAMES_OF_BLINKS; at++) {
    if (!frame(player).hasDrawn) continue;
    drawnCount++;
    windows.add(windowsOf(player));
  }
  expect(drawnCount).toBeGreaterThan(20);
  expect(drawnCount).toBeLessThan(50);
  expect(windows.size).toBe(3 + 1);
  expect(drawnIn(player, LONG_FRAMES)).toEqual([]);
});

test("no window of the title blinks with less flashing", () => {
  const player = startPlayer(
    storeWith((save) => {
      save.settings.hasLessFlashing = true;
    }),
  );
  frames(player, 30);
  const windows = windowsOf(player);
  for (let at = 0; at < LONG_FRAMES / 3; at++) {
    if (frame(player).hasDrawn) expect(windowsOf(player)).toBe(windows);
  }
});
