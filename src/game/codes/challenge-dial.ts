/**
 * The challenge code that the player enters on drums, turning cylinders with letters, and the functions that change it.
 * challenges-view.ts draws the letters.
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
 * A challenge code that the player enters letter by letter. A code may end after seven letters. If these letters are
 * valid, 14 letters with a friend's result may follow. The state outlives the screen, so that the player can leave the
 * screen and complete the code later.
 */
export interface ChallengeDial {
  /** The entered letters as indices in `CODE_ALPHABET`: one for each letter of the longest code. */
  readonly letters: number[];
  cursor: number;
  fault: CodeFault | undefined;
}

// The number of possible values of the seed's high part. The seed of a new challenge is drawn at random in two parts, a
// high and a low one, because `drawRandomBelow` only draws numbers below 32,362.
const HIGH_SEEDS = 190;
const LOW_SEEDS = 1000;

/** Creates a challenge code to be entered, in which every letter is the first letter of the alphabet. */
export function createChallengeDial(): ChallengeDial {
  const letters: number[] = [];
  for (let index = 0; index < GHOST_CODE_LENGTH; index++) letters.push(0);
  return { letters, cursor: 0, fault: undefined };
}

/**
 * The challenge code that the player is entering. It is kept as long as the game runs, so that the player can leave the
 * screen and complete the code later.
 */
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
 * Clears the entered code if it is a code of the given challenge, which is finished. A friend's result in the entered
 * code makes no difference.
 */
export function clearIfDialled(dial: ChallengeDial, { seed, puzzleIndex: puzzle, size }: Challenge): void {
  if (allLetters(dial).startsWith(writeChallengeCode({ seed, puzzleIndex: puzzle, size }))) clearDial(dial);
}

function allLetters(dial: ChallengeDial): string {
  return dial.letters.map((_, index) => letterAt(dial, index)).join("");
}

/**
 * Returns the letter that comes `by` letters after the letter at `index` of the entered code. The alphabet wraps
 * around.
 */
export function letterAt(dial: ChallengeDial, index: number, by = 0): string {
  const count = CODE_ALPHABET.length;
  return CODE_ALPHABET.charAt((dial.letters[index] + by + count) % count);
}

/**
 * Returns the index of the group of seven letters in which the cursor is. Group 0 encodes the challenge; groups 1 and 2
 * encode a friend's result.
 */
export function groupAtCursor({ cursor }: ChallengeDial): number {
  return Math.floor(cursor / CHALLENGE_GROUP_LENGTH);
}

/**
 * Returns the entered code. A code may end after its first group of seven letters. The letters after it, which encode a
 * friend's result, are included only if the cursor is on one of them.
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
 * Returns whether a letter of the code is still to be entered: it is after the cursor, and neither this letter nor any
 * later one has been turned.
 */
export function isToCome({ cursor, letters }: ChallengeDial, index: number): boolean {
  return index > cursor && letters.every((letter, at) => at < index || letter === 0);
}

export function turnLetter(dial: ChallengeDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, CODE_ALPHABET.length);
  dial.fault = undefined;
}

/**
 * Moves the cursor by `by` letters, and returns whether the cursor moved by this number. The cursor does not go on to
 * the next group of seven letters if its own group is wrong; then the error is stored in `dial`. If only one letter of
 * the group is wrong, the cursor goes to that letter.
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
 * Replaces the entered code by `code`, a whole code, for example from a web link. A character outside the alphabet
 * replaces no letter: the entered letter at its index stays. Returns the challenge of the code, or undefined if the
 * code is wrong.
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
 * Returns the challenge that the entered code stands for. If the code is wrong, stores the error in `dial` and returns
 * undefined. If only one letter is wrong, moves the cursor to this letter.
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
 * if it stands for no challenge.
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

/** Returns the challenge with its size changed by `by`. The size stays between `RUSH_SIZE` and `CHALLENGE_SIZES`. */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(RUSH_SIZE, challenge.size + by)) };
}
