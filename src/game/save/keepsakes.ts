/**
 * The number of levels cleared in the endless runs of a puzzle, as the save stores it. It decides how many keepsakes
 * the player has earned.
 */
import { KEEPSAKE_COUNT, LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";
import { count, field, type Field } from "./fields";

/** The save's data about the endless runs of one puzzle, at all difficulty paces together. */
export interface EndlessRecord {
  /**
   * The number of levels that the player has cleared in endless runs. Levels that the game itself solved do not count.
   */
  cleared: number;
  /** How many earned keepsakes the title screen has already shown to the player. */
  seenKeepsakes: number;
}

/** The part of a puzzle's saved data that decides how many keepsakes the player has earned. */
interface KeepsakeSource {
  readonly endless: EndlessRecord;
  /** The highest level number that the player has reached in endless runs, for each difficulty pace. */
  readonly bestLevels: readonly number[];
}

export const ENDLESS_FIELDS: readonly Field<EndlessRecord>[] = [field("cleared", count), field("seenKeepsakes", count)];

/** Returns whether a record of endless runs must be stored. A new player's is not, so that the save stays short. */
export function hasEndlessRecord({ cleared, seenKeepsakes }: EndlessRecord): boolean {
  return cleared > 0 || seenKeepsakes > 0;
}

/**
 * Returns how many levels the player has cleared in endless runs of a puzzle. Saves of older game versions lack this
 * count; they count at least the levels before the highest level of each difficulty pace.
 */
export function countEndlessCleared({ endless, bestLevels }: KeepsakeSource): number {
  let least = 0;
  for (const level of bestLevels) least += Math.max(0, level - 1);
  return Math.max(endless.cleared, least);
}

export function countKeepsakes(source: KeepsakeSource): number {
  return Math.min(KEEPSAKE_COUNT, Math.floor(countEndlessCleared(source) / LEVELS_PER_KEEPSAKE));
}

/**
 * Counts a level that the player has cleared in an endless run. Returns whether this level has earned a keepsake, as
 * each tenth level does.
 */
export function countEndlessLevel(source: KeepsakeSource): boolean {
  const before = countKeepsakes(source);
  source.endless.cleared = countEndlessCleared(source) + 1;
  return countKeepsakes(source) > before;
}
