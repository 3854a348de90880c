/** Plays the game's endless runs on the rig and measures every update. */
import { readInput } from "../../../src/device/input";
import { onEachFrame } from "../../../src/device/loop";
import { endlessMode } from "../../../src/game/modes/endless-mode";
import { bestNextMove } from "../../../src/game/play/played-level";
import type { Mode } from "../../../src/game/play/mode";
import { createPlayScreen } from "../../../src/game/play/play-screen";
import { freshSave, resumePointIn } from "../../../src/game/save/save";
import { isStill } from "../../../src/game/play/timeline";
import { markTaught } from "../../../src/game/play/tutorial";
import type { Attempt } from "../../../src/game/play/attempt";
import { runUpdate } from "./console";
import { PUZZLES } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { collectAll, heldBytes, peakBytes, printFigure, printHeap, printRunLine } from "../rig";

/** The number of levels: the endless curve, and twice the part that repeats after it. */
const LEVELS = 50;
/** The frame limit, which no run of the bench reaches. */
const MAX_FRAMES = 100000;
/** A fast player presses in every third frame, even if pieces still move. */
const FRAMES_PER_PRESS = 3;
const BUTTONS = [playdate.kButtonUp, playdate.kButtonRight, playdate.kButtonDown, playdate.kButtonLeft];

/**
 * Plays an endless run of the puzzle `id` by best moves, each as soon as the pieces are still.
 * A fast player does not wait for the pieces. Drawing costs nothing here.
 */
export function benchGame(id: string, isFast: boolean): void {
  // Only this puzzle's code is loaded, as on a console.
  const puzzle = PUZZLES.find((other) => other.id === id)?.loadPuzzle();
  if (puzzle === undefined) throw new Error(`there is no puzzle "${id}"`);
  const name = isFast ? `game ${id} fast` : `game ${id}`;
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  const run = openRun(puzzle);
  let waits = 0;
  for (let frame = 0; run.levelNumber() <= LEVELS; frame++) {
    if (frame > MAX_FRAMES) throw new Error(`${name} is stuck in level ${run.levelNumber()}`);
    const attempt = run.attempt();
    const mayPress = isFast
      ? frame % FRAMES_PER_PRESS === 0
      : attempt !== undefined && isStill(attempt.played.timeline);
    const cost = runUpdate(mayPress ? buttonFor(attempt) : 0);
    printRunLine(`${name}: update`, 0, cost.total, cost.ofCollector, 0, 0);
    printRunLine(`${name}: background work`, 0, cost.ofBackground, 0, 0, 0);
    if (isWaiting(puzzle, run.attempt()) && !run.hasJustArrived()) waits++;
  }
  const peak = peakBytes();
  printHeap(`${name}: update`, 0, peak - heldBefore);
  printFigure(`${name}: frames spent waiting`, waits);
  printFigure(`${name}: peak Lua memory, kB`, Math.ceil(peak / 1024));
}

interface OpenRun {
  readonly attempt: () => Attempt | undefined;
  readonly levelNumber: () => number;
  /**
   * Returns whether a level arrived in the last frame. That frame paints the background and does not count as
   * waiting.
   */
  readonly hasJustArrived: () => boolean;
}

/**
 * Opens the play screen with an endless run for a player who knows all things of the puzzle.
 * Observes the current attempt through the mode's `hud`, which is called for every level except lessons.
 */
function openRun(puzzle: AnyPuzzle): OpenRun {
  const save = freshSave();
  for (const thing of puzzle.newThings ?? []) markTaught(puzzle, save, thing);
  const mode = endlessMode(puzzle, save, undefined, false, 1, () => undefined);
  let shown: Attempt | undefined;
  let hasArrived = false;
  const hud = (attempt: Attempt) => {
    shown = attempt;
    return mode.hud(attempt);
  };
  const onArrival: Mode["onArrival"] = (level) => {
    hasArrived = true;
    mode.onArrival(level);
  };
  const played = { ...mode, hud, onArrival };
  const screen = createPlayScreen(
    puzzle,
    save,
    played,
    { ask: () => undefined, editCopy: () => undefined },
    undefined,
    undefined,
  );
  onEachFrame((elapsedMs) => {
    hasArrived = false;
    screen.frame(readInput(), elapsedMs);
  });
  return {
    attempt: () => shown,
    levelNumber: () => resumePointIn(save, puzzle.id, "endless")?.levelNumber ?? 0,
    hasJustArrived: () => hasArrived,
  };
}

function buttonFor(attempt: Attempt | undefined): number {
  if (attempt === undefined || attempt.phase !== "playing") return 0;
  const move = bestNextMove(attempt.played);
  return move === undefined ? 0 : BUTTONS[move];
}

/** Returns whether the level is cleared and its celebration is over while the next level is not ready. */
function isWaiting(puzzle: AnyPuzzle, attempt: Attempt | undefined): boolean {
  return attempt?.phase === "cleared" && attempt.phaseMs >= puzzle.painter.celebrationMs;
}
