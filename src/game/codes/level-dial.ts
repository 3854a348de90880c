import { isFault, type Fault } from "../../kernel/fault";
import { GROUP_LENGTH, LEVEL_CODE_LETTERS, MOST_GROUPS, standingOfGroup, type LevelCodeFault } from "./level-code";
import { turned } from "./steer-dial";

/**
 * A level code being dialled. Each group says itself whether it is right and whether others follow: so a wrong one is
 * told before the next is begun, and nobody needs to know how long the code is. It outlives the screen, so that half a
 * code is there still when one comes back.
 */
export interface LevelDial {
  /** For each place the letter's number in `LEVEL_CODE_LETTERS`; whole groups. */
  readonly letters: number[];
  /** The place that is turned, from 0. */
  place: number;
  /** What is wrong with the code; empty as long as nothing is known to be. */
  fault: string;
  /** The group that is wrong, from 0; undefined if none is known to be. */
  wrongGroup: number | undefined;
}

/** A dial that nobody has turned yet. */
export function createLevelDial(): LevelDial {
  const dial: LevelDial = { letters: [], place: 0, fault: "", wrongGroup: undefined };
  addGroup(dial);
  return dial;
}

/** The letter that lies `by` places after the one of a place, round and round. */
export function letterOf({ letters }: LevelDial, place: number, by = 0): string {
  const count = LEVEL_CODE_LETTERS.length;
  return LEVEL_CODE_LETTERS.charAt((letters[place] + by + count) % count);
}

/** The group at the cursor, from 0. */
export function groupAtCursor({ place }: LevelDial): number {
  return Math.floor(place / GROUP_LENGTH);
}

/** How many groups there are, that at the cursor included. */
export function groupCount({ letters }: LevelDial): number {
  return letters.length / GROUP_LENGTH;
}

/** The letters of a group. */
export function groupText(dial: LevelDial, group: number): string {
  let text = "";
  for (let at = 0; at < GROUP_LENGTH; at++) text += letterOf(dial, group * GROUP_LENGTH + at);
  return text;
}

/** The code up to the group at the cursor. */
export function dialledLevelCode(dial: LevelDial): string {
  const groups: string[] = [];
  for (let group = 0; group <= groupAtCursor(dial); group++) groups.push(groupText(dial, group));
  return groups.join("-");
}

/** Whether the cursor is on the last letter of what may be a whole code. */
export function isAtEnd(dial: LevelDial): boolean {
  const group = groupAtCursor(dial);
  return isLastOfGroup(dial) && standingOfGroup(groupText(dial, group), group) === "last";
}

/** Turns the letter at the cursor by so many. */
export function turnLetterOf(dial: LevelDial, by: number): void {
  dial.letters[dial.place] = turned(dial.letters[dial.place], by, LEVEL_CODE_LETTERS.length);
  dial.fault = "";
  dial.wrongGroup = undefined;
}

/** Moves the cursor to the letter before; gives whether there is one. */
export function stepBack(dial: LevelDial): boolean {
  if (dial.place === 0) return false;
  dial.place--;
  return true;
}

/**
 * Moves the cursor to the next letter; gives whether it did. From a group that is wrong it does not go on, and the dial says so;
 * nor from one that ends the code.
 */
export function stepOn(dial: LevelDial): boolean {
  if (isLastOfGroup(dial) && !mayFollow(dial)) return false;
  dial.place++;
  if (dial.place === dial.letters.length) addGroup(dial);
  return true;
}

/** Dials a whole code with a fault, such as one that came with a link; the cursor goes to the group that is wrong. */
export function dialWrongCode(dial: LevelDial, code: string, { fault, group }: LevelCodeFault): void {
  const letters = lettersIn(code);
  dial.letters.length = 0;
  for (let at = 0; at === 0 || at < letters.length; at += GROUP_LENGTH) addGroup(dial);
  letters.forEach((letter, place) => {
    dial.letters[place] = letter;
  });
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
  dial.place = Math.min(GROUP_LENGTH * (dial.wrongGroup ?? 0), dial.letters.length - 1);
}

/** What is known to be wrong with the code at the cursor. */
export function setFault(dial: LevelDial, { fault, group }: LevelCodeFault): void {
  dial.fault = fault;
  dial.wrongGroup = group === undefined ? undefined : group - 1;
}

function mayFollow(dial: LevelDial): boolean {
  const group = groupAtCursor(dial);
  const standing: "last" | "followed" | Fault = standingOfGroup(groupText(dial, group), group);
  if (isFault(standing)) setFault(dial, { ...standing, group: group + 1 });
  return standing === "followed" && group + 1 < MOST_GROUPS;
}

function isLastOfGroup({ place }: LevelDial): boolean {
  return place % GROUP_LENGTH === GROUP_LENGTH - 1;
}

function addGroup({ letters }: LevelDial): void {
  for (let at = 0; at < GROUP_LENGTH; at++) letters.push(0);
}

/** The letters of a text without what stands between groups; the first one stands for those that no code has. */
function lettersIn(code: string): number[] {
  return code
    .toUpperCase()
    .split("")
    .filter((letter) => letter !== "-" && letter !== " ")
    .slice(0, MOST_GROUPS * GROUP_LENGTH)
    .map((letter) => Math.max(0, LEVEL_CODE_LETTERS.indexOf(letter)));
}
