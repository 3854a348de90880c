import type { Direction } from "../../kernel/direction";
import { SKETCH_NUMBERS } from "../../kernel/sketch";
import { joined, type Joined, type Summed } from "./checksum";
import { LEFT_FIELDS, LEFT_PLACE } from "./left-fields";
import { HELP_DIGITS, type HelpRecord } from "./help";
import { FIRST_LEVELS, freshLeftLevel, leaveLevel, levelLeftIn, type LeftLevel } from "./left-level";
import { MEDAL_DIGITS } from "./medals";
import { PLAYED, type PlayedSave } from "./played-save";
import { holds, sectionBefore, sectionOf, valuesOf, type Section } from "./section";
import { freshSettings, SETTINGS, type Settings } from "./settings";
import { shortCount } from "../widgets/short-count";
import { freshStats, STATS, type Stats } from "./stats";
import type { ModeName } from "./tally";
import {
  count,
  counts,
  field,
  letters,
  map,
  MOST_COUNT,
  moves,
  puzzleId,
  readField,
  readOnly,
  whole,
  writeFields,
  type Field,
} from "./text";

/** The level of the day. */
export interface Daily {
  /** The last day whose level was won, counted from 1 January 2000; 0 before the first. */
  lastDay: number;
  /** Days won one after the other up to the last one. */
  streak: number;
  bestStreak: number;
  /** For each of the last days up to `lastDay` whether it was won: 1 or 0, at most a week of them. */
  days: string;
  /** The level of that last day as its map, and how it was won; empty before the first. */
  lastMap: string;
  lastMoves: readonly Direction[];
}

/** What is kept for each puzzle. */
export interface PuzzleSave extends HelpRecord {
  readonly id: string;
  /** For each level of the campaign a digit: see medals.ts. */
  medals: string;
  /** For each level of the campaign the fewest moves that it was cleared in without a hint; 0 for none. */
  bests: readonly number[];
  /** Most levels won in a rush. */
  rushBest: number;
  /** The highest level number ever reached in an endless run. */
  endlessBest: number;
  /** Levels cleared, in all modes. */
  levelsCleared: number;
  /** The first sketches of the levels that the last `FIRST_LEVELS` runs began with, newest last: see kernel/sketch. */
  firsts: readonly number[];
  readonly daily: Daily;
}

/** All that the game keeps. Lists of moves and of counts are replaced, never changed: see section.ts. */
export interface Save {
  /** The id of the puzzle that the title shows; empty before the first choice. */
  world: string;
  /** What was last chosen on the title, from 0. */
  titleRow: number;
  readonly settings: Settings;
  readonly stats: Stats;
  readonly played: PlayedSave;
  /** In the order in which they were first played. */
  readonly puzzles: PuzzleSave[];
  /** Levels left in the middle: `levelLeft` reads one. They are replaced, never changed. */
  readonly left: Readonly<LeftLevel>[];
  /** Of the puzzles and levels above those that nobody has asked for since the save was loaded. */
  readonly unread: Unread[];
}

/** A part of the save that has its defaults still: what was written of it is read when somebody asks for the part. */
interface Unread {
  readonly part: object;
  readonly read: () => void;
}

/** A save as a text, and the sections that it is made of. */
export interface PackedSave extends Joined {
  readonly sections: readonly Section[];
}

/** A save from a text, and the sections of the text: what `packSave` finds unchanged in them it takes letter by letter. */
export interface UnpackedSave {
  readonly save: Save;
  readonly sections: readonly Section[];
}

/**
 * The version of the saves that `packSave` writes. A field that is only added needs no new one: where it is missing it has
 * its default.
 */
export const SAVE_VERSION = 1;

const MOST_TITLE_ROWS = 20;

/** Of a day that was not won, and of one that was. */
const DAY_DIGITS = "01";

/** More levels than any campaign has. */
const MOST_LEVELS = 400;

const OVERALL: readonly Field<Save>[] = [field("world", puzzleId), field("titleRow", whole(0, MOST_TITLE_ROWS))];

const DAILY: readonly Field<Daily>[] = [
  field("lastDay", count),
  field("streak", count),
  field("bestStreak", count),
  field("days", letters(DAY_DIGITS)),
  field("lastMap", map),
  field("lastMoves", moves),
];

