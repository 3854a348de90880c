/** Plays caves through the built game. Caves are levels of Ice Path that consist of several rooms, joined by gaps. */
import { describe, expect, test } from "vitest";
import type { Note } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { DOWN, RIGHT, UP } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { FIVE_ROOMS, LOSABLE_ROOMS, ROW_OF_ROOMS } from "../puzzles/ice-path/caves";
import { levelNow, openRow, solutionOf, waitForLevel } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, makeMove, press, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";

const WORLD = "ice-path";
const MAX_FRAME_MS = 28;
const CRANK_DEGREES_PER_MOVE = 60;
const CRANK_STEP = 6;
const SCREEN_WIDTH = 400;
const PLAN = { top: 40, bottom: 172, right: 150 };
const FRAMES_OF_SLIDE = 24;
const FRAME_IN_GAP = 9;
/**
 * The number of frames after which the light around the player's seal is smallest during a slide from one room to the
 * next.
 */
const FRAME_HALF_WAY = 13;
/**
 * The decay, in seconds, of the sound with which the player's seal stops. No other sound of the game has this decay, so
 * the test recognises the sound by it.
 */
const CLACK_DECAY_SECONDS = Math.fround(0.07);
const FRAMES_OF_DIAGRAM = 30;

function openCave(map: readonly string[], hasLessFlashing = false, heard: Note[] = []): Player {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(WORLD), map: map.join("\n") }));
  const store = storeWith((save) => {
    save.settings.hasLessFlashing = hasLessFlashing;
  }, WORLD);
  const speaker = { play: (note: Note) => void heard.push(note) };
  const player = startPlayer(store, { arguments: [`level=${code}`], speaker });
  waitForLevel(player);
  settle(player);
  return player;
}

function planOf({ console }: Player): string {
  let pixels = "";
  for (let y = PLAN.top; y < PLAN.bottom; y++)
    pixels += console.pixels.subarray(y * SCREEN_WIDTH, y * SCREEN_WIDTH + PLAN.right).join("");
  return pixels;
}

function expectQuickFrames({ reports }: Player, from: number): void {
  expect(Math.max(...reports.slice(from).map(({ simulatedMs }) => simulatedMs))).toBeLessThan(MAX_FRAME_MS);
}

function solveSlowly(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  for (const move of solutionOf(level)) makeMove(player, move);
}

function slideThroughGap(player: Player, inFrame: (count: number) => void = () => undefined): Set<string> {
  makeMove(player, DOWN);
  press(player, "right");
  const plans = new Set<string>();
  for (let count = 0; count < FRAMES_OF_SLIDE; count++) {
    inFrame(count);
    plans.add(planOf(player));
    frame(player);
  }
  settle(player);
  plans.add(planOf(player));
  return plans;
}

describe("a cave", () => {
  test("a cave that came as a code is played from its start to the card after it, without a slow frame", () => {
    const player = openCave(FIVE_ROOMS);
    expect(levelNow(player)).toMatchObject({ map: [...FIVE_ROOMS], outcome: "playing" });
    expectScreen(player, "cave-start");
    const before = player.reports.length;
    solveSlowly(player);
    expect(levelNow(player)).toMatchObject({ outcome: "won" });
    expectScreen(player, "cave-won");
    expectQuickFrames(player, before);
  });

  test("the view moves on to the next room while the seal slides through a gap, and back with the crank", () => {
    const player = openCave(ROW_OF_ROOMS);
    const before = player.reports.length;
    const plans = slideThroughGap(player, (count) => {
      if (count === FRAME_IN_GAP) expectScreen(player, "cave-gap");
      if (count === FRAME_HALF_WAY) expectScreen(player, "cave-half-way");
    });
    expect(plans.size).toBeGreaterThan(6);
    expectScreen(player, "cave-next-room");
    for (let degrees = 0; degrees < CRANK_DEGREES_PER_MOVE; degrees += CRANK_STEP) frame(player, [], -CRANK_STEP);
    settle(player);
    expectScreen(player, "cave-first-room");
    expectQuickFrames(player, before);
  });

  test("a stop sounds a second time, later and more quietly, but not when the crank takes it back", () => {
    const heard: Note[] = [];
    const player = openCave(ROW_OF_ROOMS, false, heard);
    const clacks = (): Note[] => heard.filter(({ decaySeconds }) => decaySeconds === CLACK_DECAY_SECONDS);
    heard.length = 0;
    makeMove(player, DOWN);
    settle(player);
    const [stop, echo, ...others] = clacks();
    expect(others).toEqual([]);
    expect(echo.hertz).toBe(stop.hertz);
    expect(echo.volume).toBeLessThan(stop.volume / 2);
    expect(echo.delaySeconds).toBeCloseTo(0.22);
    heard.length = 0;
    for (let degrees = 0; degrees < CRANK_DEGREES_PER_MOVE; degrees += CRANK_STEP) frame(player, [], -CRANK_STEP);
    settle(player);
    expect(clacks()).toHaveLength(1);
  });

  test("with less flashing, the view jumps to the next room at once", () => {
    expect(slideThroughGap(openCave(ROW_OF_ROOMS, true)).size).toBe(2);
  });

  test("a seal that cannot reach the hole any more is in the dark, in all rooms", () => {
    const player = openCave(LOSABLE_ROOMS);
    expectScreen(player, "cave-lantern");
    makeMove(player, UP);
    expectScreen(player, "cave-lantern-out");
  });

  test("a hint and the diagram of the moves show what lies in the room of the seal", () => {
    const player = openCave(ROW_OF_ROOMS);
    makeMove(player, DOWN);
    const before = player.reports.length;
    press(player, "a");
    press(player, "a");
    settle(player);
    expectScreen(player, "cave-hint-place");
    press(player, "a");
    settle(player);
    expectScreen(player, "cave-hint");
    for (const move of [RIGHT, DOWN, RIGHT, UP, RIGHT]) makeMove(player, move);
    settle(player);
    press(player, "up");
    settle(player);
    frames(player, FRAMES_OF_DIAGRAM);
    expectScreen(player, "cave-moves-first-room");
    for (let degrees = 0; degrees < 2 * CRANK_DEGREES_PER_MOVE; degrees += CRANK_STEP) frame(player, [], CRANK_STEP);
    frames(player, FRAMES_OF_DIAGRAM);
    expectScreen(player, "cave-moves-next-room");
    expectQuickFrames(player, before);
  });

  test("the editor says that it has no room for a cave, and leaves the cave as it is", () => {
    const map = ROW_OF_ROOMS.join("\n");
    const player = startPlayer(storeWithOwnLevels([map], WORLD));
    const before = player.reports.length;
    openRow(player, "Workshop");
    expectScreen(player, "cave-in-workshop");
    expectQuickFrames(player, before);
    chooseOwnAction(player, "Edit");
    expectScreen(player, "cave-no-editor");
    expect(ownMaps(player.store, WORLD)).toEqual([map]);
  });
});
