/**
 * Formats a level of any puzzle as a short text that a friend can type, and parses that text. A challenge code carries
 * only a seed instead.
 */
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
import type { CodeFault } from "./code-fault";

/**
 * A level that is written as a code, in groups of five letters. Four letters carry digits of one number, the lowest
 * first, and the fifth is a check letter. The fourth letter also says whether the group is the last one.
 *
 * Letters are elements of GF(32). In each group the letters, each times another power of 2, add up to the group's index
 * modulo 32. So the check detects every single wrong letter, every swap of two letters within a group, and lost or
 * reordered groups.
 *
 * Each group is checked alone, so that a mistake shows while the player is entering the code.
 */
export interface CodedLevel {
  readonly puzzleIndex: number;
  readonly map: string;
}

/** An error in a level code, as an error value that also says which group of five letters is wrong. */
export interface LevelCodeFault extends Fault<CodeFault> {
  /** The number of the wrong group of five letters, from 1; undefined if the error is not in a single group. */
  readonly group?: number;
}

/** The 32 characters that level codes use: the 31 characters of challenge codes, and the digit 8. */
export const LEVEL_CODE_ALPHABET = `${CODE_ALPHABET}8`;
export const LEVEL_GROUP_LENGTH = 5;
/** The most groups of five letters that a level code has. No level needs more, and longer codes are rejected. */
export const MAX_GROUPS = 60;

const BASE = LEVEL_CODE_ALPHABET.length;
const DATA_LENGTH = LEVEL_GROUP_LENGTH - 1;
/**
 * The lowest value of a group's fourth letter that marks the last group of a level code. Lower values mean that another
 * group follows.
 */
const FOLLOWED_VALUES = 28;
// How many values a pair of letters of a level code can have. To divide by this number takes half as many long
// divisions as to divide by `BASE` for each letter.
const PAIRS = BASE * BASE;
const PAIRS_FOLLOWED = BASE * FOLLOWED_VALUES;

const MAX_LEVEL_CODE_PUZZLES = 8;

const NO_LEVEL = fault({ kind: "no-level" });

/**
 * Computes the code of a level, as a task, with hyphens between its groups of five letters. Throws if the map is not a
 * level of the puzzle.
 */
export function* writeLevelCode({ puzzleIndex, map }: CodedLevel): Task<string> {
  const { legend, problemOf } = PUZZLES[puzzleIndex].loadPuzzle();
  const parsed = parseDraft(legend, map);
  yield;
  const draft = isFault(parsed) ? parsed : (problemOf(parsed) ?? parsed);
  if (isFault(draft)) throw new Error(`cannot write a level code: ${draft.fault.kind}`);
  yield;
  const writer = createMixedRadixWriter();
  writer.codeUniform(MAX_LEVEL_CODE_PUZZLES, puzzleIndex);
  yield* encodeOrDecodeDraft(legend, writer, draft);
  const groups = yield* encodeGroups(yield* writer.encode());
  return groups.join("-");
}

/**
 * Parses a level code, as a task. Case does not matter; hyphens or spaces may separate groups. Returns a valid level,
 * or an error value that names the wrong group if there is a single one.
 */
export function* readLevelCode(code: string): Task<CodedLevel | LevelCodeFault> {
  const groups = splitGroups(code.toUpperCase());
  const wrong = findFault(groups);
  if (wrong !== undefined) return wrong;
  const number = yield* decodeGroups(groups);
  if ((yield* encodeGroups(number)).length < groups.length) return NO_LEVEL;
  const reader = createMixedRadixReader(number);
  const puzzleIndex = reader.codeUniform(MAX_LEVEL_CODE_PUZZLES, 0);
  if (puzzleIndex >= PUZZLES.length) return fault({ kind: "newer-game" });
  const { legend, problemOf } = PUZZLES[puzzleIndex].loadPuzzle();
  const draft = yield* encodeOrDecodeDraft(legend, reader, undefined);
  yield;
  if (draft === undefined || !reader.isEmpty() || problemOf(draft) !== undefined) return NO_LEVEL;
  yield;
  return { puzzleIndex, map: formatDraft(legend, draft) };
}

/**
 * Checks five letters as the group at index `group` (from 0) of a level code. Returns `last` if no group may follow,
 * `followed` if one must, and otherwise an error value.
 */