const PUZZLE: readonly Field<PuzzleSave>[] = [
  field("medals", letters(MEDAL_DIGITS)),
  field("bests", counts(MOST_LEVELS)),
  field("rushBest", count),
  field("endlessBest", whole(1, MOST_COUNT)),
  field("levelsCleared", count),
  field("helps", letters(HELP_DIGITS, MOST_LEVELS)),
  field("helpDay", count),
  field("firsts", counts(FIRST_LEVELS * SKETCH_NUMBERS)),
];

// Each section says what it is of: where others are lost, it still can be read.
const OVERALL_HEADING = "# title";
const SETTINGS_HEADING = "# settings";
const STATS_HEADING = "# stats";
const PLAYED_HEADING = "# challenges";
const PUZZLE_HEADING = "# puzzle ";
const DAILY_HEADING = "# daily ";
const LEFT_HEADING = "# left";

/** A level that was left is replaced whole. */
const NEVER_CHANGED: readonly Field<LeftLevel>[] = [];

/** What a new player begins with. */
export function freshSave(): Save {
  return {
    world: "",
    titleRow: 0,
    settings: freshSettings(),
    stats: freshStats(),
    played: { list: "" },
    puzzles: [],
    left: [],
    unread: [],
  };
}

/** What is kept for one puzzle, begun anew if there is nothing yet. */
export function puzzleSave(save: Save, id: string): PuzzleSave {
  const puzzle = beginPuzzle(save, id);
  readPart(save, puzzle);
  readPart(save, puzzle.daily);
  return puzzle;
}

/** The level that was left in a mode of a puzzle; undefined if there is none. */
export function levelLeft(save: Save, puzzle: string, mode: ModeName): Readonly<LeftLevel> | undefined {
  const level = levelLeftIn(save.left, puzzle, mode);
  if (level !== undefined) readPart(save, level);
  return level;
}

/** Reads what nobody has asked for yet. */
export function readAll(save: Save): void {
  for (const { read } of save.unread) read();
  save.unread.length = 0;
}

function readPart(save: Save, part: object): void {
  const at = save.unread.findIndex((unread) => unread.part === part);
  if (at >= 0) save.unread.splice(at, 1)[0].read();
}

/** The puzzle's part of the save as it is, read or not; a fresh one if there is none. */
function beginPuzzle(save: Save, id: string): PuzzleSave {
  const there = save.puzzles.find((puzzle) => puzzle.id === id);
  if (there !== undefined) return there;
  const daily = { lastDay: 0, streak: 0, bestStreak: 0, days: "", lastMap: "", lastMoves: [] };
  const counts = { rushBest: 0, endlessBest: 1, levelsCleared: 0 };
  const puzzle: PuzzleSave = { id, medals: "", bests: [], ...counts, helps: "", helpDay: 0, firsts: [], daily };
  save.puzzles.push(puzzle);
  return puzzle;
}

/**
 * The save as a text of plain letters, in the form of version `SAVE_VERSION`. What has not changed since `known` were
 * written, or read, is taken from there, and says the same as without them.
 */
export function packSave(save: Save, known: readonly Section[] = []): PackedSave {
  const sections: Section[] = [];
  const add = <Part extends object>(
    heading: string,
    fields: readonly Field<Part>[],
    part: Part,
    changing = fields,
  ): void => {
    const before = sectionBefore(part, known, sections.length);
    if (before !== undefined && holds(before, changing, part)) {
      sections.push(before);
      return;
    }
    readPart(save, part);
    sections.push(sectionOf(heading, fields, changing, part, before));
  };
  add(OVERALL_HEADING, OVERALL, save);
  add(SETTINGS_HEADING, SETTINGS, save.settings);
  add(STATS_HEADING, STATS, save.stats);
  add(PLAYED_HEADING, PLAYED, save.played);
  for (const puzzle of save.puzzles) {
    add(PUZZLE_HEADING + puzzle.id, PUZZLE, puzzle);
    add(DAILY_HEADING + puzzle.id, DAILY, puzzle.daily);
  }
  for (const level of save.left) add(LEFT_HEADING, LEFT_FIELDS, level, NEVER_CHANGED);
  const parts: Summed[] = [];
  for (let at = 0; at < sections.length; at++) parts.push(sections[at].written);
  const { text } = joined(parts);
  return { sections, text, parts };
}

