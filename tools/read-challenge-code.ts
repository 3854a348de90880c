import {
  GHOST_CODE_LENGTH,
  isRush,
  normaliseCode,
  readChallengeCode,
  TIMED_CODE_LENGTH,
  type Challenge,
} from "../src/game/codes/challenge-code";
import { formatTime, type Ghost } from "../src/game/codes/ghost";
import { CHALLENGE_GROUP_LENGTH } from "../src/game/codes/letter-group";
import { CHALLENGE_LEVELS } from "../src/game/modes/challenge-mode";
import { isFault } from "../src/kernel/fault";
import { PUZZLES } from "../src/puzzles/index";
import { UsageError } from "./cli";
import { looksLikeFile } from "./read-level-code";

/** Letters of a code alone, of one with a friend's time, and of a link's with the times of ten levels. */
const CODE_LENGTHS = [CHALLENGE_GROUP_LENGTH, GHOST_CODE_LENGTH, TIMED_CODE_LENGTH];

/**
 * The challenge of a word with as many letters as such codes have, which no level's code has; undefined for any other.
 * Throws `UsageError` if no challenge has that code.
 */
export function parseChallengeCode(word: string): Challenge | undefined {
  if (looksLikeFile(word) || !CODE_LENGTHS.includes(normaliseCode(word).length)) return undefined;
  const challenge = readChallengeCode(word, PUZZLES.length);
  if (isFault(challenge)) throw new UsageError(`${word} is no file, and no code of a challenge: ${challenge.fault}`);
  return challenge;
}

/** What a challenge is, as a line of JSON. */
export function formatChallenge(challenge: Challenge): string {
  const { seed, puzzle, size, ghost } = challenge;
  const isOfRush = isRush(challenge);
  return JSON.stringify({
    kind: isOfRush ? "rush" : "challenge",
    puzzle: PUZZLES[puzzle].id,
    seed,
    ...(isOfRush ? {} : { size, levels: CHALLENGE_LEVELS }),
    ...(ghost === undefined ? {} : { friend: formatFriend(ghost, isOfRush) }),
  });
}

/** What a code tells of a friend: in a rush how many levels were cleared, from a link after how long each of ten was. */
function formatFriend({ name, tenths, cleared, splits }: Ghost, isOfRush: boolean): object {
  return {
    name,
    time: formatTime(tenths),
    ...(isOfRush ? { cleared } : {}),
    ...(splits === undefined ? {} : { levelTimes: splits.map(formatTime) }),
  };
}
