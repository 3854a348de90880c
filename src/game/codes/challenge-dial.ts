/**
 * The challenge code that the player enters on a drum (a turning cylinder with letters), and the functions that change
 * it. challenges-view.ts draws it.
 */

import { isFault } from "../../kernel/fault";
import { drawRandomBelow, type Random } from "../../kernel/random";
import { PUZZLES } from "../../puzzles/index";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import {
  GHOST_CODE_LENGTH,
  normaliseCode,
  readChallengeCode,
  RUSH_SIZE,
  writeChallengeCode,
  type Challenge,
} from "./challenge-code";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET, decodeGroup, type ChallengeCodeFault } from "./letter-group";
import { wrapIndex } from "./steer-dial";
import type { CodeFault } from "./code-fault";

/**
 * A challenge code that the player enters letter by letter. It may end after seven letters; 14 letters with a friend's
 * result may follow.
 */
export interface ChallengeDial {
  /**
   * The entered letters as indices in `CODE_ALPHABET`. There are as many as in the longest code that can be entered.
   */
  readonly letters: number[];
  cursor: number;
  fault: CodeFault | undefined;
}

// How many values the high part of a seed can have. A seed is drawn in two parts, because `drawRandomBelow` only draws
// numbers below 32,362.
const HIGH_SEEDS = 190;
const LOW_SEEDS = 1000;

/** Creates a challenge code for the player to change, in which every letter is the first letter of the alphabet. */
export function createChallengeDial(): ChallengeDial {
  const letters: number[] = [];
  for (let index = 0; index < GHOST_CODE_LENGTH; index++) letters.push(0);
  return { letters, cursor: 0, fault: undefined };
}

/** The challenge code that the player is entering. It outlives the screen, so that the player can complete it later. */
export const challengeDial = createChallengeDial();

/** Sets every letter of the entered code back to the first letter of the alphabet, and removes the stored error. */
export function clearDial(dial: ChallengeDial): void {
  const { letters } = createChallengeDial();
  letters.forEach((letter, index) => {
    dial.letters[index] = letter;
  });
  dial.cursor = 0;
  dial.fault = undefined;
}

/**
 * Clears the entered code if it is a code of the given finished challenge. A friend's result in the entered code makes
 * no difference.
 */
export function clearIfDialled(dial: ChallengeDial, { seed, puzzleIndex: puzzle, size }: Challenge): void {
  if (allLetters(dial).startsWith(writeChallengeCode({ seed, puzzleIndex: puzzle, size }))) clearDial(dial);
}

function allLetters(dial: ChallengeDial): string {
  return dial.letters.map((_, index) => letterAt(dial, index)).join("");
}

/**
 * Returns the letter of the alphabet that is `by` letters after the entered letter at `index`. After the last letter
 * comes the first.
 */
export function letterAt(dial: ChallengeDial, index: number, by = 0): string {
  const count = CODE_ALPHABET.length;
  return CODE_ALPHABET.charAt((dial.letters[index] + by + count) % count);
}

/**
 * Returns the index of the group of seven letters in which the cursor is. Group 0 encodes the challenge; later ones
 * encode a friend's result.
 */
export function groupAtCursor({ cursor }: ChallengeDial): number {
  return Math.floor(cursor / CHALLENGE_GROUP_LENGTH);
}

/**
 * Returns the entered challenge code. The letters of a friend's result are included only if the cursor is on one of
 * them.
 */
export function dialledCode(dial: ChallengeDial): string {
  const text = allLetters(dial);
  return groupAtCursor(dial) === 0 ? text.substring(0, CHALLENGE_GROUP_LENGTH) : text;
}

export function isAtEnd({ cursor }: ChallengeDial): boolean {
  return cursor === CHALLENGE_GROUP_LENGTH - 1 || cursor === GHOST_CODE_LENGTH - 1;
}

