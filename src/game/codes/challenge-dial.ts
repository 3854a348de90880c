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
 * A challenge code being dialled. Its first seven letters may be all; if they are right one may go on to those of a
 * ghost. It outlives the screen, so that half a code is there still when one comes back.
 */
export interface ChallengeDial {
  /** For each place of the code the letter's number in `CODE_LETTERS`: as many as a code with a ghost has. */
  readonly letters: number[];
  /** The place that is turned, from 0. */
  cursor: number;
  /** What is wrong with the code; empty as long as nothing is known to be. */
  fault: string;
  /** All letters as `offerLeft` put them in; empty if it has not. The player dialled none of them. */
  offered: string;
}

// A code's seed is drawn in two parts, since `below` goes up to 32362 only: together they make `CODE_SEEDS`.
const HIGH_SEEDS = 256;
const LOW_SEEDS = 1024;

/** A dial that nobody has turned yet. */
export function createChallengeDial(): ChallengeDial {
  const letters: number[] = [];
  for (let place = 0; place < GHOST_CODE_LENGTH; place++) letters.push(0);
  return { letters, cursor: 0, fault: "", offered: "" };
}

/** Turns the dial back to what it is before anybody has dialled. */
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
 * Puts the code of a challenge that was left into the dial, with the cursor on the last letter. A code that the player
 * has dialled stays. A code that was offered before goes, because that challenge may be over.
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

/** The letter that lies `by` places after the one of a place, round and round. */
export function letterAt(dial: ChallengeDial, index: number, by = 0): string {
  const count = CODE_ALPHABET.length;
  return CODE_ALPHABET.charAt((dial.letters[index] + by + count) % count);
}

/** The group at the cursor, from 0: the challenge, and two of the ghost. */
export function groupAtCursor({ cursor }: ChallengeDial): number {
  return Math.floor(cursor / CHALLENGE_GROUP_LENGTH);
}

/** The code as it is dialled now; with its ghost if the cursor is there. */
export function dialledCode(dial: ChallengeDial): string {
  const text = allLetters(dial);
  return groupAtCursor(dial) === 0 ? text.substring(0, CHALLENGE_GROUP_LENGTH) : text;
}

/** Whether the cursor is on the last letter of what may be a whole code. */
export function isAtEnd({ cursor }: ChallengeDial): boolean {
  return cursor === CHALLENGE_GROUP_LENGTH - 1 || cursor === GHOST_CODE_LENGTH - 1;
}

/** Whether there is nothing in it that the player would miss. */
export function isUntouched(dial: ChallengeDial): boolean {
  return dial.letters.every((letter) => letter === 0);
}

/** Turns the letter at the cursor by so many. */
export function turnLetter(dial: ChallengeDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, CODE_ALPHABET.length);
  dial.fault = "";
}

/** Moves the cursor by one place, but not on from a group that is wrong; gives whether it did. */
export function moveCursor(dial: ChallengeDial, by: number): boolean {
  const next = dial.cursor + by;
  if (next < 0 || next >= GHOST_CODE_LENGTH) return false;
  const group = groupAtCursor(dial);
  if (next === (group + 1) * CHALLENGE_GROUP_LENGTH && checkGroup(dial, group)) return false;
  dial.cursor = next;
  return true;
}

/**
 * Dials a whole code, such as one that came with a link: letters that no code has are left as they were. Gives what
 * `finishDial` gives.
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
 * The challenge of the code. If it has none the dial says why, and where one letter is wrong the cursor goes there;
 * then undefined.
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

/** Whether a group is wrong, the first one also if there is no such challenge; then the dial says so. */
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

/** A challenge that nobody has played yet; `puzzle` is its place among all puzzles. */
export function freshChallenge(random: Random, puzzle: number, size: number): Challenge {
  return { seed: drawBelow(random, HIGH_SEEDS) * LOW_SEEDS + drawBelow(random, LOW_SEEDS), puzzle, size };
}

/** The same challenge in another size, by so much larger, as far as there are codes for; below the smallest is a rush. */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(RUSH_SIZE, challenge.size + by)) };
}
