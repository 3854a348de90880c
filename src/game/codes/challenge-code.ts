import { fault, isFault, type Fault } from "../../kernel/fault";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";

/**
 * Challenge codes: seven letters that give a friend the same run.
 *
 * A letter is a number below 31. Five carry the seed, the puzzle and the size, two check them: the sum of the five, and
 * their sum weighted by place, both modulo 31. Because 31 is prime, the two differences that a single wrong letter makes
 * tell its place and its right value (the simplest Reed-Solomon code); and two letters that changed places are noticed.
 */
export interface Challenge {
  /** 0 up to `CODE_SEEDS`, exclusive. */
  readonly seed: number;
  /** The puzzle's place among all puzzles, from 0 up to `CODE_PUZZLES`, exclusive. */
  readonly puzzle: number;
  /** From 1 to `CHALLENGE_SIZES`. */
  readonly size: number;
}

/** What is wrong with a code. */
interface CodeFault extends Fault {
  /** The letter that is wrong, from 1; undefined if it cannot be told. */
  readonly place?: number;
}

export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679";
export const CODE_LENGTH = 7;

/** All codes together stay below 2^24, so that a float divides each of them right. */
export const CODE_SEEDS = 262144;
/** Codes have room for so many puzzles; there may be fewer. */
export const CODE_PUZZLES = 5;

const BASE = 31;
const DATA_LENGTH = 5;
const CODES_PER_PUZZLE = CODE_SEEDS * CHALLENGE_SIZES;

/** The code of a challenge, such as `KMQT7X4`. */
export function writeCode({ seed, puzzle, size }: Challenge): string {
  const values: number[] = [];
  let rest = puzzle * CODES_PER_PUZZLE + seed * CHALLENGE_SIZES + size - 1;
  for (let place = 0; place < DATA_LENGTH; place++) {
    values.push(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  values.push(plainSum(values) % BASE);
  values.push(weightedSum(values) % BASE);
  return values.map((value) => CODE_LETTERS.charAt(value)).join("");
}

/**
 * The challenge of a code, in capitals or not, for a game of `puzzles` puzzles. A fault names the letter that is wrong,
 * and the one that would fit.
 */
export function readCode(code: string, puzzles: number): Challenge | CodeFault {
  const text = code.toUpperCase();
  if (text.length !== CODE_LENGTH) return fault(`A code has ${CODE_LENGTH} letters, this has ${text.length}`);
  const values: number[] = [];
  for (let place = 1; place <= CODE_LENGTH; place++) {
    const letter = text.charAt(place - 1);
    const value = CODE_LETTERS.indexOf(letter);
    if (value < 0) return faultAt(place, `Letter ${place} is ${letter}: no code has that`);
    values.push(value);
  }
  const challenge = faultOf(values) ?? challengeOf(values);
  if (!isFault(challenge) && challenge.puzzle >= puzzles) return fault("This code is for a newer Glissade");
  return challenge;
}

/** What the two checks say: nothing, which letter is wrong, or that more than one is. */
function faultOf(values: readonly number[]): CodeFault | undefined {
  // How much too large the sums are.
  const plain = (plainSum(values) + BASE - values[DATA_LENGTH]) % BASE;
  const weighted = (weightedSum(values) + BASE - values[DATA_LENGTH + 1]) % BASE;
  if (plain === 0 && weighted === 0) return undefined;
  if (plain === 0) return wrongLetter(values, CODE_LENGTH, BASE - weighted);
  const ratio = (weighted * inverse(plain)) % BASE;
  if (ratio === BASE - CODE_LENGTH + 1) return wrongLetter(values, CODE_LENGTH - 1, BASE - plain);
  if (ratio >= 1 && ratio <= DATA_LENGTH) return wrongLetter(values, ratio, plain);
  return fault("More than one letter is wrong");
}

/** The letter at `place` is too large by `excess`. */
function wrongLetter(values: readonly number[], place: number, excess: number): CodeFault {
  const right = CODE_LETTERS.charAt((values[place - 1] + BASE - excess) % BASE);
  return faultAt(place, `Letter ${place} is wrong: ${right} would fit`);
}

function faultAt(place: number, sentence: string): CodeFault {
  return { ...fault(sentence), place };
}

function challengeOf(values: readonly number[]): Challenge | Fault {
  let number = 0;
  for (let place = DATA_LENGTH; place > 0; place--) number = number * BASE + values[place - 1];
  if (number >= CODES_PER_PUZZLE * CODE_PUZZLES) return fault("No challenge has this code");
  const ofPuzzle = number % CODES_PER_PUZZLE;
  return {
    seed: Math.floor(ofPuzzle / CHALLENGE_SIZES),
    puzzle: Math.floor(number / CODES_PER_PUZZLE),
    size: 1 + (ofPuzzle % CHALLENGE_SIZES),
  };
}

/** The sum of the letters that carry something. */
function plainSum(values: readonly number[]): number {
  let sum = 0;
  for (let place = 1; place <= DATA_LENGTH; place++) sum += values[place - 1];
  return sum;
}

/** The sum of all letters but the last, each times its place. */
function weightedSum(values: readonly number[]): number {
  let sum = 0;
  for (let place = 1; place < CODE_LENGTH; place++) sum += place * values[place - 1];
  return sum;
}

/** The number that gives 1, modulo 31, when multiplied by `value`. */
function inverse(value: number): number {
  let factor = 1;
  while ((value * factor) % BASE !== 1) factor++;
  return factor;
}
