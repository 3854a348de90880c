import { parseDraft, formatDraft } from "../../kernel/draft";
import { fault, isFault, type Fault } from "../../kernel/fault";
import {
  createMixedRadixReader,
  createMixedRadixWriter,
  divide,
  multiplyAdd,
  type BigNumber,
} from "../../kernel/mixed-radix-coder";
import { encodeOrDecodeDraft } from "../../kernel/draft-codec";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { add, timesTwo } from "./gf32";
import { CODE_ALPHABET } from "./letter-group";

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
  readonly puzzleIndex: number;
  readonly map: string;
}

/** What is wrong with a code. */
export interface LevelCodeFault extends Fault {
  /** The group that is wrong, from 1; undefined if it is no one group's fault. */
  readonly group?: number;
}

/** Those of challenge codes, and one more. */
export const LEVEL_CODE_ALPHABET = `${CODE_ALPHABET}8`;
export const LEVEL_GROUP_LENGTH = 5;
/** No level takes more; longer texts are not looked at. */
export const MAX_GROUPS = 60;

const BASE = LEVEL_CODE_ALPHABET.length;
const DATA_LENGTH = LEVEL_GROUP_LENGTH - 1;
/** The fourth letter of a group that others follow is one of the first so many; that of the last group one of the rest. */
const FOLLOWED_VALUES = 28;
// Letters are taken by twos, so that there is half as much to divide.
const PAIRS = BASE * BASE;
const PAIRS_FOLLOWED = BASE * FOLLOWED_VALUES;

/** Codes have room for so many puzzles; there may be fewer. */
const MAX_LEVEL_CODE_PUZZLES = 8;

const NO_LEVEL = fault("No level has this code");

/** The code of a level, its groups apart by hyphens; throws if the map is not that of a level of the world's puzzle. */
export function* writeLevelCode({ puzzleIndex, map }: CodedLevel): Task<string> {
  const { legend, problemOf } = PUZZLES[puzzleIndex].load();
  const read = parseDraft(legend, map);
  yield;
  const draft = isFault(read) ? read : (problemOf(read) ?? read);
  if (isFault(draft)) throw new Error(`no level has a code: ${draft.fault}`);
  yield;
  const writer = createMixedRadixWriter();
  writer.codeUniform(MAX_LEVEL_CODE_PUZZLES, puzzleIndex);
  yield* encodeOrDecodeDraft(legend, writer, draft);
  const groups = yield* encodeGroups(yield* writer.encode());
  return groups.join("-");
}

/**
 * The level of a code, in capitals or not, with or without hyphens and blanks between its groups. A fault names the group
 * that is wrong. What it gives is always a level.
 */
export function* readLevelCode(code: string): Task<CodedLevel | LevelCodeFault> {
  const groups = splitGroups(code.toUpperCase());
  const wrong = findFault(groups);
  if (wrong !== undefined) return wrong;
  const limbs = yield* decodeGroups(groups);
  if ((yield* encodeGroups(limbs)).length < groups.length) return NO_LEVEL;
  const reader = createMixedRadixReader(limbs);
  const puzzleIndex = reader.codeUniform(MAX_LEVEL_CODE_PUZZLES, 0);
  if (puzzleIndex >= PUZZLES.length) return fault("This code is for a newer Glissade");
  const { legend, problemOf } = PUZZLES[puzzleIndex].load();
  const draft = yield* encodeOrDecodeDraft(legend, reader, undefined);
  yield;
  if (draft === undefined || !reader.isEmpty() || problemOf(draft) !== undefined) return NO_LEVEL;
  return { puzzleIndex, map: formatDraft(legend, draft) };
}

/**
 * What five letters are as a group of a code, counted from 0: its last one, or one that others follow. A fault says that
 * they are neither.
 */
export function checkLevelGroup(text: string, group: number): "last" | "followed" | Fault {
  const wrong = findGroupFault(text, group);
  if (wrong !== undefined) return fault(wrong);
  return isLast(text) ? "last" : "followed";
}

