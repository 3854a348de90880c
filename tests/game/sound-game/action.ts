/** The interface between the sound game, a test program that plays sounds, and the tests that control it. */
import type { Direction } from "../../../src/kernel/direction";

/**
 * What happens in one frame of the sound game, a test program that plays sounds: an action of the player, a single
 * sound, or the start of music.
 */
export type PlayerAction =
  | { readonly kind: "wait" | "back" | "restart" }
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "volume"; readonly level: number }
  | { readonly kind: "sound"; readonly name: SoundName }
  /** Starts the music of the campaign chapter with this index, counted from 0. */
  | { readonly kind: "music"; readonly chapter: number; readonly isFast: boolean };

/** The names of the sounds that a test can play by themselves. */
export const SOUND_NAMES = [
  "cleared",
  "first sign",
  "second sign",
  "third sign",
  "cursor",
  "confirm",
  "back",
  "refuse",
  "bump",
  "hint",
  "lamp out",
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

export interface PlayedMap {
  readonly puzzleId: string;
  readonly rows: readonly string[];
}

/** The name of the stored file through which a test gives the sound game its level. */
export const MAP_FILE = "map";
/** The name of the stored file through which a test gives the sound game the action of each frame. */
export const ACTION_FILE = "action";

/**
 * The input of one frame of the sound game, a test program that plays sounds. If `isHeard` is false, the program plays
 * no sounds of moves. So a test can measure how long computing the sounds takes.
 */
export interface Frame {
  readonly action: PlayerAction;
  readonly isHeard: boolean;
}

export const FRAME_MS = 33;
