/** The state of the dial for challenge codes, and what turning and moving it does. Drawing is in challenges-view.ts. */

import { isFault } from "../../kernel/fault";
import { drawBelow, type Random } from "../../kernel/random";
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

/**
 * A challenge code being dialled. A code may end after seven letters; if these are right, the letters of a ghost may
 * follow. The dial outlives its screen, so a half-dialled code is still there when the player comes back.
 */
export interface ChallengeDial {
  /** For each place of a code with a ghost: the index of its letter in `CODE_LETTERS`. */
  readonly letters: number[];
  /** The place that the drum turns, from 0. */
  cursor: number;
  /** The sentence that says what is wrong with the code; empty if no fault is known. */
  fault: string;
  /** The letters that `offerLeft` put in, none of which the player has dialled; empty if it put in none. */
  offered: string;
}

// A seed is drawn in two parts, because `drawBelow` draws numbers below 32,362 only.
const HIGH_SEEDS = 256;
const LOW_SEEDS = 1024;

/** Creates a dial with every letter at its start. */
export function createChallengeDial(): ChallengeDial {
  const letters: number[] = [];
  for (let place = 0; place < GHOST_CODE_LENGTH; place++) letters.push(0);
  return { letters, cursor: 0, fault: "", offered: "" };
}

/** Resets the dial to its start. */
export function clearDial(dial: ChallengeDial): void {
  const { letters } = createChallengeDial();
  letters.forEach((letter, place) => {
    dial.letters[place] = letter;
  });
  dial.cursor = 0;
  dial.fault = "";
  dial.offered = "";
}

/**
 * Puts the code of a challenge left in the middle into the dial, with the cursor on its last letter. A code that the
 * player has dialled stays. A code offered earlier is removed, because its challenge may be over.
 */
export function offerLeft(dial: ChallengeDial, left: Challenge | undefined): void {
  if (dial.offered !== "" && dial.offered === allLetters(dial)) clearDial(dial);
  if (left === undefined || dial.fault !== "" || !isUntouched(dial)) return;
  dialCode(dial, writeChallengeCode(left));
  dial.cursor = (left.ghost === undefined ? CHALLENGE_GROUP_LENGTH : GHOST_CODE_LENGTH) - 1;
  dial.offered = allLetters(dial);
}

/** Clears the dial if it holds the code of a challenge that is over, whether with a ghost or not. */
export function forgetCode(dial: ChallengeDial, { seed, puzzle, size }: Challenge): void {
  if (allLetters(dial).startsWith(writeChallengeCode({ seed, puzzle, size }))) clearDial(dial);
}

function allLetters(dial: ChallengeDial): string {
  return dial.letters.map((_, place) => letterAt(dial, place)).join("");
}

/** Returns the letter `by` steps after the one at place `index`; after the last letter comes the first. */
export function letterAt(dial: ChallengeDial, index: number, by = 0): string {
  const count = CODE_ALPHABET.length;
  return CODE_ALPHABET.charAt((dial.letters[index] + by + count) % count);
}

/** Returns the group at the cursor: 0 for the challenge, 1 and 2 for the ghost. */
export function groupAtCursor({ cursor }: ChallengeDial): number {
  return Math.floor(cursor / CHALLENGE_GROUP_LENGTH);
}

/** Returns the dialled code, with the letters of the ghost if the cursor is among them. */
export function dialledCode(dial: ChallengeDial): string {
  const text = allLetters(dial);
  return groupAtCursor(dial) === 0 ? text.substring(0, CHALLENGE_GROUP_LENGTH) : text;
}

/** Returns whether the cursor is on a letter at which a code may end. */
export function isAtEnd({ cursor }: ChallengeDial): boolean {
  return cursor === CHALLENGE_GROUP_LENGTH - 1 || cursor === GHOST_CODE_LENGTH - 1;
}

/** Returns whether the dial holds no letter that the player has dialled. */
export function isUntouched(dial: ChallengeDial): boolean {
  return dial.letters.every((letter) => letter === 0);
}

/** Turns the letter at the cursor by `by` steps. */
export function turnLetter(dial: ChallengeDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, CODE_ALPHABET.length);
  dial.fault = "";
}

/** Moves the cursor by one place, but not past a wrong group. Returns whether it moved. */
export function moveCursor(dial: ChallengeDial, by: number): boolean {
  const next = dial.cursor + by;
  if (next < 0 || next >= GHOST_CODE_LENGTH) return false;
  const group = groupAtCursor(dial);
  if (next === (group + 1) * CHALLENGE_GROUP_LENGTH && checkGroup(dial, group)) return false;
  dial.cursor = next;
  return true;
}

/**
 * Dials a whole code, for instance from a link. Characters that no code has leave their place unchanged. Returns the
 * challenge as `challengeOnDial` does.
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
 * Returns the challenge of the dialled code; undefined if it has none. Then the dial says why, and if one letter is
 * wrong, the cursor moves to it.
 */
export function challengeOnDial(dial: ChallengeDial): Challenge | undefined {
  return readOntoDial(dial, dialledCode(dial));
}

function readOntoDial(dial: ChallengeDial, code: string): Challenge | undefined {
  const challenge = readChallengeCode(code, PUZZLES.length);
  if (!isFault(challenge)) {
    dial.fault = "";
    return challenge;
  }
  setFault(dial, challenge);
  return undefined;
}

/** Returns whether a group is wrong, and lets the dial say so. The first group is also wrong if no challenge has it. */
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

/** Returns a new challenge with a random seed, for the puzzle at index `puzzle`. */
export function freshChallenge(random: Random, puzzle: number, size: number): Challenge {
  return { seed: drawBelow(random, HIGH_SEEDS) * LOW_SEEDS + drawBelow(random, LOW_SEEDS), puzzle, size };
}

/** Returns the challenge with its size changed by `by`, within the sizes of codes. Below the smallest is a rush. */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(RUSH_SIZE, challenge.size + by)) };
}
