/**
 * Groups of seven letters, which challenge codes are made of: writes numbers as groups, parses groups and locates a
 * wrong letter.
 */
import { fault, type Fault } from "../../kernel/fault";

/**
 * A letter stands for a number below 31. Five letters carry the number, and two check it. The first check is the sum of
 * the five letters, the second is the sum of the first six, each times its position, both modulo 31.
 * Because 31 is prime, the differences between the checks and the computed sums give the position and the right value
 * of a single wrong letter. This is the simplest Reed-Solomon code. It also detects two letters in swapped order. A
 * swap of neighbours can look like a single wrong letter; then the fault names both causes and no right letter.
 * The checks also depend on the index of the group in its code, so that two groups in swapped order are detected.
 */

/** The fault of a challenge code. */
export interface ChallengeCodeFault extends Fault {
  /** The number of the wrong letter in the code, from 1; undefined if it cannot be located. */
  readonly letterNumber?: number;
}

/** The 31 letters and figures of codes. I, O, 0, 1 and 8 are left out because they look like others. */
export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679";
/** The number of letters in a group. */
export const CHALLENGE_GROUP_LENGTH = 7;

const BASE = 31;
/** All numbers in groups are below this limit, 2^24. */
const NUMBER_LIMIT = 16777216;
const DATA_LENGTH = 5;
// Weights a group's index in the second check. A single wrong letter never makes differences of this ratio, so a group
// at the wrong index is not reported as a wrong letter.
const GROUP_WEIGHT = 10;

/** Returns the letters of a number below 2^24, as the group with index `group` of a code, from 0. */
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
 * Returns the number of a group of seven capitals at index `group` of a code, from 0. The number may be 2^24 or more if
 * the group was not written by `encodeGroup`. A fault names the wrong letter and, where it can, the right one.
 */
export function decodeGroup(text: string, group: number): number | ChallengeCodeFault {
  const values: number[] = [];
  for (let letterNumber = 1; letterNumber <= CHALLENGE_GROUP_LENGTH; letterNumber++) {
    const letter = text.charAt(letterNumber - 1);
    const value = CODE_ALPHABET.indexOf(letter);
    if (value < 0) return faultAt(group, letterNumber, `no code has ${letter}`);
    values.push(value);
  }
  return findGroupFault(values, group) ?? numberFromValues(values);
}

/** Returns the number that the first five letter values carry, the lowest digit first. */
function numberFromValues(values: readonly number[]): number {
  let number = 0;
  for (let length = DATA_LENGTH; length > 0; length--) number = number * BASE + values[length - 1];
  return number;
}

/**
 * Compares a group with its two checks: returns undefined if they agree. The fault names a wrong letter, swapped
 * neighbours, or says that more than one letter is wrong. The right letter is named only if no swap of neighbours
 * explains the fault: otherwise it could complete the code of another challenge.
 */
function findGroupFault(values: readonly number[], group: number): ChallengeCodeFault | undefined {
  const wrong = findLetterError(values, group);
  if (wrong === undefined) return undefined;
  const swaps = findFittingSwaps(values, group);
  if (swaps.length > 0) return swapFault(swaps, wrong.letterNumber, group);
  if (wrong.letterNumber === 0) {
    return fault(group === 0 ? "More than one letter is wrong" : `Group ${group + 1}: more than one is wrong`);
  }
  const right = CODE_ALPHABET.charAt((values[wrong.letterNumber - 1] + BASE - wrong.excess) % BASE);
  return faultAt(group, wrong.letterNumber, `${right} would fit`);
}

/**
 * The number of the wrong letter, from 1, and by how much it is too large. The number is 0 if several letters are
 * wrong.
 */
interface LetterError {
  readonly letterNumber: number;
  readonly excess: number;
}

/** Returns the single wrong letter that explains the checks, or undefined if the group is valid. */
function findLetterError(values: readonly number[], group: number): LetterError | undefined {
  // By how much the two computed sums exceed their check letters, modulo 31.
  const plain = (plainSum(values) + group + BASE - values[DATA_LENGTH]) % BASE;
  const weighted = (weightedSum(values) + GROUP_WEIGHT * group + BASE - values[DATA_LENGTH + 1]) % BASE;
  if (plain === 0 && weighted === 0) return undefined;
  if (plain === 0) return { letterNumber: CHALLENGE_GROUP_LENGTH, excess: BASE - weighted };
  const ratio = (weighted * inverse(plain)) % BASE;
  if (ratio === BASE - CHALLENGE_GROUP_LENGTH + 1)
    return { letterNumber: CHALLENGE_GROUP_LENGTH - 1, excess: BASE - plain };
  return { letterNumber: ratio >= 1 && ratio <= DATA_LENGTH ? ratio : 0, excess: plain };
}

/** Returns the letter numbers, from 1, where swapping the letter with the next one makes the group valid. */
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

/**
 * Returns a fault that names the letters that may be swapped. If `wrongLetter` is not 0, the fault says that this
 * letter may be wrong instead.
 */
function swapFault(swaps: readonly number[], wrongLetter: number, group: number): ChallengeCodeFault {
  const [first] = swaps;
  const isOne = swaps.length === 1;
  const letters = group === 0 ? "Letters " : `Group ${group + 1}: `;
  const both = isOne ? `${letters}${first} and ${first + 1} may be swapped` : `${letters}two may be swapped`;
  const letter = group === 0 ? "Letter " : letters;
  const either = `${letter}${wrongLetter} wrong, or ${isOne ? `${first}–${first + 1}` : "two"} swapped`;
  return { ...fault(wrongLetter === 0 ? both : either), letterNumber: group * CHALLENGE_GROUP_LENGTH + first };
}

/** Returns a fault that names the wrong letter and says `what` is known about it. */
function faultAt(group: number, letterNumber: number, what: string): ChallengeCodeFault {
  const name = group === 0 ? `Letter ${letterNumber} is wrong` : `Group ${group + 1}, letter ${letterNumber}`;
  return { ...fault(`${name}: ${what}`), letterNumber: group * CHALLENGE_GROUP_LENGTH + letterNumber };
}

/** Returns the sum of the five letters that carry the number. */
function plainSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber <= DATA_LENGTH; letterNumber++) sum += values[letterNumber - 1];
  return sum;
}

/** Returns the sum of the first six letters, each times its letter number. */
function weightedSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber < CHALLENGE_GROUP_LENGTH; letterNumber++)
    sum += letterNumber * values[letterNumber - 1];
  return sum;
}

/** Returns the multiplicative inverse of `value` modulo 31. */
function inverse(value: number): number {
  let factor = 1;
  while ((value * factor) % BASE !== 1) factor++;
  return factor;
}
