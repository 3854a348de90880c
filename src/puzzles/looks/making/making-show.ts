/**
 * The interface by which a puzzle shows the making of a level (the steps of its generator; see kernel/making.ts): the
 * pictures, which follow the crank, and the sounds of the steps.
 */
import type { Timbre } from "../../../device/sound";

/** A note that sounds with a step of a making (one of the steps in which a level was made). */
export interface MakingNote {
  readonly timbre: Timbre;
  readonly hertz: number;
  readonly volume: number;
  readonly delaySeconds: number;
}

/**
 * The pictures and sounds of one making (the steps in which a level was made).
 * @noSelf
 */
export interface MakingShow {
  /** How long the player sees one step of the generator being made or undone after a press of ✛, in milliseconds. */
  readonly stepMs: number;
  /** The most steps of the generator that may be shown in a second. Left out if there is no limit. */
  readonly maxStepsPerSecond?: number;
  /**
   * Paints a part of the pictures that `draw` needs for a step of the generator, if one is missing. Returns whether it
   * painted. If it did, the frame has no time left for `draw`.
   */
  readonly paint: (stepIndex: number) => boolean;
  /**
   * Draws the whole screen after the first `stepIndex` steps of the generator. `share` of the next step is made, from 0
   * to less than 1. After the last step, `share` is 0.
   */
  readonly draw: (stepIndex: number, share: number) => void;
  /**
   * Returns the notes that sound with a step of the generator. `isUndone` says that the player goes back over the step;
   * its notes then do not rise.
   */
  readonly notesOf: (stepIndex: number, isUndone: boolean) => readonly MakingNote[];
}
