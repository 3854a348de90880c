import type { Direction } from "../../../src/kernel/direction";

/** What the player of the sound game does in a frame. */
export type PlayerAction =
  | { readonly kind: "wait" | "back" | "restart" }
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "volume"; readonly level: number }
  | { readonly kind: "sound"; readonly name: SoundName };

export type SoundName = "cleared" | "medal" | "cursor" | "confirm" | "back" | "refuse" | "bump" | "hint" | "lamp out";

/** The level that is played, and of which puzzle. */
export interface PlayedMap {
  readonly puzzleId: string;
  readonly rows: readonly string[];
}

/** The files of its store. */
export const MAP_FILE = "map";
export const ACTION_FILE = "action";

/** Whether the game calls for the sounds of what it passes: what they cost is what a game without them saves. */
export interface Frame {
  readonly action: PlayerAction;
  readonly isHeard: boolean;
}

export const FRAME_MS = 33;
