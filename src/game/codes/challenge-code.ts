import { fault, isFault, type Fault } from "../../kernel/fault";
import { finish, type Work } from "../../kernel/work";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { ghostOf, numbersOfGhost, type Ghost } from "./ghost";
import { numbersOfTimes, TIME_GROUPS, timesOf } from "./level-times";
import { CODE_LENGTH, readSeven, writeSeven, type CodeFault } from "./seven-letters";

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
export const CODE_SEEDS = 262144;
/** Codes have room for so many puzzles; there may be fewer. */
export const CODE_PUZZLES = 5;
export const RUSH_SIZE = 0;

const CODES_PER_PUZZLE = CODE_SEEDS * CHALLENGE_SIZES;
/** Rushes come after all others. */
const FIRST_RUSH = CODES_PER_PUZZLE * CODE_PUZZLES;
const ALL_CODES = FIRST_RUSH + CODE_SEEDS * CODE_PUZZLES;

const GHOST_GROUPS = 3;
/** A code's letters where it carries a ghost. */
export const GHOST_CODE_LENGTH = GHOST_GROUPS * CODE_LENGTH;

/** The letters of a link where it carries the times of a ghost's levels, too. */
export const TIMED_CODE_LENGTH = GHOST_CODE_LENGTH + TIME_GROUPS * CODE_LENGTH;
const TIMES_OF_ANOTHER = fault("The level times are of another code");

const NO_CHALLENGE = fault("No challenge has this code");

export function isRush({ size }: Challenge): boolean {
  return size === RUSH_SIZE;
}

/** The code of a challenge, such as `KMQT7X4`; with a ghost, such as `KMQT7X4-AR4BCCT-2TTQWNA`. */
export function writeCode(challenge: Challenge): string {
  return textOf(numbersOf(challenge));
}

/** The code as a link and its picture carry it: with the times of the ghost's levels, if they are known. */
export function writeLink(challenge: Challenge): string {
  return finish(composeLink(challenge));
}

/** The same in slices. */
export function* composeLink(challenge: Challenge): Work<string> {
  const numbers = numbersOf(challenge);
  yield;
  const splits = challenge.ghost?.splits;
  const times = splits === undefined ? [] : numbersOfTimes(splits, numbers);
  const groups: string[] = [];
  for (const number of [...numbers, ...times]) {
    yield;
    groups.push(writeSeven(number, groups.length));
  }
  return groups.join("-");
}

function numbersOf(challenge: Challenge): readonly number[] {
  const { ghost } = challenge;
  return [numberOf(challenge), ...(ghost === undefined ? [] : numbersOfGhost(ghost))];
}

function textOf(numbers: readonly number[]): string {
  return numbers.map((number, group) => writeSeven(number, group)).join("-");
}

/**
 * The challenge of a code, in capitals or not, with or without hyphens and blanks, for a game of `puzzles` puzzles. A
 * fault names the letter that is wrong, and the one that would fit.
 */
export function readCode(code: string, puzzles: number): Challenge | CodeFault {
  const text = lettersOf(code);
  if (text.length !== CODE_LENGTH && text.length !== GHOST_CODE_LENGTH && text.length !== TIMED_CODE_LENGTH)
    return fault(`A code has ${CODE_LENGTH} or ${GHOST_CODE_LENGTH} letters, not ${text.length}`);
  const number = readSeven(text.substring(0, CODE_LENGTH), 0);
  if (isFault(number)) return number;
  const challenge = challengeOf(number);
  if (isFault(challenge)) return challenge;
  if (challenge.puzzle >= puzzles) return fault("This code is for a newer Glissade");
  return text.length === CODE_LENGTH ? challenge : withGhost(challenge, text);
}

/** The letters of a code as capitals, without what stands between groups. */
export function lettersOf(code: string): string {
  return code.toUpperCase().split("-").join("").split(" ").join("");
}

function numberOf({ seed, puzzle, size }: Challenge): number {
  if (size === RUSH_SIZE) return FIRST_RUSH + puzzle * CODE_SEEDS + seed;
  return puzzle * CODES_PER_PUZZLE + seed * CHALLENGE_SIZES + size - 1;
}

function challengeOf(number: number): Challenge | Fault {
  if (number >= ALL_CODES) return NO_CHALLENGE;
  if (number >= FIRST_RUSH) {
    const rush = number - FIRST_RUSH;
    return { seed: rush % CODE_SEEDS, puzzle: Math.floor(rush / CODE_SEEDS), size: RUSH_SIZE };
  }
  const ofPuzzle = number % CODES_PER_PUZZLE;
  return {
    seed: Math.floor(ofPuzzle / CHALLENGE_SIZES),
    puzzle: Math.floor(number / CODES_PER_PUZZLE),
    size: 1 + (ofPuzzle % CHALLENGE_SIZES),
  };
}

function withGhost(challenge: Challenge, text: string): Challenge | CodeFault {
  const first = readSeven(text.substring(CODE_LENGTH, 2 * CODE_LENGTH), 1);
  if (isFault(first)) return first;
  const second = readSeven(text.substring(2 * CODE_LENGTH, GHOST_CODE_LENGTH), 2);
  if (isFault(second)) return second;
  const ghost = ghostOf(first, second, isRush(challenge));
  if (ghost === undefined) return NO_CHALLENGE;
  const raced = { ...challenge, ghost };
  return text.length === GHOST_CODE_LENGTH ? raced : withTimes(raced, ghost, text);
}

/** Only ten levels have times of their own. */
function withTimes(challenge: Challenge, ghost: Ghost, text: string): Challenge | CodeFault {
  const numbers: number[] = [];
  for (let group = GHOST_GROUPS; group < GHOST_GROUPS + TIME_GROUPS; group++) {
    const number = readSeven(text.substring(group * CODE_LENGTH, (group + 1) * CODE_LENGTH), group);
    if (isFault(number)) return number;
    numbers.push(number);
  }
  const splits = isRush(challenge) ? undefined : timesOf(numbers, ghost.tenths, numbersOf(challenge));
  return splits === undefined ? TIMES_OF_ANOTHER : { ...challenge, ghost: { ...ghost, splits } };
}
