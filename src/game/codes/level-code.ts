import { readDraft, writeDraft } from "../../kernel/draft";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { createReader, createWriter, type Limbs } from "../../kernel/scribe";
import { transcribe } from "../../kernel/transcribe";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import { CODE_LETTERS } from "./challenge-code";

/**
 * Level codes: a level of any puzzle as a short text that a friend can type. What the level is made of is packed into one
 * number (see kernel/transcribe), and that is written in groups of five letters: four of the number, the least first,
 * and one that checks them. So a wrong group is named; and as the check also knows which group it is and whether the last, a
 * code that lost some of its groups, or has them in another order, is noticed.
 */
export interface CodedLevel {
  /** The place of the puzzle among all worlds. */
  readonly world: number;
  readonly map: string;
}

/** What is wrong with a code. */
export interface LevelCodeFault extends Fault {
  /** The group that is wrong, from 1; undefined if it is no one group's fault. */
  readonly group?: number;
}

/** Those of challenge codes, and one more. */
export const LEVEL_CODE_LETTERS = `${CODE_LETTERS}8`;
export const GROUP_LENGTH = 5;
/** No level takes more; longer texts are not looked at. */
export const MOST_GROUPS = 60;

const BASE = LEVEL_CODE_LETTERS.length;
const DATA_LENGTH = GROUP_LENGTH - 1;
/** As two letters have as many values as a limb. */
const LETTERS_PER_LIMB = 2;
const LIMBS_PER_GROUP = DATA_LENGTH / LETTERS_PER_LIMB;

/** Codes have room for so many puzzles; there may be fewer. */
const CODE_WORLDS = 8;

// Odd factors tell any letter from another at the same place, and any group from another.
const FACTORS = [1, 3, 5, 7];
const GROUP_FACTOR = 9;
const LAST_GROUP = 16;

const NO_LEVEL = fault("No level has this code");

/** The code of a level, its groups apart by hyphens; throws if the map is not that of a level of the world's puzzle. */
export function* writeLevelCode({ world, map }: CodedLevel): Work<string> {
  const { legend, problemOf } = WORLDS[world].open();
  const read = readDraft(legend, map);
  yield;
  const draft = isFault(read) ? read : (problemOf(read) ?? read);
  if (isFault(draft)) throw new Error(`no level has a code: ${draft.fault}`);
  yield;
  const writer = createWriter();
  writer.chooseEvenly(CODE_WORLDS, world);
  yield* transcribe(legend, writer, draft);
  return groupsOf(yield* writer.packed()).join("-");
}

/**
 * The level of a code, in capitals or not, with or without hyphens and blanks between its groups. A fault names the group
 * that is wrong. What it gives is always a level.
 */
export function* readLevelCode(code: string): Work<CodedLevel | LevelCodeFault> {
  const groups = groupsIn(code.toUpperCase());
  const wrong = faultOf(groups);
  if (wrong !== undefined) return wrong;
  const limbs = limbsOf(groups);
  if (groups.length > 1 && limbs.slice(-LIMBS_PER_GROUP).every((limb) => limb === 0)) return NO_LEVEL;
  const reader = createReader(limbs);
  const world = reader.chooseEvenly(CODE_WORLDS, 0);
  if (world >= WORLDS.length) return fault("This code is for a newer Glissade");
  const { legend, problemOf } = WORLDS[world].open();
  const draft = yield* transcribe(legend, reader, undefined);
  yield;
  if (draft === undefined || !reader.isEmpty() || problemOf(draft) !== undefined) return NO_LEVEL;
  return { world, map: writeDraft(legend, draft) };
}

/**
 * What five letters are as a group of a code, counted from 0: its last one, or one that others follow. A fault says that
 * they are neither.
 */
export function standingOfGroup(text: string, group: number): "last" | "followed" | Fault {
  const wrong = faultOfGroup(text, group, true);
  if (wrong === undefined) return "last";
  return faultOfGroup(text, group, false) === undefined ? "followed" : fault(wrong);
}

/** The number in groups of letters; nothing is a group, too. */
function groupsOf(limbs: Limbs): string[] {
  const count = Math.max(1, Math.ceil(limbs.length / LIMBS_PER_GROUP));
  const groups: string[] = [];
  for (let group = 0; group < count; group++) {
    const values: number[] = [];
    for (let at = group * LIMBS_PER_GROUP; at < (group + 1) * LIMBS_PER_GROUP; at++) {
      const limb = at < limbs.length ? limbs[at] : 0;
      values.push(limb % BASE, Math.floor(limb / BASE));
    }
    values.push(checkOf(values, group, group === count - 1));
    groups.push(values.map((value) => LEVEL_CODE_LETTERS.charAt(value)).join(""));
  }
  return groups;
}

/** The letters that check a group of values, as a value. */
function checkOf(values: readonly number[], group: number, isLast: boolean): number {
  let sum = group * GROUP_FACTOR + (isLast ? LAST_GROUP : 0);
  for (let place = 0; place < DATA_LENGTH; place++) sum += FACTORS[place] * values[place];
  return sum % BASE;
}

/** The groups of a text: as its hyphens and blanks have them, else by fives. */
function groupsIn(text: string): string[] {
  const parts = text
    .split("-")
    .flatMap((part) => part.split(" "))
    .filter((part) => part !== "");
  if (parts.length !== 1) return parts;
  const groups: string[] = [];
  const [letters] = parts;
  for (let at = 0; at < letters.length; at += GROUP_LENGTH) groups.push(letters.substring(at, at + GROUP_LENGTH));
  return groups;
}

function faultOf(groups: readonly string[]): LevelCodeFault | undefined {
  if (groups.length === 0) return fault("The code is empty");
  if (groups.length > MOST_GROUPS)
    return fault(`A code has ${MOST_GROUPS} groups at the most, this has ${groups.length}`);
  for (let group = 0; group < groups.length; group++) {
    const wrong = faultOfGroup(groups[group], group, group === groups.length - 1);
    if (wrong !== undefined) return { ...fault(wrong), group: group + 1 };
  }
  return undefined;
}

function faultOfGroup(text: string, group: number, isLast: boolean): string | undefined {
  const name = `Group ${group + 1}`;
  const values = valuesOf(text);
  const strange = values.indexOf(-1);
  if (strange >= 0) return `${name} has ${text.charAt(strange)}: no code has that`;
  if (text.length !== GROUP_LENGTH) return `${name} has ${text.length} letters, not ${GROUP_LENGTH}`;
  const check = values[DATA_LENGTH];
  if (check === checkOf(values, group, isLast)) return undefined;
  if (check !== checkOf(values, group, !isLast)) return `${name} is wrong`;
  return isLast ? `The code goes on after group ${group + 1}` : `The code ends with group ${group + 1}`;
}

function valuesOf(text: string): number[] {
  return text.split("").map((letter) => LEVEL_CODE_LETTERS.indexOf(letter));
}

/** The number of groups that have no fault; it may have zeros at its end. */
function limbsOf(groups: readonly string[]): Limbs {
  const limbs: Limbs = [];
  for (const group of groups) {
    const values = valuesOf(group);
    for (let at = 0; at < DATA_LENGTH; at += LETTERS_PER_LIMB) limbs.push(values[at] + BASE * values[at + 1]);
  }
  return limbs;
}
