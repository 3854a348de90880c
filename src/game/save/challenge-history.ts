/**
 * The recent challenges as the save stores them: one text. Its format is read and written in codes/recent-challenges.
 */
import { field, letters, type Field } from "./fields";

/** The list of recent challenges, in the form that codes/recent-challenges writes. */
export interface ChallengeHistory {
  /** Codes and results, separated by commas; empty before the first challenge. */
  list: string;
}

/**
 * Enough for five challenges. Each has a friend's code and the player's code, 56 letters each, a mark and separators.
 */
const MAX_LETTERS = 600;

export const CHALLENGE_HISTORY_FIELDS: readonly Field<ChallengeHistory>[] = [
  field("list", letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,/", MAX_LETTERS)),
];
