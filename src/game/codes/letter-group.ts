/**
 * Formats numbers as the groups of seven letters that challenge codes consist of. Also parses such groups and locates a
 * wrong letter.
 */
import { fault, type Fault } from "../../kernel/fault";
import type { CodeFault } from "./code-fault";

/**
 * How a group of seven letters reveals typing errors. Each letter stands for a value below 31. Five letters are the
 * digits of a number. The first check letter is the sum of these five, modulo 31. The second is the sum of the first
 * six letters, each times its number in the group, modulo 31.
 *
 * Because 31 is prime, the differences between the check letters and the computed sums locate and correct a single
 * wrong letter. This is the simplest Reed-Solomon code.
 *
 * A swap of neighbours can look like a single wrong letter; the error value then names both causes. The check letters
 * also depend on the index of the group, so that swapped groups are detected.
 */

/** An error in a challenge code, as an error value that also says which letter is wrong. */
export interface ChallengeCodeFault extends Fault<CodeFault> {
  /** The number of the wrong letter in the challenge code, from 1; undefined if it cannot be located. */
  readonly letterNumber?: number;
}

/**
 * The 31 characters that challenge codes use. I, O, 0, 1 and 8 are left out, because they look like other characters.
 */
export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679";
export const CHALLENGE_GROUP_LENGTH = 7;

const BASE = 31;
const NUMBER_LIMIT = 16777216;
const DATA_LENGTH = 5;
/**
 * The weight of a group's index in its second check letter. It was chosen so that a valid group at the wrong index
 * never looks like a group with one wrong letter.
 */
const GROUP_WEIGHT = 10;

/** Formats a number below 2^24 as seven letters, for the group with index `group` (from 0) of a challenge code. */
export function encodeGroup(number: number, group: number): string {
  const values: number[] = [];
  let rest = number;
  for (let index = 0; index < DATA_LENGTH; index++) {
    values.push(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  values.push((plainSum(values) + group) % BASE);
  values.push((weightedSum(values) + GROUP_WEIGHT * group) % BASE);
  return values.map((value) => CODE_ALPHABET.charAt(value)).join("");
}

/**
 * Parses seven capital letters as the group with index `group` (from 0) of a challenge code. Returns the encoded
 * number, or an error value that names the wrong letter if it can be located.
 */
export function decodeGroup(text: string, group: number): number | ChallengeCodeFault {
  const values: number[] = [];
  for (let letterNumber = 1; letterNumber <= CHALLENGE_GROUP_LENGTH; letterNumber++) {
    const letter = text.charAt(letterNumber - 1);
    const value = CODE_ALPHABET.indexOf(letter);
    if (value < 0) {
      const numbers = { group: group + 1, letter: letterNumber };
      return faultAt({ kind: "unknown-letter", ...numbers, character: letter }, group, letterNumber);
    }
    values.push(value);
  }
  return findGroupFault(values, group) ?? numberFromValues(values);
}

/**
 * Returns the number that the first five letters of a challenge code's group encode. The values of these letters are
 * digits in base 31, the lowest first.
 */
function numberFromValues(values: readonly number[]): number {
  let number = 0;
  for (let length = DATA_LENGTH; length > 0; length--) number = number * BASE + values[length - 1];
  return number;
}

/**
 * Checks a group of seven letters by its two check letters. Returns undefined if it is valid, otherwise an error value.
 *
 * The error value names the letter that would correct the group only if no swap of neighbouring letters can be the
 * cause. If letters were swapped, the correction might give the code of another challenge.
 */
function findGroupFault(values: readonly number[], group: number): ChallengeCodeFault | undefined {
  const wrong = findLetterError(values, group);
  if (wrong === undefined) return undefined;
  const swaps = findFittingSwaps(values, group);
  if (swaps.length > 0) return swapFault(swaps, wrong.letterNumber, group);
  if (wrong.letterNumber === 0) return fault({ kind: "wrong-letters", group: group + 1 });
  const right = CODE_ALPHABET.charAt((values[wrong.letterNumber - 1] + BASE - wrong.excess) % BASE);
  const numbers = { group: group + 1, letter: wrong.letterNumber };
  return faultAt({ kind: "wrong-letter", ...numbers, right }, group, wrong.letterNumber);
}

/**
 * A wrong letter in a group of seven: its number from 1, and by how much its value is too large. The number is 0 if
 * several letters are wrong.
 */
interface LetterError {
  readonly letterNumber: number;
  readonly excess: number;
}

/**
 * Locates the wrong letter in a group of seven letters of a challenge code, by the two check letters of the group.
 * Returns undefined if the group is valid. Returns letter number 0 if no single wrong letter explains the check
 * letters.
 */
function findLetterError(values: readonly number[], group: number): LetterError | undefined {
  // By how much the first check letter differs from what the other letters require, modulo 31. The difference is 0 if
  // the group is valid.
  const plain = (plainSum(values) + group + BASE - values[DATA_LENGTH]) % BASE;
  const weighted = (weightedSum(values) + GROUP_WEIGHT * group + BASE - values[DATA_LENGTH + 1]) % BASE;
  if (plain === 0 && weighted === 0) return undefined;
  if (plain === 0) return { letterNumber: CHALLENGE_GROUP_LENGTH, excess: BASE - weighted };
  const ratio = (weighted * findInverse(plain)) % BASE;
  if (ratio === BASE - CHALLENGE_GROUP_LENGTH + 1)
    return { letterNumber: CHALLENGE_GROUP_LENGTH - 1, excess: BASE - plain };
  return { letterNumber: ratio >= 1 && ratio <= DATA_LENGTH ? ratio : 0, excess: plain };
}

function findFittingSwaps(values: readonly number[], group: number): readonly number[] {
  const letterNumbers: number[] = [];
  for (let letterNumber = 1; letterNumber < CHALLENGE_GROUP_LENGTH; letterNumber++) {
    const swapped = [...values];
    swapped[letterNumber - 1] = values[letterNumber];
    swapped[letterNumber] = values[letterNumber - 1];
    if (findLetterError(swapped, group) === undefined && numberFromValues(swapped) < NUMBER_LIMIT)
      letterNumbers.push(letterNumber);
  }
  return letterNumbers;
}

function swapFault(swaps: readonly number[], wrongLetter: number, group: number): ChallengeCodeFault {
  const [first] = swaps;
  const numbers = { group: group + 1, swap: swaps.length === 1 ? first : undefined };
  const details: CodeFault =
    wrongLetter === 0
      ? { kind: "swapped-letters", ...numbers }
      : { kind: "wrong-letter-or-swap", ...numbers, letter: wrongLetter };
  return faultAt(details, group, first);
}

function faultAt(details: CodeFault, group: number, letterNumber: number): ChallengeCodeFault {
  return { fault: details, letterNumber: group * CHALLENGE_GROUP_LENGTH + letterNumber };
}

function plainSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber <= DATA_LENGTH; letterNumber++) sum += values[letterNumber - 1];
  return sum;
}

function weightedSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber < CHALLENGE_GROUP_LENGTH; letterNumber++)
    sum += letterNumber * values[letterNumber - 1];
  return sum;
}

function findInverse(value: number): number {
  let factor = 1;
  while ((value * factor) % BASE !== 1) factor++;
  return factor;
}
