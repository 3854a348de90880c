/**
 * Saves the battery: while nothing moves and the player does nothing, the game runs fewer frames than the console. The
 * console still calls the game thirty times a second, so that a button is answered at once.
 */
import { readFrameMs } from "../device/clock";
import { hasInput } from "../device/input";
import { setAutoLock } from "../device/lifecycle";
import type { Screen } from "./screen";

export interface Rest {
  /** The time, in milliseconds, since the player did something, a picture was drawn, or a task had work. */
  stillMs: number;
  /** The time since the player did something, in milliseconds. */
  idleMs: number;
  /** The total time of the frames that were left out, to save the battery, since a frame last ran, in milliseconds. */
  leftOutMs: number;
  /** Whether the console is kept from locking itself now, because the open screen goes on without the player. */
  isKeptAwake: boolean;
}

const RESTS_AFTER_MS = 500;
/**
 * After this many milliseconds without input, the game runs one frame a second. By then, figures and scenery no longer
 * move.
 */
const SLEEPS_AFTER_MS = 20000;
const RESTING_FRAME_MS = 99;
const SLEEPING_FRAME_MS = 999;
/** If tasks take more milliseconds than this in a frame, they have work left for the next frames. */
const IDLE_TASKS_MS = 0.3;

export function createRest(): Rest {
  return { stillMs: 0, idleMs: 0, leftOutMs: 0, isKeptAwake: false };
}

/** Makes the game run every frame again, until nothing has happened for `RESTS_AFTER_MS` milliseconds. */
export function wakeUp(rest: Rest): void {
  rest.stillMs = 0;
}

/**
 * Returns whether the game leaves out this frame, to save the battery. `hasRequest` is true if the game must open a
 * screen or carry out a command. `elapsedMs` is the time since the previous frame.
 */
export function leavesOutFrame(rest: Rest, hasRequest: boolean, elapsedMs: number): boolean {
  if (hasInput() || hasRequest) {
    rest.stillMs = 0;
    rest.idleMs = 0;
    return false;
  }
  rest.stillMs += elapsedMs;
  rest.idleMs += elapsedMs;
  if (rest.isKeptAwake || rest.stillMs < RESTS_AFTER_MS) return false;
  const frameMs = rest.idleMs < SLEEPS_AFTER_MS ? RESTING_FRAME_MS : SLEEPING_FRAME_MS;
  if (rest.leftOutMs + elapsedMs >= frameMs) return false;
  rest.leftOutMs += elapsedMs;
  return true;
}

/**
 * Returns the total time, in milliseconds, of the frames that the game has left out since it last ran a frame. Sets
 * this time to zero.
 */
export function takeLeftOutMs(rest: Rest): number {
  const { leftOutMs } = rest;
  rest.leftOutMs = 0;
  return leftOutMs;
}

/** Runs the tasks of the open screen. While they have work, the game runs every frame. */
export function runTasks(rest: Rest, { kind, state }: Screen): void {
  if (kind.runTasks === undefined) return;
  const startMs = readFrameMs();
  kind.runTasks(state);
  if (readFrameMs() - startMs > IDLE_TASKS_MS) wakeUp(rest);
}

/**
 * Keeps the console from locking itself while the open screen goes on without the player, such as during the ending of
 * a campaign.
 */
export function followFilm(rest: Rest, screen: Screen | undefined): void {
  const isKeptAwake = screen?.kind.runsByItself?.(screen.state) === true;
  if (isKeptAwake !== rest.isKeptAwake) setAutoLock(!isKeptAwake);
  rest.isKeptAwake = isKeptAwake;
}
