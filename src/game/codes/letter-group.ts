import { fault, type Fault } from "../../kernel/fault";

/**
 * Groups of seven letters, which challenge codes are made of. A letter is a number below 31. Five carry a number, two
 * check them: the sum of the five, and their sum weighted by place, both modulo 31. Because 31 is prime, the two
 * differences that a single wrong letter makes tell its place and its right value (the simplest Reed-Solomon code); and
 * two letters that changed places are noticed. What a single wrong letter explains, a swap of neighbours sometimes explains
 * as well: then both are named, and no letter that would fit. As the checks also know which group of its code it is, so are two groups.
 */

/** What is wrong with a code. */
export interface ChallengeCodeFault extends Fault {
  /** The letter of the code that is wrong, from 1; undefined if it cannot be told. */
  readonly letterNumber?: number;
}

export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679";
/** Letters of a group. */
export const CHALLENGE_GROUP_LENGTH = 7;

const BASE = 31;
/** All numbers that are written are below this: 2^24. */
const NUMBER_LIMIT = 16777216;
const DATA_LENGTH = 5;
// No wrong letter makes differences of that ratio: a group in another's place is not taken for one with a wrong letter.
const GROUP_WEIGHT = 10;

/** The letters of a number below 2^24, as group `group` of a code, from 0. */
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
 * The number of seven capitals, as group `group` of a code, from 0: it may be larger than any that is written. A fault
 * names the letter that is wrong, and the one that would fit.
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

function numberFromValues(values: readonly number[]): number {
  let number = 0;
  for (let length = DATA_LENGTH; length > 0; length--) number = number * BASE + values[length - 1];
  return number;
}

/**
 * What the two checks say: nothing, which letter is wrong, which neighbours are swapped, or that more than one letter is
 * wrong. The letter that would fit is named only where no swap of neighbours would do as well: with it the code would be
 * another's.
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

/** The one letter that is wrong if only one is, and how much it is too large; of place 0 if more than one is. */
interface LetterError {
  readonly letterNumber: number;
  readonly excess: number;
}

function findLetterError(values: readonly number[], group: number): LetterError | undefined {
  // How much too large the sums are.
  const plain = (plainSum(values) + group + BASE - values[DATA_LENGTH]) % BASE;
  const weighted = (weightedSum(values) + GROUP_WEIGHT * group + BASE - values[DATA_LENGTH + 1]) % BASE;
  if (plain === 0 && weighted === 0) return undefined;
  if (plain === 0) return { letterNumber: CHALLENGE_GROUP_LENGTH, excess: BASE - weighted };
  const ratio = (weighted * inverse(plain)) % BASE;
  if (ratio === BASE - CHALLENGE_GROUP_LENGTH + 1)
    return { letterNumber: CHALLENGE_GROUP_LENGTH - 1, excess: BASE - plain };
  return { letterNumber: ratio >= 1 && ratio <= DATA_LENGTH ? ratio : 0, excess: plain };
}

/** The places, from 1, of letters that make a group if they change places with the next one. */
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

/** Names the letters that may be swapped, and the one at `wrongPlace`, if that is not 0, which may be wrong instead. */
function swapFault(swaps: readonly number[], wrongLetter: number, group: number): ChallengeCodeFault {
  const [first] = swaps;
  const isOne = swaps.length === 1;
  const letters = group === 0 ? "Letters " : `Group ${group + 1}: `;
  const both = isOne ? `${letters}${first} and ${first + 1} may be swapped` : `${letters}two may be swapped`;
  const letter = group === 0 ? "Letter " : letters;
  const either = `${letter}${wrongLetter} wrong, or ${isOne ? `${first}–${first + 1}` : "two"} swapped`;
  return { ...fault(wrongLetter === 0 ? both : either), letterNumber: group * CHALLENGE_GROUP_LENGTH + first };
}

function faultAt(group: number, letterNumber: number, what: string): ChallengeCodeFault {
  const name = group === 0 ? `Letter ${letterNumber} is wrong` : `Group ${group + 1}, letter ${letterNumber}`;
  return { ...fault(`${name}: ${what}`), letterNumber: group * CHALLENGE_GROUP_LENGTH + letterNumber };
}

/** The sum of the letters that carry something. */
function plainSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber <= DATA_LENGTH; letterNumber++) sum += values[letterNumber - 1];
  return sum;
}

/** The sum of all letters but the last, each times its place. */
function weightedSum(values: readonly number[]): number {
  let sum = 0;
  for (let letterNumber = 1; letterNumber < CHALLENGE_GROUP_LENGTH; letterNumber++)
    sum += letterNumber * values[letterNumber - 1];
  return sum;
}

/** The number that gives 1, modulo 31, when multiplied by `value`. */
function inverse(value: number): number {
  let factor = 1;
  while ((value * factor) % BASE !== 1) factor++;
  return factor;
}
