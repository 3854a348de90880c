/** The interface between the sound game and the tests that play it: actions, levels and file names. */
import type { Direction } from "../../../src/kernel/direction";

/** The player's action in one frame. */
export type PlayerAction =
  | { readonly kind: "wait" | "back" | "restart" }
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "volume"; readonly level: number }
  | { readonly kind: "sound"; readonly name: SoundName };

export type SoundName = "cleared" | "medal" | "cursor" | "confirm" | "back" | "refuse" | "bump" | "hint" | "lamp out";

/** A level to play, with the id of its puzzle. */
export interface PlayedMap {
  readonly puzzleId: string;
  readonly rows: readonly string[];
}

/** The names of the files in the game's storage through which the tests control it. */
export const MAP_FILE = "map";
export const ACTION_FILE = "action";

/** The input of one frame. Without `isHeard` the game plays no sounds, so that their cost can be measured. */
export interface Frame {
  readonly action: PlayerAction;
  readonly isHeard: boolean;
}

export const FRAME_MS = 33;
