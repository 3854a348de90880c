/** The state before the first level is ready: the countdown of a timed mode, or an empty board. */
import { dropQueuedPresses, type Input } from "../../device/input";
import type { Picture } from "../../device/screen";
import { listShown, type ShownValues } from "../shown-values";
import type { Attempt } from "./attempt";
import { createControls, queuePress, type Controls } from "./controls";
import { COUNTDOWN_MS, playCountdownSound, countdownWordAt } from "./countdown";
import type { Mode } from "./mode";

export interface Waiting {
  emptyBoard: Picture | undefined;
  waitedFrames: number;
  /** The time that is left of the countdown before a timed game, in milliseconds; 0 in modes that are not timed. */
  countdownMs: number;
  /**
   * The level of a timed mode that the player continues after the countdown. It is undefined if the mode starts with a
   * new level.
   */
  resumedAttempt: Attempt | undefined;
  readonly controls: Controls;
}

/**
 * The result of one frame of the wait for the first level.
 * - `waits`: the countdown still runs.
 * - `ends`: the first level starts as soon as it is ready.
 * - `leaves`: the player leaves the mode with Ⓑ.
 */
type WaitStep = "waits" | "ends" | "leaves";

const FRAMES_BEFORE_EMPTY_BOARD = 3;

/**
 * Creates the state of the wait for the first level. `resumedAttempt` is a level of a timed mode that the player left
 * earlier.
 */
export function createWaiting(isTimed: boolean, resumedAttempt: Attempt | undefined): Waiting {
  return {
    emptyBoard: undefined,
    waitedFrames: 0,
    countdownMs: isTimed ? COUNTDOWN_MS : 0,
    resumedAttempt,
    controls: createControls(),
  };
}

/** Returns whether the countdown of a timed mode has not begun yet, so that lessons may come before it. */
export function isBeforeCountdown({ countdownMs }: Waiting): boolean {
  return countdownMs === COUNTDOWN_MS;
}

/**
 * Advances the wait for the first level by one frame. Without a countdown, presses are queued for the level. During a
 * countdown, Ⓑ leaves the mode, and other presses are ignored.
 */
export function advanceWaiting(waiting: Waiting, input: Input, elapsedMs: number): WaitStep {
  const isCounting = waiting.countdownMs > 0;
  if (isCounting && input.isBPressed) return "leaves";
  if (!isCounting) queueMove(waiting, input);
  const isRunning = advanceCountdown(waiting, elapsedMs);
  waiting.waitedFrames++;
  return isRunning ? "waits" : "ends";
}

/** Queues the move that the player presses in this frame, for the first level or lesson. */
export function queueMove({ controls }: Waiting, input: Input): void {
  queuePress(controls, { ...input, isAPressed: false });
}

/**
 * Advances the countdown of a timed mode by one frame, once the empty board is painted. Returns whether the countdown
 * is still running.
 */
function advanceCountdown(waiting: Waiting, elapsedMs: number): boolean {
  const before = waiting.countdownMs;
  if (before <= 0) return false;
  if (waiting.emptyBoard === undefined) return true;
  waiting.countdownMs -= elapsedMs;
  playCountdownSound(before, waiting.countdownMs);
  if (waiting.countdownMs > 0) return true;
  dropQueuedPresses();
  return false;
}

/**
 * Returns the saved level of a timed mode, which continues after the countdown, and removes it from `waiting`. Returns
 * undefined if there is no such level.
 */
export function takeResumedAttempt(waiting: Waiting): Attempt | undefined {
  const { resumedAttempt } = waiting;
  waiting.resumedAttempt = undefined;
  return resumedAttempt;
}

/**
 * Returns whether the player sees an empty board, because the first level is not ready after a few frames. Modes that
 * read their levels from a map show no empty board.
 */
export function isEmptyBoardDue(
  { waitedFrames }: Waiting,
  { emptyBoardLevel }: Pick<Mode, "emptyBoardLevel">,
): boolean {
  return emptyBoardLevel !== undefined && waitedFrames >= FRAMES_BEFORE_EMPTY_BOARD;
}

/**
 * Returns whether the empty board, which is shown until the first level is ready, is painted in this frame. Such a
 * frame has no time for tasks.
 */
export function isEmptyBoardFrame(waiting: Waiting, mode: Pick<Mode, "emptyBoardLevel">): boolean {
  return isEmptyBoardDue(waiting, mode) && waiting.waitedFrames === FRAMES_BEFORE_EMPTY_BOARD;
}

/** Lists the values on which the picture depends while the player waits for the first level. */
export function listWaiting(shown: ShownValues, waiting: Waiting, mode: Pick<Mode, "emptyBoardLevel">): void {
  listShown(shown, isEmptyBoardDue(waiting, mode));
  listShown(shown, countdownWordAt(waiting.countdownMs));
}
