/** Plays levels of the endless mode on the emulated processor, and measures the instructions of every update. */
import { readInput } from "../../../src/device/input";
import { onEachFrame } from "../../../src/device/loop";
import { playQueuedSounds, printQueuedLines } from "../../../src/game/frame-events";
import { createEndlessMode } from "../../../src/game/modes/endless-mode";
import { findBestNextMove } from "../../../src/game/play/played-level";
import type { Mode } from "../../../src/game/play/mode";
import { createPlayScreen } from "../../../src/game/play/play-screen";
import { createFreshSave, openResumePoint } from "../../../src/game/save/save";
import { storeNext } from "../../../src/game/save/store-requests";
import { createShownValues, startListing } from "../../../src/game/shown-values";
import { isStill } from "../../../src/game/play/timeline";
import { markTaught } from "../../../src/game/play/tutorial";
import type { Attempt } from "../../../src/game/play/attempt";
import { runUpdate } from "./console";
import { PUZZLES } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { collectAll, heldBytes, takePeakBytes, printFigure, printHeap, printRunLine } from "../rig";

const LEVELS = 50;
const MAX_FRAMES = 100000;
/**
 * How fast a simulated player presses buttons. "" presses when all pieces have stopped, "fast" does not wait for that,
 * and "thoughtful" makes a move every two seconds.
 */
export type PlayerSpeed = "" | "fast" | "thoughtful";

const THOUGHTFUL_LEVELS = 60;
const FRAMES_PER_FAST_PRESS = 3;
/**
 * The number of frames between two moves of a "thoughtful" simulated player: two seconds. One of these seconds stands
 * for a useless move, which the simulated player does not make.
 */
const FRAMES_PER_THOUGHTFUL_MOVE = 60;
const BUTTONS = [playdate.kButtonUp, playdate.kButtonRight, playdate.kButtonDown, playdate.kButtonLeft];

/**
 * Plays levels of the endless mode of the puzzle `id` with the fewest moves, and measures the game's instructions.
 * Drawing takes no time in this measurement.
 */
export function benchGame(id: string, speed: PlayerSpeed): void {
  // Loads only the code of this one puzzle, as a Playdate does.
  const puzzle = PUZZLES.find((other) => other.id === id)?.loadPuzzle();
  if (puzzle === undefined) throw new Error(`there is no puzzle "${id}"`);
  const name = speed === "" ? `game ${id}` : `game ${id} ${speed}`;
  const levels = speed === "thoughtful" ? THOUGHTFUL_LEVELS : LEVELS;
  collectAll();
  const heldBefore = heldBytes();
  takePeakBytes();
  const run = openRun(puzzle);
  let waits = 0;
  for (let frame = 0; run.levelNumber() <= levels; frame++) {
    if (frame > MAX_FRAMES) throw new Error(`${name} is stuck in level ${run.levelNumber()}`);
    const attempt = run.attempt();
    const isOver = isWaiting(puzzle, attempt);
    const mayPress = isTimeToPress(speed, frame, attempt);
    const button = mayPress ? buttonFor(attempt) : 0;
    // The simulated player presses Ⓐ at once after a win, without waiting for the result to disappear.
    const cost = runUpdate(isOver ? playdate.kButtonA : button);
    printRunLine(`${name}: update`, 0, cost.total, cost.ofCollector, 0, 0);
    printRunLine(`${name}: background work`, 0, cost.ofBackground, 0, 0, 0);
    if (isOver && isWaiting(puzzle, run.attempt()) && !run.isLevelOpening()) waits++;
  }
  const peak = takePeakBytes();
  printHeap(`${name}: update`, 0, peak - heldBefore);
  printFigure(`${name}: frames spent waiting`, waits);
  printFigure(`${name}: peak Lua memory, kB`, Math.ceil(peak / 1024));
}

function isTimeToPress(speed: PlayerSpeed, frame: number, attempt: Attempt | undefined): boolean {
  if (speed === "fast") return frame % FRAMES_PER_FAST_PRESS === 0;
  if (speed === "thoughtful") return frame % FRAMES_PER_THOUGHTFUL_MOVE === 0;
  return attempt !== undefined && isStill(attempt.played.timeline);
}

interface OpenRun {
  readonly attempt: () => Attempt | undefined;
  readonly levelNumber: () => number;
  /**
   * Returns whether the next level is being opened but not shown yet, for example because its background is being
   * prepared. Such frames do not count as waiting for the level.
   */
  readonly isLevelOpening: () => boolean;
}

/**
 * Opens the endless mode for a player who already knows all things of the puzzle, so that no lessons interrupt the
 * levels.
 */
function openRun(puzzle: AnyPuzzle): OpenRun {
  const save = createFreshSave();
  for (const { letter } of puzzle.newThings ?? []) markTaught(puzzle, save, letter);
  const mode = createEndlessMode({ puzzle, save }, "rising", { resumePoint: undefined, isUnreadable: false }, 1);
  let shown: Attempt | undefined;
  let isLevelOpening = false;
  const hud = (attempt: Attempt) => {
    if (attempt !== shown) isLevelOpening = false;
    shown = attempt;
    return mode.hud(attempt);
  };
  const onArrival: Mode["onArrival"] = (level) => {
    isLevelOpening = true;
    mode.onArrival(level);
  };
  const played = { ...mode, hud, onArrival };
  const screen = createPlayScreen({ puzzle, save }, played, undefined, undefined);
  const values = createShownValues();
  let isOutdated = false;
  onEachFrame(screen, ({ kind, state }, elapsedMs) => {
    kind.update(state, readInput(), elapsedMs);
    kind.report?.(state, elapsedMs);
    playQueuedSounds();
    printQueuedLines();
    storeNext(save);
    startListing(values);
    kind.shown?.(state, values);
    if (values.hasChanged || isOutdated) {
      const preparation = kind.prepare?.(state) ?? "ready";
      if (preparation !== "painting") kind.draw(state);
      isOutdated = preparation !== "ready";
    }
    kind.runTasks?.(state);
    return true;
  });
  return {
    attempt: () => shown,
    levelNumber: () => openResumePoint(save, puzzle.id, "rising")?.levelNumber ?? 0,
    isLevelOpening: () => isLevelOpening,
  };
}

function buttonFor(attempt: Attempt | undefined): number {
  if (attempt === undefined || attempt.phase !== "playing") return 0;
  const move = findBestNextMove(attempt.played);
  return move === undefined ? 0 : BUTTONS[move];
}

function isWaiting(puzzle: AnyPuzzle, attempt: Attempt | undefined): boolean {
  return attempt?.phase === "cleared" && attempt.phaseMs >= puzzle.painter.celebrationMs;
}
