/**
 * How a puzzle shows the making of a level (see kernel/making.ts): its pictures, which follow the crank, and the sounds
 * of its steps.
 */
import type { Timbre } from "../../../device/sound";

/** A note of a step of a making. */
export interface MakingNote {
  readonly timbre: Timbre;
  readonly hertz: number;
  readonly volume: number;
  readonly delaySeconds: number;
}

/**
 * The pictures and sounds of one making.
 * @noSelf
 */
export interface MakingShow {
  /** How long a step takes when the player makes or undoes it by a press of ✛, in milliseconds. */
  readonly stepMs: number;
  /** The most steps that may be shown in a second. Left out if there is no limit. */
  readonly maxStepsPerSecond?: number;
  /**
   * Paints one of the pictures that `draw` needs for a step, if one is missing. Returns whether it painted one. Then the
   * frame has no time left for `draw`.
   */
  readonly paint: (stepIndex: number) => boolean;
  /**
   * Draws the whole screen after the first `stepIndex` steps, while `share` of the next step is made, from 0 to less
   * than 1. After the last step, `share` is 0.
   */
  readonly draw: (stepIndex: number, share: number) => void;
  /** Returns the notes of a step that has been made, or undone. Notes of a step that is undone do not rise. */
  readonly notesOf: (stepIndex: number, isUndone: boolean) => readonly MakingNote[];
}
