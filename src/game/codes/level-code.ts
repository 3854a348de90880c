import { readDraft, writeDraft } from "../../kernel/draft";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { createReader, createWriter, divide, multiply, type Limbs } from "../../kernel/scribe";
import { transcribe } from "../../kernel/transcribe";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import { plus, twice } from "./field32";
import { CODE_LETTERS } from "./seven-letters";

/**
 * Level codes: a level of any puzzle as a short text that a friend can type. What the level is made of is packed into one
 * number (see kernel/transcribe), and that is written in groups of five letters: four of the number, the least first,
 * and one that checks them. The letters are the elements of GF(32). Those of a group, each times another power of 2, add
 * up to a sum that each group of a code has for itself: a cyclic code with one check symbol. So every single wrong letter
 * is noticed, and every two letters of a group that changed places; of two that did so across groups the first group's
 * check is one. A wrong group is known for itself, while the code is dialled. The fourth letter tells whether a group is
 * the last one, and is checked like the others. As each group has a sum of its own, a code that lost some of its groups,
 * or has them in another order, is noticed, too.
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
/** The fourth letter of a group that others follow is one of the first so many; that of the last group one of the rest. */
const FOLLOWED = 28;
// Letters are taken by twos, so that there is half as much to divide.
const PAIRS = BASE * BASE;
const PAIRS_FOLLOWED = BASE * FOLLOWED;

/** Codes have room for so many puzzles; there may be fewer. */
const CODE_WORLDS = 8;

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
  const groups = yield* groupsOf(yield* writer.packed());
  return groups.join("-");
}

/**
 * The level of a code, in capitals or not, with or without hyphens and blanks between its groups. A fault names the group
 * that is wrong. What it gives is always a level.
 */
export function* readLevelCode(code: string): Work<CodedLevel | LevelCodeFault> {
  const groups = groupsIn(code.toUpperCase());
  const wrong = faultOf(groups);
  if (wrong !== undefined) return wrong;
  const limbs = yield* limbsOf(groups);
  if ((yield* groupsOf(limbs)).length < groups.length) return NO_LEVEL;
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
  const wrong = faultOfGroup(text, group);
  if (wrong !== undefined) return fault(wrong);
  return isLast(text) ? "last" : "followed";
}

/** The number in groups of letters; nothing is a group, too. */
function* groupsOf(number: Limbs): Work<string[]> {
  const limbs = [...number];
  const groups: string[] = [];
  for (;;) {
    yield;
    const first = divide(limbs, PAIRS);
    const isEnd = limbs.length === 0 || (limbs.length === 1 && limbs[0] < PAIRS - PAIRS_FOLLOWED);
    const second = isEnd ? PAIRS_FOLLOWED + divide(limbs, PAIRS) : divide(limbs, PAIRS_FOLLOWED);
    const values = [first % BASE, Math.floor(first / BASE), second % BASE, Math.floor(second / BASE)];
    values.push(checkOf(values, groups.length));
    groups.push(values.map((value) => LEVEL_CODE_LETTERS.charAt(value)).join(""));
    if (isEnd) return groups;
  }
}

/** Returns the letter, as a value, with which a group's weighted sum is that of the group's number in its code. */
function checkOf(values: readonly number[], group: number): number {
  let sum = 0;
  for (let place = 0; place < DATA_LENGTH; place++) sum = twice(plus(sum, values[place]));
  return plus(sum, group % BASE);
}

/** Whether a group without fault is a code's last one. */
function isLast(text: string): boolean {
  return LEVEL_CODE_LETTERS.indexOf(text.charAt(DATA_LENGTH - 1)) >= FOLLOWED;
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
    const wrong = faultOfGroup(groups[group], group) ?? faultOfEnd(groups, group);
    if (wrong !== undefined) return { ...fault(wrong), group: group + 1 };
  }
  return undefined;
}

function faultOfGroup(text: string, group: number): string | undefined {
  const name = `Group ${group + 1}`;
  const values = valuesOf(text);
  const strange = values.indexOf(-1);
  if (strange >= 0) return `${name} has ${text.charAt(strange)}: no code has that`;
  if (text.length !== GROUP_LENGTH) return `${name} has ${text.length} letters, not ${GROUP_LENGTH}`;
  return values[DATA_LENGTH] === checkOf(values, group) ? undefined : `${name} is wrong`;
}

/** What is wrong if a group is the last one and others follow, or the other way round. */
function faultOfEnd(groups: readonly string[], group: number): string | undefined {
  const isEnd = group === groups.length - 1;
  if (isLast(groups[group]) === isEnd) return undefined;
  return isEnd ? `The code goes on after group ${group + 1}` : `The code ends with group ${group + 1}`;
}

function valuesOf(text: string): number[] {
  return text.split("").map((letter) => LEVEL_CODE_LETTERS.indexOf(letter));
}

/** The number of groups that have no fault. */
function* limbsOf(groups: readonly string[]): Work<Limbs> {
  const limbs: Limbs = [];
  for (let group = groups.length - 1; group >= 0; group--) {
    yield;
    const values = valuesOf(groups[group]);
    const second = values[2] + BASE * values[3];
    if (isLast(groups[group])) multiply(limbs, PAIRS, second - PAIRS_FOLLOWED);
    else multiply(limbs, PAIRS_FOLLOWED, second);
    multiply(limbs, PAIRS, values[0] + BASE * values[1]);
  }
  return limbs;
}
