import { expect, test } from "vitest";
import { HANDING_OVER_MS } from "../../bench/host/drawing-charges";
import { createDrawingClock } from "../../bench/host/drawing-clock";
import type { Button } from "../../simulator/host";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { levelNow, waitForLevel, winAndGoOn } from "./bot";
import {
  announcedStepCount,
  announcedSteps,
  FRAMES_OF_NOTCH,
  FRAMES_PER_MOVE,
  openEndlessAt,
  turnBack,
  winAndTurnBack,
} from "./made-levels";
import { frame, frames, press, settle, type Player } from "./player";
import { FINISHED_PUZZLES } from "./puzzles";

/**
 * The most time, in milliseconds, that a frame may take on a console while the game shows, step by step, how a level
 * was generated. Drawing is included.
 */
const MAX_FRAME_MS = 28;
const RANDOM_FRAMES = 300;
/**
 * The random input must lead to more steps of a level's generation than this. A step that is shown twice counts twice.
 * With fewer steps, the input would have left the generation too early.
 */
const FEWEST_STEPS = 10;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a"];
/**
 * The number of frames that the test waits after a press of ✛. By then, the game shows the next step of the level's
 * generation, but no tip yet.
 */
const FRAMES_OF_STEP = 24;
const FRAMES_OF_TIP = 30;

function openMadeLevel(puzzleId: string, launch: Parameters<typeof openEndlessAt>[2] = {}): Player {
  const player = openEndlessAt(puzzleId, "hard", launch);
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  return player;
}

function pictureAfter(player: Player, button: Button): string {
  press(player, button);
  frames(player, FRAMES_OF_STEP);
  return Buffer.from(player.console.pixels).toString("base64");
}

function turnAtRandom(player: Player): void {
  const random = createRandom(20261127, 1);
  for (let at = 0; at < RANDOM_FRAMES; at++) {
    const button = BUTTONS[drawRandomBelow(random, BUTTONS.length)];
    const isPressed = drawRandomBelow(random, 20) === 0;
    const degrees = drawRandomBelow(random, 3) === 0 ? 0 : drawRandomBelow(random, 60) - 35;
    if (isWholeLevelShown(player)) frame(player, [], -Math.abs(degrees));
    else frame(player, isPressed ? [button] : [], degrees);
  }
}

/**
 * Returns whether the screen shows the last step of the level's generation: the whole level. Turning the crank forward
 * would then lead back to the moves of the level.
 */
function isWholeLevelShown(player: Player): boolean {
  const [, made, all] = /(\d+) of (\d+) steps made$/.exec(announcedSteps(player).at(-1) ?? "") ?? [];
  return made === all;
}

for (const { id } of FINISHED_PUZZLES) {
  test(`after a win of ${id}, the crank turns on beyond the first move through all generation steps`, () => {
    const player = openEndlessAt(id, "rising");
    turnBack(player, 2 * FRAMES_PER_MOVE);
    expect(announcedSteps(player)).toEqual([]);
    winAndTurnBack(player);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, FRAMES_OF_NOTCH);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, 50 * FRAMES_PER_MOVE);
    const announced = announcedSteps(player);
    const all = announcedStepCount(player);
    expect(announced).toHaveLength(all);
    expect(announced.at(-1)).toContain(`: 0 of ${all} steps made`);
  });
}

test("while the generation steps are shown, ✛ makes a step, Ⓐ plays all steps, and Ⓑ returns to the level without leaving it", () => {
  const player = openEndlessAt("last-ball", "rising");
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  press(player, "left");
  settle(player);
  press(player, "left");
  settle(player);
  expect(announcedSteps(player)).toHaveLength(2);
  press(player, "right");
  settle(player);
  const all = announcedStepCount(player);
  expect(announcedSteps(player).at(-1)).toContain(`: ${all - 1} of ${all} steps made`);
  const before = player.printed.length;
  press(player, "a");
  frames(player, 200);
  expect(announcedSteps(player, before)).toHaveLength(all + 1);
  press(player, "left");
  settle(player);
  press(player, "b");
  settle(player);
  const { length } = player.printed;
  press(player, "left");
  settle(player);
  expect(announcedSteps(player, length)).toEqual([]);
  expect(levelNow(player)).toBeDefined();
});

test("after the generation steps of a level, the next level can be played", () => {
  const player = openEndlessAt("last-ball", "rising");
  const before = levelNow(player);
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH + FRAMES_PER_MOVE);
  press(player, "b");
  settle(player);
  press(player, "a");
  const next = waitForLevel(player, before);
  settle(player);
  expect(winAndGoOn(player).map).not.toEqual(next.map);
});

for (const { id } of FINISHED_PUZZLES) {
  test(`each generation step of ${id} looks the same going back and forth`, () => {
    const player = openMadeLevel(id);
    const back = [pictureAfter(player, "left")];
    const stepCount = announcedStepCount(player);
    while (back.length < stepCount) back.push(pictureAfter(player, "left"));
    expect(new Set(back).size).toBe(stepCount);
    for (let undone = stepCount - 1; undone > 0; undone--) {
      expect(pictureAfter(player, "right") === back[undone - 1], `${undone} steps undone`).toBe(true);
    }
  });

  test.each([false, true])(
    `no frame of the generation steps of ${id} is slow, with less flashing: %s`,
    (reducesFlashing) => {
      const { clock, watchDrawing, drawn } = createDrawingClock();
      const player = openMadeLevel(id, { reducesFlashing, clock, watchDrawing });
      const before = player.reports.length;
      const { length } = player.printed;
      turnAtRandom(player);
      expect(announcedSteps(player, length).length).toBeGreaterThan(FEWEST_STEPS);
      const framesMs = player.reports.map(
        ({ simulatedMs, hasDrawn }, at) => simulatedMs + drawn[at].ms + (hasDrawn ? HANDING_OVER_MS : 0),
      );
      expect(Math.max(...framesMs.slice(before))).toBeLessThanOrEqual(MAX_FRAME_MS);
    },
  );
}

test("when the crank rests between two generation steps, the picture moves to the nearer step in a third of a second", () => {
  const player = openMadeLevel("fruit");
  turnBack(player, FRAMES_PER_MOVE + 1);
  const { length } = player.reports;
  frames(player, FRAMES_OF_STEP);
  const drawnCount = player.reports.slice(length + 3).filter(({ hasDrawn }) => hasDrawn).length;
  expect(drawnCount).toBeGreaterThanOrEqual(6);
  expect(drawnCount).toBeLessThanOrEqual(8);
  expect(announcedSteps(player)).toHaveLength(1);
});

test("after a rest, the screen says what the buttons do while the generation steps are shown", () => {
  const player = openMadeLevel("fruit");
  turnBack(player, FRAMES_PER_MOVE);
  frames(player, FRAMES_OF_STEP);
  const before = Buffer.from(player.console.pixels);
  frames(player, FRAMES_OF_TIP);
  expect(before.equals(Buffer.from(player.console.pixels))).toBe(false);
});

test("with less flashing, the film of Skid shows at most three boards a second", () => {
  const player = openMadeLevel("skid", { reducesFlashing: true });
  const { length } = player.printed;
  turnBack(player, 30);
  expect(announcedSteps(player, length).length).toBeLessThanOrEqual(3);
});
