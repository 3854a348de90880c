import { expect, test } from "vitest";
import { openCampaign, openLevelOf } from "./bot";
import { frame, frames, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_PER_SECOND = 30;
const IDLE_FRAMES = 10 * FRAMES_PER_SECOND;
/**
 * A number of frames without input after which nothing on the title screen moves any more. Before that, figures there
 * blink now and then.
 */
const MAX_FRAMES_OF_BLINKS = 6000;

/** A long time without input for the tests, in frames: fifty seconds. */
const LONG_FRAMES = 1500;
const BLINK_FRAMES = 6;
const MIN_APART_FRAMES = 145;

/**
 * Runs `count` frames without input. Returns those frames that drew something, each with its index and the screen after
 * it.
 */
function drawnIn(player: Player, count: number): { readonly at: number; readonly picture: string }[] {
  const drawn: { at: number; picture: string }[] = [];
  for (let at = 0; at < count; at++) {
    if (frame(player).hasDrawn) drawn.push({ at, picture: player.console.pixels.join("") });
  }
  return drawn;
}

test.each(PUZZLE_ROWS)("in a level of %s a figure blinks every few seconds, and nothing else is drawn", (puzzleId) => {
  const player = openCampaign(storeWith(() => undefined, puzzleId));
  const atRest = player.console.pixels.join("");
  const drawn = drawnIn(player, LONG_FRAMES);
  expect(drawn.length).toBeGreaterThanOrEqual(10);
  expect(drawn.length % 2).toBe(0);
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
  expect(drawnIn(player, LONG_FRAMES)).toEqual([]);
});

test("a figure blinks twenty times with pauses of 8, 5, 9, 7 and 6 s in turn after the first, and then no more", () => {
  const player = openCampaign(storeWith(() => undefined, "penguin"));
  // Waits until the game has drawn a tip, which it does once in each level after a minute of rest. Turning the crank
  // then makes the figures in the scenery blink again.
  frames(player, 90 * FRAMES_PER_SECOND);
  frame(player, [], -40);
  settle(player);
  const drawn = drawnIn(player, 20 * 10 * FRAMES_PER_SECOND).map(({ at }) => at);
  const opened = drawn.filter((_, index) => index % 2 === 1);
  const shut = drawn.filter((_, index) => index % 2 === 0);
  const pauses = opened.slice(0, -1).map((at, index) => shut[index + 1] - at);
  expect(pauses).toEqual(pauses.map((_, index) => FRAMES_PER_SECOND * [8, 5, 9, 7, 6][index % 5]));
  expect(opened.map((at, index) => at - shut[index])).toEqual(opened.map(() => 4));
  expect(opened).toHaveLength(20);
  expect(drawnIn(player, LONG_FRAMES)).toEqual([]);
});

test("the clock of a rush is drawn once a second and not more often", () => {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Rush");
  frames(player, 200);
  const drawn = Array.from({ length: IDLE_FRAMES }, () => frame(player).hasDrawn).filter((drew) => drew).length;
  expect(drawn).toBe(IDLE_FRAMES / 30);
});

/** Returns the rows of pixels of the title screen that contain the windows of the puzzles' houses. */
function windowsOf({ console }: Player): string {
  return console.pixels.slice(128 * 400, 178 * 400).join("");
}

test("the title draws only while the water moves or a hero blinks, and nothing any more after three minutes", () => {
  const player = startPlayer();
  const stretches: number[] = [];
  const windows = new Set<string>();
  let still = 0;
  for (let at = 0; at < MAX_FRAMES_OF_BLINKS && still < IDLE_FRAMES; at++) {
    if (!frame(player).hasDrawn) still++;
    else {
      stretches.push(still);
      still = 0;
      if (at > IDLE_FRAMES) windows.add(windowsOf(player));
    }
  }
  expect(stretches.filter((stretch) => stretch > 20).length).toBeGreaterThanOrEqual(12);
  expect(still).toBe(IDLE_FRAMES);
  expect(windows.size).toBe(PUZZLE_ROWS.length + 1);
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
