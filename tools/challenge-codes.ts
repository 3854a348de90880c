import {
  GHOST_CODE_LENGTH,
  isRush,
  lettersOf,
  readCode,
  TIMED_CODE_LENGTH,
  type Challenge,
} from "../src/game/codes/challenge-code";
import { timeText, type Ghost } from "../src/game/codes/ghost";
import { CODE_LENGTH } from "../src/game/codes/seven-letters";
import { CHALLENGE_LEVELS } from "../src/game/modes/challenge-mode";
import { isFault } from "../src/kernel/fault";
import { WORLDS } from "../src/puzzles/index";
import { UsageError } from "./cli";
import { namesFile } from "./level-codes";

/** Letters of a code alone, of one with a friend's time, and of a link's with the times of ten levels. */
const CODE_LENGTHS = [CODE_LENGTH, GHOST_CODE_LENGTH, TIMED_CODE_LENGTH];

/**
 * The challenge of a word with as many letters as such codes have, which no level's code has; undefined for any other.
 * Throws `UsageError` if no challenge has that code.
 */
export function challengeOfCode(word: string): Challenge | undefined {
  if (namesFile(word) || !CODE_LENGTHS.includes(lettersOf(word).length)) return undefined;
  const challenge = readCode(word, WORLDS.length);
  if (isFault(challenge)) throw new UsageError(`${word} is no file, and no code of a challenge: ${challenge.fault}`);
  return challenge;
}

/** What a challenge is, as a line of JSON. */
export function challengeReport(challenge: Challenge): string {
  const { seed, puzzle, size, ghost } = challenge;
  const isOfRush = isRush(challenge);
  return JSON.stringify({
    kind: isOfRush ? "rush" : "challenge",
    puzzle: WORLDS[puzzle].id,
    seed,
    ...(isOfRush ? {} : { size, levels: CHALLENGE_LEVELS }),
    ...(ghost === undefined ? {} : { friend: friendOf(ghost, isOfRush) }),
  });
}

/** What a code tells of a friend: in a rush how many levels were cleared, from a link after how long each of ten was. */
function friendOf({ name, tenths, cleared, splits }: Ghost, isOfRush: boolean): object {
  return {
    name,
    time: timeText(tenths),
    ...(isOfRush ? { cleared } : {}),
    ...(splits === undefined ? {} : { levelTimes: splits.map(timeText) }),
  };
}
