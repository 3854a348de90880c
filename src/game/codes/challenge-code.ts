/**
 * Formats challenges as letters that a friend can type, and parses these codes. A plain code has seven letters; with a
 * friend's result it has 21. A web link can also carry the friend's times.
 */
import { fault, isFault } from "../../kernel/fault";
import { runToEnd, type Task } from "../../kernel/task";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { decodeGhost, encodeGhost, type Ghost } from "./ghost";
import { encodeSplits, SPLIT_GROUPS, decodeSplits } from "./level-splits";
import { CHALLENGE_GROUP_LENGTH, decodeGroup, encodeGroup, type ChallengeCodeFault } from "./letter-group";

/**
 * A sequence of generated levels that is the same for all players with the same code. May include a friend's result.
 */
export interface Challenge {
  /** The seed from which the challenge's levels are generated, from 0 to `CHALLENGE_SEEDS` − 1. */
  readonly seed: number;
  /** The index of the challenge's puzzle in `PUZZLES`, from 0 to `MAX_CHALLENGE_PUZZLES` − 1. */
  readonly puzzleIndex: number;
  /**
   * How large and hard the levels of the challenge are, from 1 to `CHALLENGE_SIZES`. `RUSH_SIZE` stands for a rush (a
   * challenge of three minutes).
   */
  readonly size: number;
  /** The result of a friend in this challenge. Absent if the challenge's code carries none. */
  readonly ghost?: Ghost;
}

/**
 * The number of different seeds in challenge codes. It keeps every number in a code below 2^24, which a 32-bit float
 * stores exactly.
 */
export const CHALLENGE_SEEDS = 190000;
/** Challenge codes can name at most this many puzzles. The game may have fewer. */
export const MAX_CHALLENGE_PUZZLES = 8;
/** The challenge size that stands for a rush: as many levels as possible in three minutes. */
export const RUSH_SIZE = 0;

const CODES_PER_PUZZLE = CHALLENGE_SEEDS * CHALLENGE_SIZES;
/** The lowest number that encodes a rush (a timed run). All numbers below it encode challenges of ten levels. */
const FIRST_RUSH = CODES_PER_PUZZLE * MAX_CHALLENGE_PUZZLES;
const ALL_CODES = FIRST_RUSH + CHALLENGE_SEEDS * MAX_CHALLENGE_PUZZLES;

const GHOST_GROUPS = 3;
/** The number of letters in a challenge code that carries a friend's result. */
export const GHOST_CODE_LENGTH = GHOST_GROUPS * CHALLENGE_GROUP_LENGTH;

/** The number of letters in a challenge code that carries a friend's result and the times of all levels. */
export const TIMED_CODE_LENGTH = GHOST_CODE_LENGTH + SPLIT_GROUPS * CHALLENGE_GROUP_LENGTH;
const WRONG_SPLITS = fault({ kind: "times-of-another-code" });

const NO_CHALLENGE = fault({ kind: "no-challenge" });

/** Returns whether a challenge is a rush: as many levels as possible in three minutes. */
export function isRush({ size }: Challenge): boolean {
  return size === RUSH_SIZE;
}

export function writeChallengeCode(challenge: Challenge): string {
  return joinGroups(encodeGroupNumbers(challenge));
}

/**
 * Returns the challenge code for web links and QR codes. If the challenge has the result of the friend who sent it, the
 * code also includes that friend's time for each level, if these times are known.
 */
export function writeLinkCode(challenge: Challenge): string {
  return runToEnd(writeLinkCodeTask(challenge));
}

/** Computes the challenge code for web links and QR codes, as a task in short slices. */
export function* writeLinkCodeTask(challenge: Challenge): Task<string> {
  const numbers = encodeGroupNumbers(challenge);
  yield;
  const splits = challenge.ghost?.splits;
  const times = splits === undefined ? [] : encodeSplits(splits, numbers);
  const groups: string[] = [];
  for (const number of [...numbers, ...times]) {
    yield;
    groups.push(encodeGroup(number, groups.length));
  }
  return groups.join("-");
}

