/** Defines the save's data about the endings of campaigns: which endings the player has seen. */
import { field, createLettersCodec, type Field } from "./fields";

export interface EndingsSeen {
  /** The ids of the puzzles whose ending the player has seen, and "finale", separated by commas; empty at first. */
  seen: string;
}

/**
 * The name of the finale, the ending after all campaigns, in the list of seen endings and as the folder of its
 * pictures.
 */
export const FINALE = "finale" as const;

const MAX_LETTERS = 400;

export const ENDINGS_FIELDS: readonly Field<EndingsSeen>[] = [
  field("seen", createLettersCodec("abcdefghijklmnopqrstuvwxyz-,", MAX_LETTERS)),
];

export function hasSeenEnding({ seen }: EndingsSeen, id: string): boolean {
  return `,${seen},`.includes(`,${id},`);
}
