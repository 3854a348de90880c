/**
 * The level code that the player enters letter by letter, and the functions that change it. Each group of five letters
 * is checked when its last letter is entered.
 */
import { isFault, type Fault } from "../../kernel/fault";
import { LEVEL_GROUP_LENGTH, MAX_GROUPS, checkLevelGroup, type LevelCodeFault } from "./level-code";
import { wrapIndex } from "./steer-dial";
import type { CodeFault } from "./code-fault";

/** The letters of level codes in the order on the drum, the turning cylinder with which the player enters them. */
export const DRUM_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * A level code that the player enters letter by letter. Each group of five letters shows whether it is valid and
 * whether another group follows.
 */
export interface LevelDial {
  /** The index in `DRUM_LETTERS` of each entered letter. The list always consists of whole groups of five letters. */
  readonly letters: number[];
  cursor: number;
  fault: CodeFault | undefined;
  /** The index of the wrong group of five letters, from 0. Undefined if no group is known to be wrong. */
  wrongGroup: number | undefined;
}

/**
 * Creates a level code for the player to change. It has one group of five letters, all of which are the first letter of
 * the drum.
 */
export function createLevelDial(): LevelDial {
  const dial: LevelDial = { letters: [], cursor: 0, fault: undefined, wrongGroup: undefined };
  addGroup(dial);
  return dial;
}

/**
 * Returns the letter that is `by` letters after the entered letter at `index`, in the order of `DRUM_LETTERS`. After
 * the last letter comes the first.
 */
export function levelLetterAt({ letters }: LevelDial, index: number, by = 0): string {
  const count = DRUM_LETTERS.length;
  return DRUM_LETTERS.charAt((letters[index] + by + count) % count);
}

export function levelGroupAtCursor({ cursor }: LevelDial): number {
  return Math.floor(cursor / LEVEL_GROUP_LENGTH);
}

export function groupCount({ letters }: LevelDial): number {
  return letters.length / LEVEL_GROUP_LENGTH;
}

export function groupText(dial: LevelDial, group: number): string {
  let text = "";
  for (let index = 0; index < LEVEL_GROUP_LENGTH; index++)
    text += levelLetterAt(dial, group * LEVEL_GROUP_LENGTH + index);
  return text;
}

/** Returns the entered level code, from its first group of five letters to the group in which the cursor is. */
export function dialledLevelCode(dial: LevelDial): string {
  const groups: string[] = [];
  for (let group = 0; group <= levelGroupAtCursor(dial); group++) groups.push(groupText(dial, group));
  return groups.join("-");
}

/**
 * Returns whether the entered level code may be complete: the cursor is on the last letter of a valid group that ends a
 * code.
 */
export function isAtEnd(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  return isLastOfGroup(dial) && checkLevelGroup(groupText(dial, group), group) === "last";
}

/** Replaces the letter at the cursor by the letter that comes `by` letters later, and removes the stored error. */
export function turnLevelLetter(dial: LevelDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, DRUM_LETTERS.length);
  dial.fault = undefined;
  dial.wrongGroup = undefined;
}

/** Moves the cursor to the previous letter. Returns whether there is a previous letter. */
export function moveBack(dial: LevelDial): boolean {
  if (dial.cursor === 0) return false;
  dial.cursor--;
  return true;
}

/**
 * Moves the cursor to the next letter, and returns whether it moved. It stops at a wrong group of letters, whose error
 * is stored, and at the end of a level code.
 */
export function moveOn(dial: LevelDial): boolean {
  if (isLastOfGroup(dial) && !canContinue(dial)) return false;
  dial.cursor++;
  if (dial.cursor === dial.letters.length) addGroup(dial);
  return true;
}

/**
 * Replaces the entered code by a wrong level code, which came, for example, with a web link. The cursor moves to the
 * wrong group of five letters.
 */
export function showWrongCode(dial: LevelDial, code: string, { fault, group }: LevelCodeFault): void {
  const letters = parseLetterValues(code);
  dial.letters.length = 0;
  for (let index = 0; index === 0 || index < letters.length; index += LEVEL_GROUP_LENGTH) addGroup(dial);
  letters.forEach((letter, index) => {
    dial.letters[index] = letter;
  });
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
  dial.cursor = Math.min(LEVEL_GROUP_LENGTH * (dial.wrongGroup ?? 0), dial.letters.length - 1);
}

export function setLevelFault(dial: LevelDial, { fault, group }: LevelCodeFault): void {
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
}

/**
 * Checks the group of five letters in which the cursor is, and returns whether another group may follow. Stores the
 * error of a wrong group.
 */
function canContinue(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  const check: "last" | "followed" | Fault<CodeFault> = checkLevelGroup(groupText(dial, group), group);
  if (isFault(check)) setLevelFault(dial, { ...check, group: group + 1 });
  return check === "followed" && group + 1 < MAX_GROUPS;
}

function isLastOfGroup({ cursor }: LevelDial): boolean {
  return cursor % LEVEL_GROUP_LENGTH === LEVEL_GROUP_LENGTH - 1;
}

function addGroup({ letters }: LevelDial): void {
  for (let index = 0; index < LEVEL_GROUP_LENGTH; index++) letters.push(0);
}

/**
 * Returns the index in `DRUM_LETTERS` of each letter of a code, without hyphens and spaces. A character that no code
 * contains gets index 0.
 */
function parseLetterValues(code: string): number[] {
  return code
    .toUpperCase()
    .split("")
    .filter((letter) => letter !== "-" && letter !== " ")
    .slice(0, MAX_GROUPS * LEVEL_GROUP_LENGTH)
    .map((letter) => Math.max(0, DRUM_LETTERS.indexOf(letter)));
}
