/**
 * Defines the save's list of the challenges that the player opened last. The list is stored as one text.
 * codes/recent-challenges.ts formats and parses this text.
 */
import { field, createLettersCodec, type Field } from "./fields";

export interface RecentChallenges {
  /** The codes and results of the recent challenges, separated by commas; empty before the first challenge. */
  text: string;
}

/**
 * The most letters in the text of the recent challenges, enough for five. Each challenge needs at most two codes of 56
 * letters, a letter for the kind of result, and separators.
 */
const MAX_LETTERS = 600;

export const CHALLENGE_HISTORY_FIELDS: readonly Field<RecentChallenges>[] = [
  field("text", createLettersCodec("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,/", MAX_LETTERS)),
];
