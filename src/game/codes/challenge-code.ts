import { fault, isFault, type Fault } from "../../kernel/fault";
import { runToEnd, type Task } from "../../kernel/task";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { decodeGhost, encodeGhost, type Ghost } from "./ghost";
import { encodeSplits, SPLIT_GROUPS, decodeSplits } from "./level-splits";
import { CHALLENGE_GROUP_LENGTH, decodeGroup, encodeGroup, type ChallengeCodeFault } from "./letter-group";

/**
 * Challenge codes: seven letters that give a friend the same run, and fourteen more if they carry how somebody fared in
 * it.
 */
export interface Challenge {
  /** 0 up to `CODE_SEEDS`, exclusive. */
  readonly seed: number;
  /** The puzzle's place among all puzzles, from 0 up to `CODE_PUZZLES`, exclusive. */
  readonly puzzle: number;
  /** Of ten levels, from 1 to `CHALLENGE_SIZES`; `RUSH_SIZE`: it is a rush. */
  readonly size: number;
  /** Left out where the code tells of nobody. */
  readonly ghost?: Ghost;
}

/** All codes together stay below 2^24, so that a float divides each of them right. */
export const CHALLENGE_SEEDS = 262144;
/** Codes have room for so many puzzles; there may be fewer. */
export const MAX_CHALLENGE_PUZZLES = 5;
export const RUSH_SIZE = 0;

const CODES_PER_PUZZLE = CHALLENGE_SEEDS * CHALLENGE_SIZES;
/** Rushes come after all others. */
const FIRST_RUSH = CODES_PER_PUZZLE * MAX_CHALLENGE_PUZZLES;
const ALL_CODES = FIRST_RUSH + CHALLENGE_SEEDS * MAX_CHALLENGE_PUZZLES;

const GHOST_GROUPS = 3;
/** A code's letters where it carries a ghost. */
export const GHOST_CODE_LENGTH = GHOST_GROUPS * CHALLENGE_GROUP_LENGTH;

/** The letters of a link where it carries the times of a ghost's levels, too. */
export const TIMED_CODE_LENGTH = GHOST_CODE_LENGTH + SPLIT_GROUPS * CHALLENGE_GROUP_LENGTH;
const TIMES_OF_ANOTHER = fault("The level times are of another code");

const NO_CHALLENGE = fault("No challenge has this code");

export function isRush({ size }: Challenge): boolean {
  return size === RUSH_SIZE;
}

/** The code of a challenge, such as `KMQT7X4`; with a ghost, such as `KMQT7X4-AR4BCCT-2TTQWNA`. */
export function writeChallengeCode(challenge: Challenge): string {
  return joinGroups(groupNumbersOf(challenge));
}

/** The code as a link and its picture carry it: with the times of the ghost's levels, if they are known. */
export function writeLinkCode(challenge: Challenge): string {
  return runToEnd(writeLinkCodeTask(challenge));
}

/** The same in slices. */
export function* writeLinkCodeTask(challenge: Challenge): Task<string> {
  const numbers = groupNumbersOf(challenge);
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

function groupNumbersOf(challenge: Challenge): readonly number[] {
  const { ghost } = challenge;
  return [encodeChallenge(challenge), ...(ghost === undefined ? [] : encodeGhost(ghost))];
}

function joinGroups(numbers: readonly number[]): string {
  return numbers.map((number, group) => encodeGroup(number, group)).join("-");
}

/**
 * The challenge of a code, in capitals or not, with or without hyphens and blanks, for a game of `puzzles` puzzles. A
 * fault names the letter that is wrong, and the one that would fit.
 */
export function readChallengeCode(code: string, puzzleCount: number): Challenge | ChallengeCodeFault {
  const text = normaliseCode(code);
  if (text.length !== CHALLENGE_GROUP_LENGTH && text.length !== GHOST_CODE_LENGTH && text.length !== TIMED_CODE_LENGTH)
    return fault(`A code has ${CHALLENGE_GROUP_LENGTH} or ${GHOST_CODE_LENGTH} letters, not ${text.length}`);
  const number = decodeGroup(text.substring(0, CHALLENGE_GROUP_LENGTH), 0);
  if (isFault(number)) return number;
  const challenge = decodeChallenge(number);
  if (isFault(challenge)) return challenge;
  if (challenge.puzzle >= puzzleCount) return fault("This code is for a newer Glissade");
  return text.length === CHALLENGE_GROUP_LENGTH ? challenge : addGhost(challenge, text);
}

/** The letters of a code as capitals, without what stands between groups. */
export function normaliseCode(code: string): string {
  return code.toUpperCase().split("-").join("").split(" ").join("");
}

function encodeChallenge({ seed, puzzle, size }: Challenge): number {
  if (size === RUSH_SIZE) return FIRST_RUSH + puzzle * CHALLENGE_SEEDS + seed;
  return puzzle * CODES_PER_PUZZLE + seed * CHALLENGE_SIZES + size - 1;
}

function decodeChallenge(number: number): Challenge | Fault {
  if (number >= ALL_CODES) return NO_CHALLENGE;
  if (number >= FIRST_RUSH) {
    const rush = number - FIRST_RUSH;
    return { seed: rush % CHALLENGE_SEEDS, puzzle: Math.floor(rush / CHALLENGE_SEEDS), size: RUSH_SIZE };
  }
  const ofPuzzle = number % CODES_PER_PUZZLE;
  return {
    seed: Math.floor(ofPuzzle / CHALLENGE_SIZES),
    puzzle: Math.floor(number / CODES_PER_PUZZLE),
    size: 1 + (ofPuzzle % CHALLENGE_SIZES),
  };
}

function addGhost(challenge: Challenge, text: string): Challenge | ChallengeCodeFault {
  const first = decodeGroup(text.substring(CHALLENGE_GROUP_LENGTH, 2 * CHALLENGE_GROUP_LENGTH), 1);
  if (isFault(first)) return first;
  const second = decodeGroup(text.substring(2 * CHALLENGE_GROUP_LENGTH, GHOST_CODE_LENGTH), 2);
  if (isFault(second)) return second;
  const ghost = decodeGhost(first, second, isRush(challenge));
  if (ghost === undefined) return NO_CHALLENGE;
  const raced = { ...challenge, ghost };
  return text.length === GHOST_CODE_LENGTH ? raced : addSplits(raced, ghost, text);
}

/** Only ten levels have times of their own. */
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
  const splits = isRush(challenge) ? undefined : decodeSplits(numbers, ghost.tenths, groupNumbersOf(challenge));
  return splits === undefined ? TIMES_OF_ANOTHER : { ...challenge, ghost: { ...ghost, splits } };
}
