/**
 * Computes the animated race after a challenge of ten levels, in which the player and a friend run through all levels.
 * Also computes who won, and by how much.
 */
import type { Ghost } from "../codes/ghost";
import type { RaceEnd } from "../play/card";
import { TEXTS } from "../texts/index";
import { formatDuration } from "./race";

export interface RaceResult {
  readonly tenths: number;
  /**
   * The time from the start of the challenge until each of the ten levels was cleared, in tenths of a second. Undefined
   * if the player took a break in the challenge.
   */
  readonly splits: readonly number[] | undefined;
  /** Whether the player used no hint and watched no solution. */
  readonly isFair: boolean;
  /**
   * The text above the animated race, in several lengths, the longest first; see `formatAboutTexts` in
   * challenge-mode.ts.
   */
  readonly about: readonly string[];
}

/**
 * Returns the animated race after a challenge, in which the player runs against the friend. Without a friend's result
 * `ghost`, the player runs alone.
 */
export function createRaceEnd({ tenths, splits, isFair, about }: RaceResult, ghost: Ghost | undefined): RaceEnd {
  return {
    about,
    own: { name: TEXTS.race.youShort, tenths, splits },
    friend: ghost,
    isCounted: isFair,
    comparison: formatComparison(tenths, isFair, ghost),
  };
}

function formatComparison(tenths: number, isFair: boolean, ghost: Ghost | undefined): readonly string[] {
  const { youWin, friendWins, equal, helped, whoIsFaster } = TEXTS.race;
  if (ghost === undefined) return [whoIsFaster];
  if (!isFair) return helped(ghost.name);
  const lead = ghost.tenths - tenths;
  if (lead === 0) return equal(ghost.name);
  const time = formatDuration(Math.abs(lead));
  return lead > 0 ? youWin(time) : friendWins(ghost.name, time);
}
