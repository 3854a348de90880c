import type { Direction } from "../kernel/direction";

/** Where a player stands in an endless run: enough to come back to the very position, history included. */
export interface Progress {
  /** The highest level number ever reached. */
  best: number;
  /** The run; see `Run` in game/endless. */
  seed: number;
  levelNumber: number;
  recent: number[];
  /** The level being played, as its map; empty if only its number is known. */
  map: string;
  /** All moves made, those taken back included, and how many of them stand. */
  moves: readonly Direction[];
  goal: number;
}

/** A run that has not begun. */
export function freshProgress(): Progress {
  return { best: 1, seed: 0, levelNumber: 1, recent: [], map: "", moves: [], goal: 0 };
}
