import { isFault } from "../../kernel/fault";
import { below, type Random } from "../../kernel/random";
import { WORLDS } from "../../puzzles/index";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { CODE_LENGTH, CODE_LETTERS, readCode, type Challenge } from "./challenge-code";

/** A challenge code being dialled. It outlives the screen, so that half a code is there still when one comes back. */
export interface Dial {
  /** For each place of the code the letter's number in `CODE_LETTERS`. */
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
  for (let place = 0; place < CODE_LENGTH; place++) letters.push(0);
  return { letters, place: 0, fault: "" };
}

/** The letter that lies `by` places after the one of a place, round and round. */
export function letterAt(dial: Dial, place: number, by = 0): string {
  const count = CODE_LETTERS.length;
  return CODE_LETTERS.charAt((dial.letters[place] + by + count) % count);
}

/** The code as it is dialled now. */
export function dialledCode(dial: Dial): string {
  return dial.letters.map((_, place) => letterAt(dial, place)).join("");
}

/** Whether there is nothing in it that the player would miss. */
export function isUntouched(dial: Dial): boolean {
  return dial.letters.every((letter) => letter === 0);
}

/** Turns the letter at the cursor by so many, which are fewer than there are letters. */
export function turnLetter(dial: Dial, by: number): void {
  const count = CODE_LETTERS.length;
  dial.letters[dial.place] = (dial.letters[dial.place] + by + count) % count;
  dial.fault = "";
}

/** Moves the cursor by one place; gives whether there was one. */
export function movePlace(dial: Dial, by: number): boolean {
  const place = dial.place + by;
  if (place < 0 || place >= CODE_LENGTH) return false;
  dial.place = place;
  return true;
}

/**
 * Dials a whole code, such as one that came with a link: letters that no code has are left as they were. Gives what
 * `finishDial` gives.
 */
export function dialCode(dial: Dial, code: string): Challenge | undefined {
  const text = code.toUpperCase();
  for (let place = 0; place < Math.min(CODE_LENGTH, text.length); place++) {
    const letter = CODE_LETTERS.indexOf(text.charAt(place));
    if (letter >= 0) dial.letters[place] = letter;
  }
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
  dial.fault = isFault(challenge) ? challenge.fault : "";
  if (!isFault(challenge)) return challenge;
  if (challenge.place !== undefined) dial.place = challenge.place - 1;
  return undefined;
}

/** A challenge that nobody has played yet; `puzzle` is its place among all puzzles. */
export function freshChallenge(random: Random, puzzle: number, size: number): Challenge {
  return { seed: below(random, HIGH_SEEDS) * LOW_SEEDS + below(random, LOW_SEEDS), puzzle, size };
}

/** The same challenge in another size: by so much larger, as far as there are codes for. */
export function resize(challenge: Challenge, by: number): Challenge {
  return { ...challenge, size: Math.min(CHALLENGE_SIZES, Math.max(1, challenge.size + by)) };
}