/** Returns whether every letter of the entered code is still the first letter of the alphabet. */
export function isUntouched(dial: ChallengeDial): boolean {
  return dial.letters.every((letter) => letter === 0);
}

/**
 * Returns whether the player has not yet entered the letter at `index` of the code. The letter then comes after the
 * cursor, and all letters from `index` on are still the first letter of the alphabet.
 */
export function isToCome({ cursor, letters }: ChallengeDial, index: number): boolean {
  return index > cursor && letters.every((letter, at) => at < index || letter === 0);
}

export function turnLetter(dial: ChallengeDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, CODE_ALPHABET.length);
  dial.fault = undefined;
}

/**
 * Moves the cursor by `by` letters in the challenge code, and returns whether it has moved. The code consists of groups
 * of seven letters. The cursor cannot pass the end of a wrong group. The group's error is then stored, and the cursor
 * goes to the wrong letter if that letter is known.
 */
export function moveCursor(dial: ChallengeDial, by: number): boolean {
  const next = dial.cursor + by;
  if (next < 0 || next >= GHOST_CODE_LENGTH) return false;
  const group = groupAtCursor(dial);
  if (next === (group + 1) * CHALLENGE_GROUP_LENGTH && checkGroup(dial, group)) return false;
  dial.cursor = next;
  return true;
}

/**
 * Replaces the entered code by a whole code, for example from a web link. A character outside the alphabet replaces no
 * letter. Returns the challenge, or undefined if the code is wrong.
 */
export function dialCode(dial: ChallengeDial, code: string): Challenge | undefined {
  const text = normaliseCode(code);
  for (let index = 0; index < Math.min(GHOST_CODE_LENGTH, text.length); index++) {
    const letter = CODE_ALPHABET.indexOf(text.charAt(index));
    if (letter >= 0) dial.letters[index] = letter;
  }
  if (text.length >= GHOST_CODE_LENGTH) dial.cursor = GHOST_CODE_LENGTH - 1;
  return readOntoDial(dial, code);
}

/**
 * Returns the challenge that the entered code stands for. If the code is wrong, returns undefined and stores the error.
 * The cursor then moves to the wrong letter if that letter is known.
 */
export function challengeOnDial(dial: ChallengeDial): Challenge | undefined {
  return readOntoDial(dial, dialledCode(dial));
}

function readOntoDial(dial: ChallengeDial, code: string): Challenge | undefined {
  const challenge = readChallengeCode(code, PUZZLES.length);
  if (!isFault(challenge)) {
    dial.fault = undefined;
    return challenge;
  }
  setFault(dial, challenge);
  return undefined;
}

/**
 * Returns whether a group of seven letters is wrong, and then stores the error in `dial`. The first group is also wrong
 * if it encodes no challenge.
 */
function checkGroup(dial: ChallengeDial, group: number): boolean {
  const code = dialledCode(dial);
  const from = group * CHALLENGE_GROUP_LENGTH;
  const read =
    group === 0
      ? readChallengeCode(code, PUZZLES.length)
      : decodeGroup(code.substring(from, from + CHALLENGE_GROUP_LENGTH), group);
  if (!isFault(read)) return false;
  setFault(dial, read);
  return true;
}

function setFault(dial: ChallengeDial, { fault, letterNumber }: ChallengeCodeFault): void {
  dial.fault = fault;
  if (letterNumber !== undefined) dial.cursor = Math.min(letterNumber, GHOST_CODE_LENGTH) - 1;
}

export function drawChallenge(random: Random, puzzleIndex: number, size: number): Challenge {
  return {
    seed: drawRandomBelow(random, HIGH_SEEDS) * LOW_SEEDS + drawRandomBelow(random, LOW_SEEDS),
    puzzleIndex,
    size,
  };
}

/**
 * Returns the challenge with its size (how large and hard its levels are) changed by `by`. The size stays between
 * `RUSH_SIZE` and `CHALLENGE_SIZES`.
 */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(RUSH_SIZE, challenge.size + by)) };
}
