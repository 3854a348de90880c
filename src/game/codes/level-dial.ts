import { isFault, type Fault } from "../../kernel/fault";
import {
  LEVEL_GROUP_LENGTH,
  LEVEL_CODE_ALPHABET,
  MAX_GROUPS,
  checkLevelGroup,
  type LevelCodeFault,
} from "./level-code";
import { wrapIndex } from "./steer-dial";

/**
 * A level code being dialled. Each group says itself whether it is right and whether others follow: so a wrong one is
 * told before the next is begun, and nobody needs to know how long the code is. It outlives the screen, so that half a
 * code is there still when one comes back.
 */
export interface LevelDial {
  /** For each place the letter's number in `LEVEL_CODE_LETTERS`; whole groups. */
  readonly letters: number[];
  /** The place that is turned, from 0. */
  cursor: number;
  /** What is wrong with the code; empty as long as nothing is known to be. */
  fault: string;
  /** The group that is wrong, from 0; undefined if none is known to be. */
  wrongGroup: number | undefined;
}

/** A dial that nobody has turned yet. */
export function createLevelDial(): LevelDial {
  const dial: LevelDial = { letters: [], cursor: 0, fault: "", wrongGroup: undefined };
  addGroup(dial);
  return dial;
}

/** The letter that lies `by` places after the one of a place, round and round. */
export function levelLetterAt({ letters }: LevelDial, index: number, by = 0): string {
  const count = LEVEL_CODE_ALPHABET.length;
  return LEVEL_CODE_ALPHABET.charAt((letters[index] + by + count) % count);
}

/** The group at the cursor, from 0. */
export function levelGroupAtCursor({ cursor }: LevelDial): number {
  return Math.floor(cursor / LEVEL_GROUP_LENGTH);
}

/** How many groups there are, that at the cursor included. */
export function groupCount({ letters }: LevelDial): number {
  return letters.length / LEVEL_GROUP_LENGTH;
}

/** The letters of a group. */
export function groupText(dial: LevelDial, group: number): string {
  let text = "";
  for (let at = 0; at < LEVEL_GROUP_LENGTH; at++) text += levelLetterAt(dial, group * LEVEL_GROUP_LENGTH + at);
  return text;
}

/** The code up to the group at the cursor. */
export function dialledLevelCode(dial: LevelDial): string {
  const groups: string[] = [];
  for (let group = 0; group <= levelGroupAtCursor(dial); group++) groups.push(groupText(dial, group));
  return groups.join("-");
}

/** Whether the cursor is on the last letter of what may be a whole code. */
export function isAtEnd(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  return isLastOfGroup(dial) && checkLevelGroup(groupText(dial, group), group) === "last";
}

/** Turns the letter at the cursor by so many. */
export function turnLevelLetter(dial: LevelDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, LEVEL_CODE_ALPHABET.length);
  dial.fault = "";
  dial.wrongGroup = undefined;
}

/** Moves the cursor to the letter before; gives whether there is one. */
export function moveBack(dial: LevelDial): boolean {
  if (dial.cursor === 0) return false;
  dial.cursor--;
  return true;
}

/**
 * Moves the cursor to the next letter; gives whether it did. From a group that is wrong it does not go on, and the dial says so;
 * nor from one that ends the code.
 */
export function moveOn(dial: LevelDial): boolean {
  if (isLastOfGroup(dial) && !canContinue(dial)) return false;
  dial.cursor++;
  if (dial.cursor === dial.letters.length) addGroup(dial);
  return true;
}

/** Dials a whole code with a fault, such as one that came with a link; the cursor goes to the group that is wrong. */
export function dialWrongCode(dial: LevelDial, code: string, { fault, group }: LevelCodeFault): void {
  const letters = letterValuesIn(code);
  dial.letters.length = 0;
  for (let at = 0; at === 0 || at < letters.length; at += LEVEL_GROUP_LENGTH) addGroup(dial);
  letters.forEach((letter, index) => {
    dial.letters[index] = letter;
  });
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
  dial.cursor = Math.min(LEVEL_GROUP_LENGTH * (dial.wrongGroup ?? 0), dial.letters.length - 1);
}

/** What is known to be wrong with the code at the cursor. */
export function setLevelFault(dial: LevelDial, { fault, group }: LevelCodeFault): void {
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
}

function canContinue(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  const check: "last" | "followed" | Fault = checkLevelGroup(groupText(dial, group), group);
  if (isFault(check)) setLevelFault(dial, { ...check, group: group + 1 });
  return check === "followed" && group + 1 < MAX_GROUPS;
}

function isLastOfGroup({ cursor }: LevelDial): boolean {
  return cursor % LEVEL_GROUP_LENGTH === LEVEL_GROUP_LENGTH - 1;
}

function addGroup({ letters }: LevelDial): void {
  for (let at = 0; at < LEVEL_GROUP_LENGTH; at++) letters.push(0);
}

/** The letters of a text without what stands between groups; the first one stands for those that no code has. */
function letterValuesIn(code: string): number[] {
  return code
    .toUpperCase()
    .split("")
    .filter((letter) => letter !== "-" && letter !== " ")
    .slice(0, MAX_GROUPS * LEVEL_GROUP_LENGTH)
    .map((letter) => Math.max(0, LEVEL_CODE_ALPHABET.indexOf(letter)));
}
