/**
 * The interface by which a puzzle shows the player how a level was generated (see kernel/generation.ts). It has the
 * pictures of the generator's steps, through which the player turns with the crank, and the sounds of the steps.
 */
import type { Timbre } from "../../../device/sound";

export interface GenerationNote {
  readonly timbre: Timbre;
  readonly hertz: number;
  readonly volume: number;
  readonly delaySeconds: number;
}

/**
 * The pictures and sounds with which the player watches how a level was generated.
 * @noSelf
 */
export interface GenerationShow {
  /**
   * How long a step of the generator takes to be shown, in milliseconds, when the player makes or undoes the step with
   * the direction pad (✛).
   */
  readonly stepMs: number;
  /** At most this many steps of the generator may be shown in a second. Undefined if there is no limit. */
  readonly maxStepsPerSecond?: number;
  /**
   * Paints one missing part of the pictures that the function `draw` needs for a step. Returns whether a part was
   * missing; if one was, this frame has no time left for `draw`.
   */
  readonly paint: (stepIndex: number) => boolean;
  /**
   * Draws the whole screen after the first `stepIndex` steps of the generator. `share` is how much of the next step is
   * drawn as done, from 0 to less than 1. After the last step, `share` is 0.
   */
  readonly draw: (stepIndex: number, share: number) => void;
  /**
   * Returns what the generator does in a step, in a few words: the same in several texts, the longest first. The first
   * text that has room beside the board is shown. Undefined if the pictures already say it.
   */
  readonly wordsOf?: (stepIndex: number) => readonly string[];
  /**
   * Returns the notes that sound when a step of the generator is shown. If `isUndone`, the player goes back over the
   * step, and the pitch must not rise from one note to the next.
   */
  readonly notesOf: (stepIndex: number, isUndone: boolean) => readonly GenerationNote[];
}
