import type { Direction } from "../../kernel/direction";
import { NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import { joinSections, type SectionedText, type TextSection } from "./checksum";
import { RESUME_POINT_FIELDS, RESUME_POINT_KEY_FIELDS } from "./resume-point-fields";
import { HELP_DIGITS, type HelpRecord } from "./help";
import { MAX_FIRST_LEVELS, emptyResumePoint, setResumePoint, findResumePoint, type ResumePoint } from "./resume-point";
import { MEDAL_DIGITS } from "./medals";
import { CHALLENGE_HISTORY_FIELDS, type ChallengeHistory } from "./challenge-history";
import { isUpToDate, findSection, createSection, valuesOf, type Section } from "./section";
import { defaultSettings, SETTINGS_FIELDS, type Settings } from "./settings";
import { shortCount } from "../widgets/short-count";
import { freshStats, STATS_FIELDS, type Stats } from "./stats";
import type { ModeName } from "./tally";
import {
  count,
  counts,
  field,
  letters,
  map,
  MAX_COUNT,
  moves,
  puzzleId,
  parseField,
  parseFieldsOnly,
  wholeNumber,
  formatFields,
  type Field,
} from "./fields";

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
  readonly challenges: ChallengeHistory;
  /** In the order in which they were first played. */
  readonly puzzles: PuzzleSave[];
  /** Levels left in the middle: `levelLeft` reads one. They are replaced, never changed. */
  readonly resumePoints: Readonly<ResumePoint>[];
  /** Of the puzzles and levels above those that nobody has asked for since the save was loaded. */
  readonly unreadParts: UnreadPart[];
}

/** A part of the save that has its defaults still: what was written of it is read when somebody asks for the part. */
interface UnreadPart {
  readonly part: object;
  readonly read: () => void;
}