/** The number in groups of letters; nothing is a group, too. */
function* encodeGroups(number: BigNumber): Task<string[]> {
  const limbs = [...number];
  const groups: string[] = [];
  for (;;) {
    yield;
    const first = divide(limbs, PAIRS);
    const isEnd = limbs.length === 0 || (limbs.length === 1 && limbs[0] < PAIRS - PAIRS_FOLLOWED);
    const second = isEnd ? PAIRS_FOLLOWED + divide(limbs, PAIRS) : divide(limbs, PAIRS_FOLLOWED);
    const values = [first % BASE, Math.floor(first / BASE), second % BASE, Math.floor(second / BASE)];
    values.push(checkValue(values, groups.length));
    groups.push(values.map((value) => LEVEL_CODE_ALPHABET.charAt(value)).join(""));
    if (isEnd) return groups;
  }
}

/** Returns the letter, as a value, with which a group's weighted sum is that of the group's number in its code. */
function checkValue(values: readonly number[], group: number): number {
  let sum = 0;
  for (let index = 0; index < DATA_LENGTH; index++) sum = timesTwo(add(sum, values[index]));
  return add(sum, group % BASE);
}

/** Whether a group without fault is a code's last one. */
function isLast(text: string): boolean {
  return LEVEL_CODE_ALPHABET.indexOf(text.charAt(DATA_LENGTH - 1)) >= FOLLOWED_VALUES;
}

/** The groups of a text: as its hyphens and blanks have them, else by fives. */
function splitGroups(text: string): string[] {
  const parts = text
    .split("-")
    .flatMap((part) => part.split(" "))
    .filter((part) => part !== "");
  if (parts.length !== 1) return parts;
  const groups: string[] = [];
  const [letters] = parts;
  for (let at = 0; at < letters.length; at += LEVEL_GROUP_LENGTH)
    groups.push(letters.substring(at, at + LEVEL_GROUP_LENGTH));
  return groups;
}

function findFault(groups: readonly string[]): LevelCodeFault | undefined {
  if (groups.length === 0) return fault("The code is empty");
  if (groups.length > MAX_GROUPS)
    return fault(`A code has ${MAX_GROUPS} groups at the most, this has ${groups.length}`);
  for (let group = 0; group < groups.length; group++) {
    const wrong = findGroupFault(groups[group], group) ?? findEndFault(groups, group);
    if (wrong !== undefined) return { ...fault(wrong), group: group + 1 };
  }
  return undefined;
}

function findGroupFault(text: string, group: number): string | undefined {
  const name = `Group ${group + 1}`;
  const values = valuesOf(text);
  const strange = values.indexOf(-1);
  if (strange >= 0) return `${name} has ${text.charAt(strange)}: no code has that`;
  if (text.length !== LEVEL_GROUP_LENGTH) return `${name} has ${text.length} letters, not ${LEVEL_GROUP_LENGTH}`;
  return values[DATA_LENGTH] === checkValue(values, group) ? undefined : `${name} is wrong`;
}

/** What is wrong if a group is the last one and others follow, or the other way round. */
function findEndFault(groups: readonly string[], group: number): string | undefined {
  const isEnd = group === groups.length - 1;
  if (isLast(groups[group]) === isEnd) return undefined;
  return isEnd ? `The code goes on after group ${group + 1}` : `The code ends with group ${group + 1}`;
}

function valuesOf(text: string): number[] {
  return text.split("").map((letter) => LEVEL_CODE_ALPHABET.indexOf(letter));
}

/** The number of groups that have no fault. */
function* decodeGroups(groups: readonly string[]): Task<BigNumber> {
  const limbs: BigNumber = [];
  for (let group = groups.length - 1; group >= 0; group--) {
    yield;
    const values = valuesOf(groups[group]);
    const second = values[2] + BASE * values[3];
    if (isLast(groups[group])) multiplyAdd(limbs, PAIRS, second - PAIRS_FOLLOWED);
    else multiplyAdd(limbs, PAIRS_FOLLOWED, second);
    multiplyAdd(limbs, PAIRS, values[0] + BASE * values[1]);
  }
  return limbs;
}
