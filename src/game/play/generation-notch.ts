/**
 * Handles the crank at the notch: the point between the first move of a cleared level and the steps in which the
 * generator made the level. At this point, the crank must turn farther than for a move, so that nobody gets to these
 * steps by accident.
 */
import { readFrameMs } from "../../device/clock";
import type { Generation } from "../../kernel/generation";
import { runTask, type TaskHandle } from "../../kernel/task-handle";
import type { Attempt } from "./attempt";
import { decideClearedLamp } from "./lamp";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { openGeneration, type ShownGeneration } from "./shown-generation";

/**
 * The state of the crank at the notch, the point between the first move of a cleared level and the generator's steps.
 */
export interface Notch {
  /** The task that records the steps in which the level was generated; undefined if the mode cannot record them. */
  readonly generationTask: TaskHandle<Generation | undefined> | undefined;
  /** The view of the steps in which the generator made the level; undefined while it is not shown. */
  made: ShownGeneration | undefined;
  /** How many degrees the player has turned the crank back beyond the first move of the cleared level. */
  notchDegrees: number;
  notchRestMs: number;
}

/**
 * How many degrees the crank must turn back beyond the level's first move before the game shows how the generator made
 * the level.
 */
export const NOTCH_DEGREES = 45;
/** After the crank has rested for this time, a turn back beyond the level's first move is counted from zero again. */
const NOTCH_REST_MS = 400;

/**
 * Handles a turn of the crank at the notch, the point before the first move of a cleared level. After a turn that is
 * far enough, opens the view of the generator's steps. Returns whether the turn must have no other effect.
 */
export function turnAtNotch(notch: Notch, attempt: Attempt, degrees: number): boolean {
  notch.notchRestMs = 0;
  if (!isAtNotch(notch, attempt) || (degrees > 0 && notch.notchDegrees === 0)) return false;
  notch.notchDegrees = Math.max(0, notch.notchDegrees - degrees);
  const generation = notch.generationTask?.result;
  if (notch.notchDegrees < NOTCH_DEGREES || generation === undefined) return true;
  notch.notchDegrees = 0;
  notch.made = openGeneration(generation, attempt, decideClearedLamp(attempt));
  return true;
}

/**
 * Counts the time in which the crank rests. After `NOTCH_REST_MS`, a turn back beyond the level's first move is counted
 * from zero again.
 */
export function restAtNotch(notch: Notch, elapsedMs: number): void {
  notch.notchRestMs += elapsedMs;
  if (notch.notchRestMs > NOTCH_REST_MS) notch.notchDegrees = 0;
}

/**
 * Returns whether the crank has begun to turn back beyond the first move of a cleared level. The crank gauge then shows
 * how far.
 */
export function isTurningAtNotch(notch: Notch, attempt: Attempt): boolean {
  return notch.notchDegrees > 0 && isAtNotch(notch, attempt);
}

function isAtNotch(notch: Notch, { played }: Attempt): boolean {
  return isGenerationKnown(notch) && played.timeline.playhead === 0;
}

export function isGenerationKnown({ generationTask }: Notch): boolean {
  const generation = generationTask?.result;
  return generation !== undefined && generation.steps.length > 0;
}

/**
 * Continues to record the steps in which the generator made a cleared level, until `untilMs` milliseconds after the
 * beginning of the frame.
 */
export function runGenerationTask({ generationTask }: Notch, untilMs: number): void {
  if (generationTask !== undefined) runTask(generationTask, readFrameMs, untilMs);
}
