import { fault, type Fault } from "../../kernel/fault";

/**
 * Groups of seven letters, which challenge codes are made of. A letter is a number below 31. Five carry a number, two
 * check them: the sum of the five, and their sum weighted by place, both modulo 31. Because 31 is prime, the two
 * differences that a single wrong letter makes tell its place and its right value (the simplest Reed-Solomon code); and
 * two letters that changed places are noticed. As the checks also know which group of its code it is, so are two groups.
 */

/** What is wrong with a code. */
export interface CodeFault extends Fault {
  /** The letter of the code that is wrong, from 1; undefined if it cannot be told. */
  readonly place?: number;
}

export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679";
/** Letters of a group. */
export const CODE_LENGTH = 7;

const BASE = 31;
const DATA_LENGTH = 5;
// No wrong letter makes differences of that ratio: a group in another's place is not taken for one with a wrong letter.
const GROUP_RATIO = 10;

/** The letters of a number below 2^24, as group `group` of a code, from 0. */
export function writeSeven(number: number, group: number): string {
  const values: number[] = [];
  let rest = number;
  for (let place = 0; place < DATA_LENGTH; place++) {
    values.push(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  values.push((plainSum(values) + group) % BASE);
  values.push((weightedSum(values) + GROUP_RATIO * group) % BASE);
  return values.map((value) => CODE_LETTERS.charAt(value)).join("");
}

/**
 * The number of seven capitals, as group `group` of a code, from 0: it may be larger than any that is written. A fault
 * names the letter that is wrong, and the one that would fit.
 */
export function readSeven(text: string, group: number): number | CodeFault {
  const values: number[] = [];
  for (let place = 1; place <= CODE_LENGTH; place++) {
    const letter = text.charAt(place - 1);
    const value = CODE_LETTERS.indexOf(letter);
    if (value < 0) return faultAt(group, place, `is ${letter}: no code has that`);
    values.push(value);
  }
  return faultOf(values, group) ?? numberOf(values);
}

function numberOf(values: readonly number[]): number {
  let number = 0;
  for (let place = DATA_LENGTH; place > 0; place--) number = number * BASE + values[place - 1];
  return number;
}

/** What the two checks say: nothing, which letter is wrong, or that more than one is. */
function faultOf(values: readonly number[], group: number): CodeFault | undefined {
  // How much too large the sums are.
  const plain = (plainSum(values) + group + BASE - values[DATA_LENGTH]) % BASE;
  const weighted = (weightedSum(values) + GROUP_RATIO * group + BASE - values[DATA_LENGTH + 1]) % BASE;
  if (plain === 0 && weighted === 0) return undefined;
  if (plain === 0) return wrongLetter(values, group, CODE_LENGTH, BASE - weighted);
  const ratio = (weighted * inverse(plain)) % BASE;
  if (ratio === BASE - CODE_LENGTH + 1) return wrongLetter(values, group, CODE_LENGTH - 1, BASE - plain);
  if (ratio >= 1 && ratio <= DATA_LENGTH) return wrongLetter(values, group, ratio, plain);
  return fault(group === 0 ? "More than one letter is wrong" : `Group ${group + 1}: more than one letter is wrong`);
}

/** The letter at `place` is too large by `excess`. */
function wrongLetter(values: readonly number[], group: number, place: number, excess: number): CodeFault {
  const right = CODE_LETTERS.charAt((values[place - 1] + BASE - excess) % BASE);
  return faultAt(group, place, `is wrong: ${right} would fit`);
}

function faultAt(group: number, place: number, what: string): CodeFault {
  const name = group === 0 ? `Letter ${place}` : `Group ${group + 1}, letter ${place}`;
  return { ...fault(`${name} ${what}`), place: group * CODE_LENGTH + place };
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