/** One level of the save as a text, in the same form. */
export function packLeftLevel(level: LeftLevel): string {
  return [LEFT_HEADING, ...writeFields(LEFT_FIELDS, level)].join("\n");
}

/**
 * The save in the sections of a text that `packSave` wrote; puzzles and levels are unread. Each field that is missing or
 * wrong has its default.
 */
export function unpackParts(parts: readonly Summed[]): UnpackedSave {
  const save = freshSave();
  const sections = takeParts(save, parts);
  return { save, sections };
}

/** What the sections of a damaged save bring back, in a few words; empty if that is nothing. */
export function contentsOf(save: Save, parts: readonly Summed[]): string {
  const has = (heading: string): boolean => parts.some(({ text }) => text.startsWith(`${heading}\n`));
  const puzzles = save.puzzles.length;
  const left = save.left.length;
  const words: string[] = [];
  if (has(STATS_HEADING)) words.push(counted(save.stats.levelsCleared, "level cleared", "levels cleared"));
  if (puzzles > 0) words.push(counted(puzzles, "puzzle", "puzzles"));
  if (left > 0) words.push(counted(left, "left game", "left games"));
  if (has(SETTINGS_HEADING)) words.push("settings");
  return words.join(", ");
}

function counted(count: number, one: string, many: string): string {
  return `${shortCount(count)} ${count === 1 ? one : many}`;
}

/** Takes over into the save what some sections say: all of a save, or a level of it. */
export function readSections(save: Save, parts: readonly Summed[]): void {
  for (const { part } of takeParts(save, parts)) readPart(save, part);
}

/** Takes over what sections say; gives those that belong to a part of the save. */
function takeParts(save: Save, parts: readonly Summed[]): Section[] {
  const sections: Section[] = [];
  const levels: LeftLevel[] = [];
  for (const part of parts) takePart(save, levels, sections, part);
  for (const level of levels) leaveLevel(save.left, level);
  return sections;
}

function takePart(save: Save, levels: LeftLevel[], sections: Section[], written: Summed): void {
  const [heading] = written.text.split("\n", 1);
  const take = <Part extends object>(fields: readonly Field<Part>[], part: Part): void => {
    takeUnread(save, sections, fields, part, written);
  };
  const takeAtOnce = <Part extends object>(fields: readonly Field<Part>[], part: Part): void => {
    take(fields, part);
    readPart(save, part);
  };
  const puzzleIn = (begins: string): PuzzleSave => beginPuzzle(save, heading.substring(begins.length));
  if (heading === OVERALL_HEADING) takeAtOnce(OVERALL, save);
  else if (heading === SETTINGS_HEADING) takeAtOnce(SETTINGS, save.settings);
  else if (heading === STATS_HEADING) takeAtOnce(STATS, save.stats);
  else if (heading === PLAYED_HEADING) takeAtOnce(PLAYED, save.played);
  else if (heading.startsWith(PUZZLE_HEADING)) take(PUZZLE, puzzleIn(PUZZLE_HEADING));
  else if (heading.startsWith(DAILY_HEADING)) take(DAILY, puzzleIn(DAILY_HEADING).daily);
  else if (heading === LEFT_HEADING) {
    const level = freshLeftLevel("", "endless");
    readOnly(LEFT_PLACE, level, written.text);
    levels.push(level);
    take(LEFT_FIELDS, level);
  }
}

/** The text becomes the part's section, to be read when somebody asks for the part. */
function takeUnread<Part extends object>(
  save: Save,
  sections: Section[],
  fields: readonly Field<Part>[],
  part: Part,
  written: Summed,
): void {
  const readLines = (): void => {
    for (const line of written.text.split("\n")) readField(fields, part, line);
  };
  if (sections.some((section) => section.part === part)) {
    // What is said a second time belongs to the part, but is not all that was said of it: it is no section.
    readPart(save, part);
    readLines();
    return;
  }
  const section: Section = { part, values: undefined, lines: undefined, written };
  const read = (): void => {
    readLines();
    section.values = valuesOf(fields, part);
  };
  sections.push(section);
  save.unread.push({ part, read });
}
