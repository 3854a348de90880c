import { GHOST_CODE_LENGTH, isRush, lettersOf, readCode, type Challenge } from "../src/game/codes/challenge-code";
import { timeText } from "../src/game/codes/ghost";
import { CODE_LENGTH } from "../src/game/codes/seven-letters";
import { CHALLENGE_LEVELS } from "../src/game/modes/challenge-mode";
import { isFault } from "../src/kernel/fault";
import { WORLDS } from "../src/puzzles/index";
import { UsageError } from "./cli";
import { namesFile } from "./level-codes";

/**
 * The challenge of a word with as many letters as such codes have, which no level's code has; undefined for any other.
 * Throws `UsageError` if no challenge has that code.
 */
export function challengeOfCode(word: string): Challenge | undefined {
  const letters = lettersOf(word).length;
  if (namesFile(word) || (letters !== CODE_LENGTH && letters !== GHOST_CODE_LENGTH)) return undefined;
  const challenge = readCode(word, WORLDS.length);
  if (isFault(challenge)) throw new UsageError(`${word} is no file, and no code of a challenge: ${challenge.fault}`);
  return challenge;
}

/** What a challenge is, as a line of JSON. */
export function challengeReport(challenge: Challenge): string {
  const { seed, puzzle, size, ghost } = challenge;
  const isOfRush = isRush(challenge);
  const friend =
    ghost === undefined
      ? {}
      : { friend: { name: ghost.name, time: timeText(ghost.tenths), ...(isOfRush ? { cleared: ghost.cleared } : {}) } };
  return JSON.stringify({
    kind: isOfRush ? "rush" : "challenge",
    puzzle: WORLDS[puzzle].id,
    seed,
    ...(isOfRush ? {} : { size, levels: CHALLENGE_LEVELS }),
    ...friend,
  });
}