export function checkLevelGroup(text: string, group: number): "last" | "followed" | Fault<CodeFault> {
  const wrong = findGroupFault(text, group);
  if (wrong !== undefined) return fault(wrong);
  return isLast(text) ? "last" : "followed";
}

function* encodeGroups(number: BigNumber): Task<string[]> {
  const rest = [...number];
  const groups: string[] = [];
  for (;;) {
    yield;
    const first = divide(rest, PAIRS);
    const isEnd = rest.length === 0 || (rest.length === 1 && rest[0] < PAIRS - PAIRS_FOLLOWED);
    const second = isEnd ? PAIRS_FOLLOWED + divide(rest, PAIRS) : divide(rest, PAIRS_FOLLOWED);
    const values = [first % BASE, Math.floor(first / BASE), second % BASE, Math.floor(second / BASE)];
    values.push(checkValue(values, groups.length));
    groups.push(values.map((value) => LEVEL_CODE_ALPHABET.charAt(value)).join(""));
    if (isEnd) return groups;
  }
}

function checkValue(values: readonly number[], group: number): number {
  let sum = 0;
  for (let index = 0; index < DATA_LENGTH; index++) sum = timesTwo(add(sum, values[index]));
  return add(sum, group % BASE);
}

function isLast(text: string): boolean {
  return LEVEL_CODE_ALPHABET.indexOf(text.charAt(DATA_LENGTH - 1)) >= FOLLOWED_VALUES;
}

/** Splits a level code into groups at hyphens and spaces. A text without these is split after every five letters. */
function splitGroups(text: string): string[] {
  const words = text
    .split("-")
    .flatMap((word) => word.split(" "))
    .filter((word) => word !== "");
  if (words.length !== 1) return words;
  const groups: string[] = [];
  const [letters] = words;
  for (let first = 0; first < letters.length; first += LEVEL_GROUP_LENGTH)
    groups.push(letters.substring(first, first + LEVEL_GROUP_LENGTH));
  return groups;
}

function findFault(groups: readonly string[]): LevelCodeFault | undefined {
  if (groups.length === 0) return fault({ kind: "empty" });
  if (groups.length > MAX_GROUPS) return fault({ kind: "too-many-groups", groups: groups.length, most: MAX_GROUPS });
  for (let group = 0; group < groups.length; group++) {
    const wrong = findGroupFault(groups[group], group) ?? findEndFault(groups, group);
    if (wrong !== undefined) return { ...fault(wrong), group: group + 1 };
  }
  return undefined;
}

function findGroupFault(text: string, groupIndex: number): CodeFault | undefined {
  const group = groupIndex + 1;
  const values = valuesOf(text);
  const unknown = values.indexOf(-1);
  if (unknown >= 0) return { kind: "unknown-character", group, character: text.charAt(unknown) };
  if (text.length !== LEVEL_GROUP_LENGTH)
    return { kind: "wrong-group-length", group, letters: text.length, right: LEVEL_GROUP_LENGTH };
  return values[DATA_LENGTH] === checkValue(values, groupIndex) ? undefined : { kind: "wrong-group", group };
}

function findEndFault(groups: readonly string[], group: number): CodeFault | undefined {
  const isEnd = group === groups.length - 1;
  if (isLast(groups[group]) === isEnd) return undefined;
  return { kind: isEnd ? "ends-early" : "goes-on", group: group + 1 };
}

/** Returns the value of each letter of a text, or −1 for a character that no level code contains. */
function valuesOf(text: string): number[] {
  return text.split("").map((letter) => LEVEL_CODE_ALPHABET.indexOf(letter));
}

function* decodeGroups(groups: readonly string[]): Task<BigNumber> {
  const number: BigNumber = [];
  for (let group = groups.length - 1; group >= 0; group--) {
    yield;
    const values = valuesOf(groups[group]);
    const second = values[2] + BASE * values[3];
    if (isLast(groups[group])) multiplyAdd(number, PAIRS, second - PAIRS_FOLLOWED);
    else multiplyAdd(number, PAIRS_FOLLOWED, second);
    multiplyAdd(number, PAIRS, values[0] + BASE * values[1]);
  }
  return number;
}
