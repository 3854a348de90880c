import { isFault } from "../../kernel/fault";
import { below, type Random } from "../../kernel/random";
import { WORLDS } from "../../puzzles/index";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { GHOST_CODE_LENGTH, lettersOf, readCode, RUSH_SIZE, type Challenge } from "./challenge-code";
import { CODE_LENGTH, CODE_LETTERS, readSeven, type CodeFault } from "./seven-letters";
import { turned } from "./steer-dial";

/**
 * A challenge code being dialled. Its first seven letters may be all; if they are right one may go on to those of a
 * ghost. It outlives the screen, so that half a code is there still when one comes back.
 */
export interface Dial {
  /** For each place of the code the letter's number in `CODE_LETTERS`: as many as a code with a ghost has. */
  readonly letters: number[];
  /** The place that is turned, from 0. */
  place: number;
  /** What is wrong with the code; empty as long as nothing is known to be. */
  fault: string;
}

// A code's seed is drawn in two parts, since `below` goes up to 32362 only: together they make `CODE_SEEDS`.
const HIGH_SEEDS = 256;
const LOW_SEEDS = 1024;

/** A dial that nobody has turned yet. */
export function createDial(): Dial {
  const letters: number[] = [];
  for (let place = 0; place < GHOST_CODE_LENGTH; place++) letters.push(0);
  return { letters, place: 0, fault: "" };
}

/** The letter that lies `by` places after the one of a place, round and round. */
export function letterAt(dial: Dial, place: number, by = 0): string {
  const count = CODE_LETTERS.length;
  return CODE_LETTERS.charAt((dial.letters[place] + by + count) % count);
}

/** The group at the cursor, from 0: the challenge, and two of the ghost. */
export function groupOf({ place }: Dial): number {
  return Math.floor(place / CODE_LENGTH);
}

/** The code as it is dialled now; with its ghost if the cursor is there. */
export function dialledCode(dial: Dial): string {
  const text = dial.letters.map((_, place) => letterAt(dial, place)).join("");
  return groupOf(dial) === 0 ? text.substring(0, CODE_LENGTH) : text;
}

/** Whether the cursor is on the last letter of what may be a whole code. */
export function isAtEnd({ place }: Dial): boolean {
  return place === CODE_LENGTH - 1 || place === GHOST_CODE_LENGTH - 1;
}

/** Whether there is nothing in it that the player would miss. */
export function isUntouched(dial: Dial): boolean {
  return dial.letters.every((letter) => letter === 0);
}

/** Turns the letter at the cursor by so many. */
export function turnLetter(dial: Dial, by: number): void {
  dial.letters[dial.place] = turned(dial.letters[dial.place], by, CODE_LETTERS.length);
  dial.fault = "";
}

/** Moves the cursor by one place, but not on from a group that is wrong; gives whether it did. */
export function movePlace(dial: Dial, by: number): boolean {
  const place = dial.place + by;
  if (place < 0 || place >= GHOST_CODE_LENGTH) return false;
  const group = groupOf(dial);
  if (place === (group + 1) * CODE_LENGTH && isWrong(dial, group)) return false;
  dial.place = place;
  return true;
}

/**
 * Dials a whole code, such as one that came with a link: letters that no code has are left as they were. Gives what
 * `finishDial` gives.
 */
export function dialCode(dial: Dial, code: string): Challenge | undefined {
  const text = lettersOf(code);
  for (let place = 0; place < Math.min(GHOST_CODE_LENGTH, text.length); place++) {
    const letter = CODE_LETTERS.indexOf(text.charAt(place));
    if (letter >= 0) dial.letters[place] = letter;
  }
  if (text.length >= GHOST_CODE_LENGTH) dial.place = GHOST_CODE_LENGTH - 1;
  return challengeOf(dial, code);
}

/**
 * The challenge of the code. If it has none the dial says why, and where one letter is wrong the cursor goes there;
 * then undefined.
 */
export function finishDial(dial: Dial): Challenge | undefined {
  return challengeOf(dial, dialledCode(dial));
}

function challengeOf(dial: Dial, code: string): Challenge | undefined {
  const challenge = readCode(code, WORLDS.length);
  if (!isFault(challenge)) {
    dial.fault = "";
    return challenge;
  }
  setFault(dial, challenge);
  return undefined;
}

/** Whether a group is wrong, the first one also if there is no such challenge; then the dial says so. */
function isWrong(dial: Dial, group: number): boolean {
  const code = dialledCode(dial);
  const from = group * CODE_LENGTH;
  const read = group === 0 ? readCode(code, WORLDS.length) : readSeven(code.substring(from, from + CODE_LENGTH), group);
  if (!isFault(read)) return false;
  setFault(dial, read);
  return true;
}

function setFault(dial: Dial, { fault, place }: CodeFault): void {
  dial.fault = fault;
  if (place !== undefined) dial.place = Math.min(place, GHOST_CODE_LENGTH) - 1;
}

/** A challenge that nobody has played yet; `puzzle` is its place among all puzzles. */
export function freshChallenge(random: Random, puzzle: number, size: number): Challenge {
  return { seed: below(random, HIGH_SEEDS) * LOW_SEEDS + below(random, LOW_SEEDS), puzzle, size };
}

/** The same challenge in another size, by so much larger, as far as there are codes for; below the smallest is a rush. */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(RUSH_SIZE, challenge.size + by)) };
}