/** A save as a text, and the sections that it is made of. */
export interface PackedSave extends SectionedText {
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

const MAX_TITLE_ROW = 20;

/** Of a day that was not won, and of one that was. */
const DAY_DIGITS = "01";

/** More levels than any campaign has. */
const MAX_LEVELS = 400;

const TITLE_FIELDS: readonly Field<Save>[] = [
  field("world", puzzleId),
  field("titleRow", wholeNumber(0, MAX_TITLE_ROW)),
];

const DAILY_FIELDS: readonly Field<Daily>[] = [
  field("lastDay", count),
  field("streak", count),
  field("bestStreak", count),
  field("days", letters(DAY_DIGITS)),
  field("lastMap", map),
  field("lastMoves", moves),
];

const PUZZLE_FIELDS: readonly Field<PuzzleSave>[] = [
  field("medals", letters(MEDAL_DIGITS)),
  field("bests", counts(MAX_LEVELS)),
  field("rushBest", count),
  field("endlessBest", wholeNumber(1, MAX_COUNT)),
  field("levelsCleared", count),
  field("helps", letters(HELP_DIGITS, MAX_LEVELS)),
  field("helpDay", count),
  field("firsts", counts(MAX_FIRST_LEVELS * NUMBERS_PER_SKETCH)),
];

// Each section says what it is of: where others are lost, it still can be read.
const TITLE_HEADING = "# title";
const SETTINGS_HEADING = "# settings";
const STATS_HEADING = "# stats";
const PLAYED_HEADING = "# challenges";
const PUZZLE_HEADING = "# puzzle ";
const DAILY_HEADING = "# daily ";
const RESUME_POINT_HEADING = "# left";

/** A level that was left is replaced whole. */
const NO_FIELDS: readonly Field<ResumePoint>[] = [];

/** What a new player begins with. */
export function freshSave(): Save {
  return {
    world: "",
    titleRow: 0,
    settings: defaultSettings(),
    stats: freshStats(),
    challenges: { list: "" },
    puzzles: [],
    resumePoints: [],
    unreadParts: [],
  };
}

/** What is kept for one puzzle, begun anew if there is nothing yet. */
export function puzzleSave(save: Save, id: string): PuzzleSave {
  const puzzle = findOrCreatePuzzle(save, id);
  readPart(save, puzzle);
  readPart(save, puzzle.daily);
  return puzzle;
}

/** The level that was left in a mode of a puzzle; undefined if there is none. */
export function resumePointIn(save: Save, puzzle: string, mode: ModeName): Readonly<ResumePoint> | undefined {
  const level = findResumePoint(save.resumePoints, puzzle, mode);
  if (level !== undefined) readPart(save, level);
  return level;
}

/** Reads what nobody has asked for yet. */
export function readAllParts(save: Save): void {
  for (const { read } of save.unreadParts) read();
  save.unreadParts.length = 0;
}

function readPart(save: Save, part: object): void {
  const index = save.unreadParts.findIndex((unread) => unread.part === part);
  if (index >= 0) save.unreadParts.splice(index, 1)[0].read();
}

/** The puzzle's part of the save as it is, read or not; a fresh one if there is none. */
function findOrCreatePuzzle(save: Save, id: string): PuzzleSave {
  const existing = save.puzzles.find((puzzle) => puzzle.id === id);
  if (existing !== undefined) return existing;
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
export function packSave(save: Save, knownSections: readonly Section[] = []): PackedSave {
  const sections: Section[] = [];
  const add = <Part extends object>(
    heading: string,
    fields: readonly Field<Part>[],
    part: Part,
    changing = fields,
  ): void => {
    const before = findSection(part, knownSections, sections.length);
    if (before !== undefined && isUpToDate(before, changing, part)) {
      sections.push(before);
      return;
    }
    readPart(save, part);
    sections.push(createSection(heading, fields, changing, part, before));
  };
  add(TITLE_HEADING, TITLE_FIELDS, save);
  add(SETTINGS_HEADING, SETTINGS_FIELDS, save.settings);
  add(STATS_HEADING, STATS_FIELDS, save.stats);
  add(PLAYED_HEADING, CHALLENGE_HISTORY_FIELDS, save.challenges);
  for (const puzzle of save.puzzles) {
    add(PUZZLE_HEADING + puzzle.id, PUZZLE_FIELDS, puzzle);
    add(DAILY_HEADING + puzzle.id, DAILY_FIELDS, puzzle.daily);
  }
  for (const level of save.resumePoints) add(RESUME_POINT_HEADING, RESUME_POINT_FIELDS, level, NO_FIELDS);
  const textSections: TextSection[] = [];
  for (let index = 0; index < sections.length; index++) textSections.push(sections[index].written);
  const { text } = joinSections(textSections);
  return { sections, text, textSections };
}

/** One level of the save as a text, in the same form. */
export function packResumePoint(level: ResumePoint): string {
  return [RESUME_POINT_HEADING, ...formatFields(RESUME_POINT_FIELDS, level)].join("\n");
}

/**
 * The save in the sections of a text that `packSave` wrote; puzzles and levels are unread. Each field that is missing or
 * wrong has its default.
 */
export function unpackSections(textSections: readonly TextSection[]): UnpackedSave {
  const save = freshSave();
  const sections = takeSections(save, textSections);
  return { save, sections };
}

/** What the sections of a damaged save bring back, in a few words; empty if that is nothing. */
export function describeContents(save: Save, textSections: readonly TextSection[]): string {
  const has = (heading: string): boolean => textSections.some(({ text }) => text.startsWith(`${heading}\n`));
  const puzzles = save.puzzles.length;
  const resumePoints = save.resumePoints.length;
  const words: string[] = [];
  if (has(STATS_HEADING)) words.push(countWithPlural(save.stats.levelsCleared, "level cleared", "levels cleared"));
  if (puzzles > 0) words.push(countWithPlural(puzzles, "puzzle", "puzzles"));
  if (resumePoints > 0) words.push(countWithPlural(resumePoints, "left game", "left games"));
  if (has(SETTINGS_HEADING)) words.push("settings");
  return words.join(", ");
}

function countWithPlural(count: number, one: string, many: string): string {
  return `${shortCount(count)} ${count === 1 ? one : many}`;
}

/** Takes over into the save what some sections say: all of a save, or a level of it. */
export function readSections(save: Save, textSections: readonly TextSection[]): void {
  for (const { part } of takeSections(save, textSections)) readPart(save, part);
}

/** Takes over what sections say; gives those that belong to a part of the save. */
function takeSections(save: Save, textSections: readonly TextSection[]): Section[] {
  const sections: Section[] = [];
  const levels: ResumePoint[] = [];
  for (const part of textSections) takeSection(save, levels, sections, part);
  for (const level of levels) setResumePoint(save.resumePoints, level);
  return sections;
}

function takeSection(save: Save, levels: ResumePoint[], sections: Section[], written: TextSection): void {
  const [heading] = written.text.split("\n", 1);
  const take = <Part extends object>(fields: readonly Field<Part>[], part: Part): void => {
    takeUnread(save, sections, fields, part, written);
  };
  const takeAtOnce = <Part extends object>(fields: readonly Field<Part>[], part: Part): void => {
    take(fields, part);
    readPart(save, part);
  };
  const puzzleIn = (begins: string): PuzzleSave => findOrCreatePuzzle(save, heading.substring(begins.length));
  if (heading === TITLE_HEADING) takeAtOnce(TITLE_FIELDS, save);
  else if (heading === SETTINGS_HEADING) takeAtOnce(SETTINGS_FIELDS, save.settings);
  else if (heading === STATS_HEADING) takeAtOnce(STATS_FIELDS, save.stats);
  else if (heading === PLAYED_HEADING) takeAtOnce(CHALLENGE_HISTORY_FIELDS, save.challenges);
  else if (heading.startsWith(PUZZLE_HEADING)) take(PUZZLE_FIELDS, puzzleIn(PUZZLE_HEADING));
  else if (heading.startsWith(DAILY_HEADING)) take(DAILY_FIELDS, puzzleIn(DAILY_HEADING).daily);
  else if (heading === RESUME_POINT_HEADING) {
    const level = emptyResumePoint("", "endless");
    parseFieldsOnly(RESUME_POINT_KEY_FIELDS, level, written.text);
    levels.push(level);
    take(RESUME_POINT_FIELDS, level);
  }
}

/** The text becomes the part's section, to be read when somebody asks for the part. */
function takeUnread<Part extends object>(
  save: Save,
  sections: Section[],
  fields: readonly Field<Part>[],
  part: Part,
  written: TextSection,
): void {
  const readLines = (): void => {
    for (const line of written.text.split("\n")) parseField(fields, part, line);
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
  save.unreadParts.push({ part, read });
}
