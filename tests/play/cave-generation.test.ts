/**
 * Wins generated caves through the built game, and turns the crank back to the steps in which they were generated. A
 * cave is a level of Ice Path that consists of several rooms. In an endless run at the pace `hard`, every tenth level
 * is a cave.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { HANDING_OVER_MS } from "../../bench/host/drawing-charges";
import { createDrawingClock } from "../../bench/host/drawing-clock";
import { composeAtPace } from "../../src/game/modes/pace";
import { recordGenerationAtPace, restoreRunBefore } from "../../src/game/modes/record-generation";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { rebuildBoardAfter, type Generation } from "../../src/kernel/generation";
import { runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Level } from "../../src/puzzles/ice-path/level";
import { GenerationAction } from "../../src/puzzles/ice-path/make/mutable-level";
import { seedCount } from "../seed-count";
import { openPace, waitForLevel } from "./bot";
import { expectScreen } from "./golden-screens";
import { announcedStepCount, announcedSteps, FRAMES_OF_NOTCH, turnBack, winAndTurnBack } from "./made-levels";
import { frame, frames, press, settle, startPlayer, type Launch, type Player } from "./player";
import { storeWith } from "./saves";

const SEED = 1;
const FIRST_CAVE = 10;
/** The numbers of the first five caves of an endless run. Among them is a cave of each size that caves can have. */
const CAVE_NUMBERS = [10, 20, 30, 40, 50];
/** The most time that a frame may take on a console, in milliseconds, drawing included. */
const MAX_FRAME_MS = 28;
/**
 * The number of frames that the test waits after a press of ✛. By then, the game shows the next step of the level's
 * generation.
 */
const FRAMES_OF_STEP = 24;
const FRAMES_OF_HALF_STEP = 2;
const FRAMES_OF_PAINTING = 5;

interface MadeCave {
  readonly level: Level;
  readonly generation: Generation | undefined;
}

function makeCave(seed: number, number: number): MadeCave {
  const run = createRun(seed);
  run.levelNumber = number - 1;
  const composed = runToEnd(composeAtPace(icePath, "hard", run, icePath.playerPosition?.startPosition));
  advanceRun(icePath, run, composed);
  const { level } = composed;
  return { level, generation: runToEnd(recordGenerationAtPace(icePath, "hard", restoreRunBefore(run), level)) };
}

function actionsOf(generation: Generation | undefined): readonly GenerationAction[] {
  return generation?.steps.map(({ action }) => action) ?? [];
}

function openCave({ level }: MadeCave, launch: Launch = {}): Player {
  const map = icePath.formatMap(level);
  const store = storeWith((save) => {
    const resumePoint = createResumePoint(icePath.id, "hard");
    setResumePoint(save, { ...resumePoint, seed: SEED, levelNumber: FIRST_CAVE, map });
  }, icePath.id);
  const player = startPlayer(store, launch);
  settle(player);
  openPace(player, "hard");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

function openGeneration(cave: MadeCave, launch: Launch = {}): Player {
  const player = openCave(cave, launch);
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  return player;
}

function undoSteps(player: Player, count: number): void {
  for (let undone = 0; undone < count; undone++) {
    press(player, "left");
    frames(player, FRAMES_OF_STEP);
  }
}

describe("a generated cave", () => {
  let cave: MadeCave;

  beforeAll(() => {
    cave = makeCave(SEED, FIRST_CAVE);
  });

  test("is exactly the level to which its recorded steps lead from solid rock", () => {
    for (let seed = SEED; seed < SEED + seedCount(20); seed++) {
      for (const number of CAVE_NUMBERS) {
        const { level, generation } = makeCave(seed, number);
        expect(generation, `${seed} ${number}`).toBeDefined();
        if (generation === undefined) continue;
        const { legend } = icePath;
        expect(icePath.formatMap(icePath.levelOf(rebuildBoardAfter(legend, generation, 0)))).toMatch(/^[#@\n]+$/);
        const made = icePath.levelOf(rebuildBoardAfter(legend, generation, generation.steps.length));
        expect(icePath.formatMap(made)).toBe(icePath.formatMap(level));
      }
    }
  });

  test("gets its rooms one by one, and a gap for each room after the first", () => {
    const actions = actionsOf(cave.generation);
    const rooms = actions.filter((action) => action === GenerationAction.Carve);
    expect(rooms.length).toBe(3);
    expect(actions.filter((action) => action === GenerationAction.Gap).length).toBe(rooms.length - 1);
    expect(actions[0]).toBe(GenerationAction.Carve);
  });

  test("shows its steps after the win and not before, and announces each of them", () => {
    const player = openCave(cave);
    turnBack(player, 10);
    expect(announcedSteps(player)).toEqual([]);
    winAndTurnBack(player);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, FRAMES_OF_NOTCH);
    undoSteps(player, 1);
    const all = announcedStepCount(player);
    expect(all).toBe(cave.generation?.steps.length);
    undoSteps(player, all - 1);
    expect(announcedSteps(player)).toHaveLength(all);
    expect(announcedSteps(player).at(-1)).toContain(`: 0 of ${all} steps made`);
    press(player, "b");
    settle(player);
    expectScreen(player, "cave-made-closed");
  });

  test("looks the same at each step going back and forth, room by room", () => {
    const player = openGeneration(cave);
    const actions = actionsOf(cave.generation);
    const pictures: string[] = [];
    const see = (): string => Buffer.from(player.console.pixels).toString("base64");
    for (let index = actions.length - 1; index >= 0; index--) {
      undoSteps(player, 1);
      pictures.push(see());
      if (index === actions.lastIndexOf(GenerationAction.Refine)) expectScreen(player, "cave-made-refined");
      if (index === actions.lastIndexOf(GenerationAction.Gap)) expectScreen(player, "cave-made-gap");
      if (index === actions.lastIndexOf(GenerationAction.Carve)) expectScreen(player, "cave-made-room");
    }
    expectScreen(player, "cave-made-rock");
    expect(new Set(pictures).size).toBe(pictures.length);
    for (let undone = pictures.length - 1; undone > 0; undone--) {
      press(player, "right");
      frames(player, FRAMES_OF_STEP);
      expect(see() === pictures[undone - 1], `${undone} steps undone`).toBe(true);
    }
  });

  test.each([GenerationAction.Scatter, GenerationAction.Carve, GenerationAction.Gap])(
    "melts or closes slowly while the crank turns through a step: action %s",
    (action) => {
      const player = openGeneration(cave);
      const actions = actionsOf(cave.generation);
      undoSteps(player, actions.length - 1 - actions.lastIndexOf(action));
      turnBack(player, FRAMES_OF_HALF_STEP);
      frames(player, FRAMES_OF_PAINTING);
      expectScreen(player, `cave-made-half-${action}`);
    },
  );

  test.each([false, true])("shows its steps without a slow frame, with less flashing: %s", (reducesFlashing) => {
    const { clock, watchDrawing, drawn } = createDrawingClock();
    const player = openGeneration(cave, { reducesFlashing, clock, watchDrawing });
    const before = player.reports.length;
    turnBack(player, 120);
    press(player, "a");
    frames(player, 200);
    for (let count = 0; count < 60; count++) frame(player, [], count % 10 < 6 ? -25 : 15);
    expect(announcedSteps(player).length).toBeGreaterThan(30);
    const framesMs = player.reports.map(
      ({ simulatedMs, hasDrawn }, at) => simulatedMs + drawn[at].ms + (hasDrawn ? HANDING_OVER_MS : 0),
    );
    expect(Math.max(...framesMs.slice(before))).toBeLessThanOrEqual(MAX_FRAME_MS);
  });
});
