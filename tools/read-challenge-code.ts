/**
 * Reads challenge codes, with which a player and a friend share ten levels, for the command `verdict`, and prints them
 * as JSON.
 */

import { formatCodeFault } from "../src/game/codes/code-fault";
import {
  GHOST_CODE_LENGTH,
  isRush,
  normaliseCode,
  readChallengeCode,
  TIMED_CODE_LENGTH,
  type Challenge,
} from "../src/game/codes/challenge-code";
import type { Ghost } from "../src/game/codes/ghost";
import { formatTime } from "../src/game/widgets/format-time";
import { CHALLENGE_GROUP_LENGTH } from "../src/game/codes/letter-group";
import { CHALLENGE_LEVELS } from "../src/game/modes/challenge-mode";
import { isFault } from "../src/kernel/fault";
import { PUZZLES } from "../src/puzzles/index";
import { UsageError } from "./cli";
import { looksLikeFile } from "./read-level-code";

/**
 * The three possible lengths of a challenge code: without a result, with a friend's result, and, in a link, with the
 * friend's times for all ten levels.
 */
const CODE_LENGTHS = [CHALLENGE_GROUP_LENGTH, GHOST_CODE_LENGTH, TIMED_CODE_LENGTH];

/**
 * Parses a word of the command line as a challenge code if the word is as long as such a code. Level codes never have
 * these lengths. Returns undefined for any other word. Throws a `UsageError` if the code is invalid.
 */
export function parseChallengeCode(word: string): Challenge | undefined {
  if (looksLikeFile(word) || !CODE_LENGTHS.includes(normaliseCode(word).length)) return undefined;
  const challenge = readChallengeCode(word, PUZZLES.length);
  if (isFault(challenge))
    throw new UsageError(`${word} is no file, and no code of a challenge: ${formatCodeFault(challenge.fault)}`);
  return challenge;
}

/** Returns the contents of a challenge code as a line of JSON. */
export function formatChallenge(challenge: Challenge): string {
  const { seed, puzzleIndex: puzzle, size, ghost } = challenge;
  const isOfRush = isRush(challenge);
  return JSON.stringify({
    kind: isOfRush ? "rush" : "challenge",
    puzzle: PUZZLES[puzzle].id,
    seed,
    ...(isOfRush ? {} : { size, levels: CHALLENGE_LEVELS }),
    ...(ghost === undefined ? {} : { friend: formatFriend(ghost, isOfRush) }),
  });
}

function formatFriend({ name, tenths, cleared, splits }: Ghost, isOfRush: boolean): object {
  return {
    name,
    time: formatTime(tenths),
    ...(isOfRush ? { cleared } : {}),
    ...(splits === undefined ? {} : { levelTimes: splits.map(formatTime) }),
  };
}
