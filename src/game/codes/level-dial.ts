/**
 * The state of a level code that the player enters letter by letter, without its drawing and input. Each group is
 * checked when its last letter is entered.
 */
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
 * A level code that is being entered. Each group shows whether it is valid and whether another one follows. So a
 * mistake is reported before the next group, and the player need not know the code's length.
 */
export interface LevelDial {
  /** The index of each letter in `LEVEL_CODE_ALPHABET`; always whole groups. */
  readonly letters: number[];
  /** The index of the letter that the drum turns, from 0. */
  cursor: number;
  /** The text of the known fault; empty if there is none. */
  fault: string;
  /** The wrong group, from 0; undefined if none is known. */
  wrongGroup: number | undefined;
}

/** Creates a dial with one group of first letters. */
export function createLevelDial(): LevelDial {
  const dial: LevelDial = { letters: [], cursor: 0, fault: "", wrongGroup: undefined };
  addGroup(dial);
  return dial;
}

/** Returns the letter that comes `by` letters after the letter at `index`; the alphabet wraps around. */
export function levelLetterAt({ letters }: LevelDial, index: number, by = 0): string {
  const count = LEVEL_CODE_ALPHABET.length;
  return LEVEL_CODE_ALPHABET.charAt((letters[index] + by + count) % count);
}

/** Returns the group at the cursor, from 0. */
export function levelGroupAtCursor({ cursor }: LevelDial): number {
  return Math.floor(cursor / LEVEL_GROUP_LENGTH);
}

/** Returns the number of groups that have been begun. */
export function groupCount({ letters }: LevelDial): number {
  return letters.length / LEVEL_GROUP_LENGTH;
}

/** Returns the letters of a group. */
export function groupText(dial: LevelDial, group: number): string {
  let text = "";
  for (let index = 0; index < LEVEL_GROUP_LENGTH; index++)
    text += levelLetterAt(dial, group * LEVEL_GROUP_LENGTH + index);
  return text;
}

/** Returns the code up to the group at the cursor. */
export function dialledLevelCode(dial: LevelDial): string {
  const groups: string[] = [];
  for (let group = 0; group <= levelGroupAtCursor(dial); group++) groups.push(groupText(dial, group));
  return groups.join("-");
}

/** Returns whether the cursor is on the last letter of a valid last group, so that the code may be complete. */
export function isAtEnd(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  return isLastOfGroup(dial) && checkLevelGroup(groupText(dial, group), group) === "last";
}

/** Turns the letter at the cursor by `by` letters and clears the fault. */
export function turnLevelLetter(dial: LevelDial, by: number): void {
  dial.letters[dial.cursor] = wrapIndex(dial.letters[dial.cursor], by, LEVEL_CODE_ALPHABET.length);
  dial.fault = "";
  dial.wrongGroup = undefined;
}

/** Moves the cursor to the previous letter; returns whether there is one. */
export function moveBack(dial: LevelDial): boolean {
  if (dial.cursor === 0) return false;
  dial.cursor--;
  return true;
}

/**
 * Moves the cursor to the next letter; returns whether it moved. It does not move past a wrong group, whose fault it
 * sets, nor past the last group of a code.
 */
export function moveOn(dial: LevelDial): boolean {
  if (isLastOfGroup(dial) && !canContinue(dial)) return false;
  dial.cursor++;
  if (dial.cursor === dial.letters.length) addGroup(dial);
  return true;
}

/** Sets the dial to a whole code that has a fault, such as one from a link. The cursor moves to the wrong group. */
export function dialWrongCode(dial: LevelDial, code: string, { fault, group }: LevelCodeFault): void {
  const letters = letterValuesIn(code);
  dial.letters.length = 0;
  for (let index = 0; index === 0 || index < letters.length; index += LEVEL_GROUP_LENGTH) addGroup(dial);
  letters.forEach((letter, index) => {
    dial.letters[index] = letter;
  });
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
  dial.cursor = Math.min(LEVEL_GROUP_LENGTH * (dial.wrongGroup ?? 0), dial.letters.length - 1);
}

/** Sets the fault of the code. */
export function setLevelFault(dial: LevelDial, { fault, group }: LevelCodeFault): void {
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
}

/** Checks the group at the cursor; returns whether another group may follow. Sets the fault of a wrong group. */
function canContinue(dial: LevelDial): boolean {
  const group = levelGroupAtCursor(dial);
  const check: "last" | "followed" | Fault = checkLevelGroup(groupText(dial, group), group);
  if (isFault(check)) setLevelFault(dial, { ...check, group: group + 1 });
  return check === "followed" && group + 1 < MAX_GROUPS;
}

function isLastOfGroup({ cursor }: LevelDial): boolean {
  return cursor % LEVEL_GROUP_LENGTH === LEVEL_GROUP_LENGTH - 1;
}

/** Adds a group of first letters. */
function addGroup({ letters }: LevelDial): void {
  for (let index = 0; index < LEVEL_GROUP_LENGTH; index++) letters.push(0);
}

/**
 * Returns the indices of a text's letters, without hyphens and spaces. A character that no code has becomes the first
 * letter.
 */
function letterValuesIn(code: string): number[] {
  return code
    .toUpperCase()
    .split("")
    .filter((letter) => letter !== "-" && letter !== " ")
    .slice(0, MAX_GROUPS * LEVEL_GROUP_LENGTH)
    .map((letter) => Math.max(0, LEVEL_CODE_ALPHABET.indexOf(letter)));
}
