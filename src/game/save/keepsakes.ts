/**
 * How many levels the player has cleared in the endless runs of a puzzle, as the save stores it. This number decides
 * how many keepsakes (small things from the puzzle's scenery) the player has earned.
 */
import { KEEPSAKE_COUNT, LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";
import { count, field, type Field } from "./fields";

/** What the save stores about the endless runs of one puzzle, at all paces (calm, rising and hard) together. */
export interface EndlessRecord {
  /** The number of levels that the player has cleared in endless runs. Levels that the game itself solved do not count. */
  cleared: number;
  /**
   * How many keepsakes (small things, earned with each ten levels) the title screen has already shown to the player.
   */
  seenKeepsakes: number;
}

/**
 * The part of a puzzle's saved data that decides how many keepsakes (small things from its scenery) the player has
 * earned.
 */
interface KeepsakeSource {
  readonly endless: EndlessRecord;
  /** The highest level number that the player has reached in endless runs, for each pace (calm, rising and hard). */
  readonly bestLevels: readonly number[];
}

export const ENDLESS_FIELDS: readonly Field<EndlessRecord>[] = [field("cleared", count), field("seenKeepsakes", count)];

/** Returns whether a record of endless runs has anything to store, so that the save of a new player stays short. */
export function hasEndlessRecord({ cleared, seenKeepsakes }: EndlessRecord): boolean {
  return cleared > 0 || seenKeepsakes > 0;
}

/**
 * Returns how many levels the player has cleared in endless runs of a puzzle. Saves of older versions of the game lack
 * this count. For them, the number is at least that of the levels before the highest level of each pace (calm, rising
 * and hard).
 */
export function countEndlessCleared({ endless, bestLevels }: KeepsakeSource): number {
  let least = 0;
  for (const level of bestLevels) least += Math.max(0, level - 1);
  return Math.max(endless.cleared, least);
}

/** Returns how many keepsakes (small things, one for each ten endless levels) of a puzzle the player has earned. */
export function countKeepsakes(source: KeepsakeSource): number {
  return Math.min(KEEPSAKE_COUNT, Math.floor(countEndlessCleared(source) / LEVELS_PER_KEEPSAKE));
}

/**
 * Counts a level that the player has cleared in an endless run. Returns whether this level has earned a keepsake (a
 * small thing from the puzzle's scenery), as each tenth level does.
 */
export function countEndlessLevel(source: KeepsakeSource): boolean {
  const before = countKeepsakes(source);
  source.endless.cleared = countEndlessCleared(source) + 1;
  return countKeepsakes(source) > before;
}
