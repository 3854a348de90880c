/**
 * Defines the save's data about the endless runs (sequences of levels) of a puzzle: how many levels the player has
 * cleared, which earns keepsakes (souvenirs).
 */
import { KEEPSAKE_COUNT, LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";
import { COUNT_CODEC, field, type Field } from "./fields";

/** The save's data about the endless runs (sequences of levels) of one puzzle, at all difficulty paces together. */
export interface EndlessRecord {
  /**
   * The number of levels that the player has cleared in endless runs (sequences of levels). Levels that the game itself
   * solved do not count.
   */
  cleared: number;
  /** How many of the earned keepsakes (souvenirs) the title screen has already shown to the player. */
  seenKeepsakes: number;
}

export const ENDLESS_FIELDS: readonly Field<EndlessRecord>[] = [
  field("cleared", COUNT_CODEC),
  field("seenKeepsakes", COUNT_CODEC),
];

/**
 * Returns whether a record of endless runs (sequences of levels) differs from that of a new player, so that it must be
 * stored.
 */
export function hasEndlessRecord({ cleared, seenKeepsakes }: EndlessRecord): boolean {
  return cleared > 0 || seenKeepsakes > 0;
}

export function countKeepsakes({ cleared }: EndlessRecord): number {
  return Math.min(KEEPSAKE_COUNT, Math.floor(cleared / LEVELS_PER_KEEPSAKE));
}

/**
 * Counts a level that the player has cleared in an endless run (a sequence of levels). Returns whether this level has
 * earned a keepsake (a souvenir), as every tenth level does.
 */
export function countEndlessLevel(endless: EndlessRecord): boolean {
  const before = countKeepsakes(endless);
  endless.cleared++;
  return countKeepsakes(endless) > before;
}
