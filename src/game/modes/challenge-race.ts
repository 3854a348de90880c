/**
 * Computes the animated race that is shown at the end of a challenge of ten levels: figures of the player and a friend
 * run through all levels once more. Also computes who won, and by how much.
 */
import type { Ghost } from "../codes/ghost";
import type { RaceEnd } from "../play/card";
import { TEXTS } from "../texts/index";
import { formatDuration } from "./race";

export interface RaceResult {
  readonly tenths: number;
  /**
   * For each of the ten levels: the time from the start of the challenge until the level was cleared, in tenths of a
   * second; undefined if the player took a break.
   */
  readonly splits: readonly number[] | undefined;
  /** Whether the player used no hint and watched no solution. */
  readonly isFair: boolean;
  /**
   * The text that is drawn above the race, to the right of the challenge code; see `formatAboutTexts` in
   * challenge-mode.ts. It is given in several lengths, the longest first.
   */
  readonly about: readonly string[];
}

/**
 * Returns the race at the end of a challenge, in which the player runs against the friend whose result came with the
 * challenge code. Without a friend's result, the player runs alone.
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

/**
 * Returns texts that say who won the race at the end of a challenge and by how much, in several lengths, the longest
 * first. If no friend's result came with the challenge code, the texts ask who is faster.
 */
function formatComparison(tenths: number, isFair: boolean, ghost: Ghost | undefined): readonly string[] {
  const { youWin, friendWins, equal, helped, whoIsFaster } = TEXTS.race;
  if (ghost === undefined) return [whoIsFaster];
  if (!isFair) return helped(ghost.name);
  const lead = ghost.tenths - tenths;
  if (lead === 0) return equal(ghost.name);
  const time = formatDuration(Math.abs(lead));
  return lead > 0 ? youWin(time) : friendWins(ghost.name, time);
}
