import { field, letters, type Field } from "./text";

/** The challenges that were opened last: see codes/played. */
export interface PlayedSave {
  /** Their codes and results, with commas between them; empty before the first. */
  list: string;
}

/** Five challenges, each with a friend's code and one's own of 56 letters, a mark, and what stands between. */
const MOST_LETTERS = 600;

export const PLAYED: readonly Field<PlayedSave>[] = [
  field("list", letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,/", MOST_LETTERS)),
];
