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
/** One part of the bench may take at most this many frames. No part reaches this limit. */
const MAX_FRAMES = 100000;
/**
 * How fast a simulated player presses buttons. By default (""), the player makes each move as soon as all pieces have
 * stopped. A "fast" player does not wait until the pieces have stopped. A "thoughtful" player needs a second for each
 * move and twice as many moves as the shortest solution has.
 */
export type PlayerSpeed = "" | "fast" | "thoughtful";

/** The number of levels that a "thoughtful" simulated player plays. The others play `LEVELS` levels. */
const THOUGHTFUL_LEVELS = 60;
const FRAMES_PER_FAST_PRESS = 3;
/**
 * The number of frames from one move of a "thoughtful" simulated player to the next: two seconds at 30 frames a second.
 * Half of this time stands for a useless move, which the player does not really make.
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
    // After a win, the game shows the result for some seconds. The simulated player does not wait, but presses Ⓐ at
    // once for the next level.
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

/**
 * Returns whether the simulated player may press a button in this frame, judged by the player's speed alone. The caller
 * decides whether there is a move to make.
 */
function isTimeToPress(speed: PlayerSpeed, frame: number, attempt: Attempt | undefined): boolean {
  if (speed === "fast") return frame % FRAMES_PER_FAST_PRESS === 0;
  if (speed === "thoughtful") return frame % FRAMES_PER_THOUGHTFUL_MOVE === 0;
  return attempt !== undefined && isStill(attempt.played.timeline);
}

interface OpenRun {
  readonly attempt: () => Attempt | undefined;
  readonly levelNumber: () => number;
  /**
   * Returns whether a new level exists but is not shown yet. In such a frame, the game prepares the level's background
   * or shows the opening picture of a chapter. Such a frame does not count as waiting for a level.
   */
  readonly isLevelOpening: () => boolean;
}

/**
 * Opens the endless mode for a player who already knows all things of the puzzle, so that no lessons come between the
 * levels. The play screen calls the mode's function `hud` with the attempt, the level being played. From this call, the
 * bench knows the attempt.
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

/**
 * Returns whether the player must wait for the next level: the current one is won, and the animation of the win is
 * over.
 */
function isWaiting(puzzle: AnyPuzzle, attempt: Attempt | undefined): boolean {
  return attempt?.phase === "cleared" && attempt.phaseMs >= puzzle.painter.celebrationMs;
}