function encodeGroupNumbers(challenge: Challenge): readonly number[] {
  const { ghost } = challenge;
  return [encodeChallenge(challenge), ...(ghost === undefined ? [] : encodeGhost(ghost))];
}

function joinGroups(numbers: readonly number[]): string {
  return numbers.map((number, group) => encodeGroup(number, group)).join("-");
}

/**
 * Parses a challenge code, or returns an error value. Small letters count as capitals; hyphens and spaces are ignored.
 * `puzzleCount` is the number of puzzles in the game.
 */
export function readChallengeCode(code: string, puzzleCount: number): Challenge | ChallengeCodeFault {
  const text = normaliseCode(code);
  if (text.length !== CHALLENGE_GROUP_LENGTH && text.length !== GHOST_CODE_LENGTH && text.length !== TIMED_CODE_LENGTH)
    return fault({
      kind: "wrong-length",
      letters: text.length,
      shortest: CHALLENGE_GROUP_LENGTH,
      longer: GHOST_CODE_LENGTH,
    });
  const number = decodeGroup(text.substring(0, CHALLENGE_GROUP_LENGTH), 0);
  if (isFault(number)) return number;
  const challenge = decodeChallenge(number);
  if (isFault(challenge)) return challenge;
  if (challenge.puzzleIndex >= puzzleCount) return fault({ kind: "newer-game" });
  return text.length === CHALLENGE_GROUP_LENGTH ? challenge : addGhost(challenge, text);
}

export function normaliseCode(code: string): string {
  return code.toUpperCase().split("-").join("").split(" ").join("");
}

function encodeChallenge({ seed, puzzleIndex, size }: Challenge): number {
  if (size === RUSH_SIZE) return FIRST_RUSH + puzzleIndex * CHALLENGE_SEEDS + seed;
  return puzzleIndex * CODES_PER_PUZZLE + seed * CHALLENGE_SIZES + size - 1;
}

function decodeChallenge(number: number): Challenge | ChallengeCodeFault {
  if (number >= ALL_CODES) return NO_CHALLENGE;
  if (number >= FIRST_RUSH) {
    const rush = number - FIRST_RUSH;
    return { seed: rush % CHALLENGE_SEEDS, puzzleIndex: Math.floor(rush / CHALLENGE_SEEDS), size: RUSH_SIZE };
  }
  const numberInPuzzle = number % CODES_PER_PUZZLE;
  return {
    seed: Math.floor(numberInPuzzle / CHALLENGE_SIZES),
    puzzleIndex: Math.floor(number / CODES_PER_PUZZLE),
    size: 1 + (numberInPuzzle % CHALLENGE_SIZES),
  };
}

function addGhost(challenge: Challenge, text: string): Challenge | ChallengeCodeFault {
  const first = decodeGroup(text.substring(CHALLENGE_GROUP_LENGTH, 2 * CHALLENGE_GROUP_LENGTH), 1);
  if (isFault(first)) return first;
  const second = decodeGroup(text.substring(2 * CHALLENGE_GROUP_LENGTH, GHOST_CODE_LENGTH), 2);
  if (isFault(second)) return second;
  const ghost = decodeGhost(first, second, isRush(challenge));
  if (ghost === undefined) return NO_CHALLENGE;
  const withGhost = { ...challenge, ghost };
  return text.length === GHOST_CODE_LENGTH ? withGhost : addSplits(withGhost, ghost, text);
}

function addSplits(challenge: Challenge, ghost: Ghost, text: string): Challenge | ChallengeCodeFault {
  const numbers: number[] = [];
  for (let group = GHOST_GROUPS; group < GHOST_GROUPS + SPLIT_GROUPS; group++) {
    const number = decodeGroup(
      text.substring(group * CHALLENGE_GROUP_LENGTH, (group + 1) * CHALLENGE_GROUP_LENGTH),
      group,
    );
    if (isFault(number)) return number;
    numbers.push(number);
  }
  const splits = isRush(challenge) ? undefined : decodeSplits(numbers, ghost.tenths, encodeGroupNumbers(challenge));
  return splits === undefined ? WRONG_SPLITS : { ...challenge, ghost: { ...ghost, splits } };
}
