/** Makes the race that is shown at the end of a challenge of ten levels: who ran, who won, and by how much. */
import type { Ghost } from "../codes/ghost";
import type { RaceEnd } from "../play/card";
import { TEXTS } from "../texts/index";
import { durationText } from "./race";

/** How the player finished a challenge of ten levels. */
export interface RaceResult {
  readonly tenths: number;
  /** The times of the ten levels; undefined if a break lies between them. */
  readonly splits: readonly number[] | undefined;
  /** Whether the player had neither hints nor watched a solution. */
  readonly isFair: boolean;
  /** What stands above the race beside the code, from long to short. */
  readonly about: readonly string[];
}

/** Returns the race of the player against the friend whose result came with the code, or alone. */
export function raceEndOf({ tenths, splits, isFair, about }: RaceResult, ghost: Ghost | undefined): RaceEnd {
  return {
    about,
    own: { name: TEXTS.race.youShort, tenths, splits },
    friend: ghost,
    counts: isFair,
    verdict: verdictTexts(tenths, isFair, ghost),
  };
}

/** Returns who won and by how much, from long to short. Without a friend, it asks who else is as fast. */
function verdictTexts(tenths: number, isFair: boolean, ghost: Ghost | undefined): readonly string[] {
  const { youWin, friendWins, equal, helped, whoIsFaster } = TEXTS.race;
  if (ghost === undefined) return [whoIsFaster];
  if (!isFair) return helped(ghost.name);
  const lead = ghost.tenths - tenths;
  if (lead === 0) return equal(ghost.name);
  const time = durationText(Math.abs(lead));
  return lead > 0 ? youWin(time) : friendWins(ghost.name, time);
}
