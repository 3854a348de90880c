/**
 * The notch between the moves and the making of a cleared level: beyond the first move the crank must turn a little more,
 * so that nobody gets to the making by accident.
 */
import { frameMs } from "../../device/clock";
import type { Making } from "../../kernel/making";
import { runTask, type TaskHandle } from "../../kernel/task-handle";
import type { Attempt } from "./attempt";
import { lampOfCleared } from "./lamp";
/** Loads the making of levels when it is first shown. @lazy making */
import { openMaking, type ShownMaking } from "./shown-making";

/** The state of the crank between the moves and the making of a cleared level. */
export interface Notch {
  /** Records how the level was made; undefined if that is not known of the level. */
  readonly makingTask: TaskHandle<Making | undefined> | undefined;
  /** The making of the level, which is shown instead of its moves; undefined if it is not shown. */
  made: ShownMaking | undefined;
  /** How far the crank has turned beyond the first move, in degrees, and for how long it has rested since. */
  notchDegrees: number;
  notchRestMs: number;
}

/** How far the crank must turn beyond the first move before the making is shown, in degrees. */
export const NOTCH_DEGREES = 45;
/** After this time without a turn, the crank must begin at the notch again, in milliseconds. */
const NOTCH_REST_MS = 400;

/**
 * Turns the crank at the notch. Returns whether the notch has used up the turn. If the crank has turned far enough, the
 * making of the level is shown.
 */
export function turnAtNotch(notch: Notch, attempt: Attempt, degrees: number): boolean {
  notch.notchRestMs = 0;
  if (!isAtNotch(notch, attempt) || (degrees > 0 && notch.notchDegrees === 0)) return false;
  notch.notchDegrees = Math.max(0, notch.notchDegrees - degrees);
  const making = notch.makingTask?.result;
  if (notch.notchDegrees < NOTCH_DEGREES || making === undefined) return true;
  notch.notchDegrees = 0;
  notch.made = openMaking(making, attempt, lampOfCleared(attempt));
  return true;
}

/** Lets the crank rest for one frame. */
export function restAtNotch(notch: Notch, elapsedMs: number): void {
  notch.notchRestMs += elapsedMs;
  if (notch.notchRestMs > NOTCH_REST_MS) notch.notchDegrees = 0;
}

/** Returns whether the crank has begun to turn beyond the first move. Then the gauge shows how far it has turned. */
export function isTurningAtNotch(notch: Notch, attempt: Attempt): boolean {
  return notch.notchDegrees > 0 && isAtNotch(notch, attempt);
}

/** Returns whether the level is shown before its first move and its making is known, so that the notch can be passed. */
function isAtNotch(notch: Notch, { played }: Attempt): boolean {
  return isMakingKnown(notch) && played.timeline.playhead === 0;
}

/** Returns whether it is known how the level was made. */
export function isMakingKnown({ makingTask }: Notch): boolean {
  const making = makingTask?.result;
  return making !== undefined && making.steps.length > 0;
}

/** Continues to record the making of a cleared level until `untilMs` milliseconds after the beginning of the frame. */
export function runMakingTask({ makingTask }: Notch, untilMs: number): void {
  if (makingTask !== undefined) runTask(makingTask, frameMs, untilMs);
}
