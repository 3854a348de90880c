import { field, letters, type Field } from "./fields";

/** The challenges that were opened last: see codes/played. */
export interface ChallengeHistory {
  /** Their codes and results, with commas between them; empty before the first. */
  list: string;
}

/** Five challenges, each with a friend's code and one's own of 56 letters, a mark, and what stands between. */
const MAX_LETTERS = 600;

export const CHALLENGE_HISTORY_FIELDS: readonly Field<ChallengeHistory>[] = [
  field("list", letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,/", MAX_LETTERS)),
];
