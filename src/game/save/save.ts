/**
 * Defines the save, which holds everything that the game stores of the player's progress, and formats and parses it as
 * text. store.ts writes the files.
 */
import type { Direction } from "../../kernel/direction";
import { DAY_RECORD_FIELDS, createDayRecord, isEmptyDayRecord, type DayRecord } from "./day-record";
import { ENDINGS_FIELDS, type EndingsSeen } from "./endings";
import { joinSections, type SectionedText, type TextSection } from "./checksum";
import { RESUME_POINT_FIELDS } from "./resume-point-fields";
import { HELP_DIGITS, type HelpRecord } from "./help";
import { ENDLESS_FIELDS, hasEndlessRecord, type EndlessRecord } from "./keepsakes";
import {
  createResumePoint,
  findResumePoint,
  parseKey,
  keyOf,
  MAX_FIRST_LEVELS,
  removeUnread,
  setResumePoint,
  type ResumePoint,
  type ResumePoints,
  type UnreadResumePoint,
} from "./resume-point";
import type { KnownControls } from "./known-controls";
import { MEDAL_DIGITS } from "./medals";
import { createRemixRecord, REMIX_FIELDS, type RemixRecord } from "./remix-record";
import { CHALLENGE_HISTORY_FIELDS, type RecentChallenges } from "./recent-challenges";
import { isUpToDate, findSection, createSection, valuesOf, type Section } from "./section";
import { createDefaultSettings, SETTINGS_FIELDS, type Settings } from "./settings";
import { createSketchesCodec } from "./sketch-text";
import { createStats, STATS_FIELDS, type Stats } from "./stats";
import { PACES, type Pace } from "../../puzzles/pace";
import type { ModeName } from "./tally";
import {
  COUNT_CODEC,
  createCountsCodec,
  field,
  createLettersCodec,
  MAP_CODEC,
  MOVES_CODEC,
  createChoiceCodec,
  PUZZLE_ID_CODEC,
  parseFields,
  leaveOutIf,
  createWholeNumberCodec,
  formatFields,
  type Field,
} from "./fields";
import { TEXTS } from "../texts/index";

export interface DailySave {
  /**
   * The last day whose daily level the player won, as the number of days since 1 January 2000; 0 before the first win.
   */
  lastDay: number;
  /** The number of days in a row on which the player won the daily level, up to `lastDay`. */
  streak: number;
  bestStreak: number;
  /**
   * One digit for each of the last days up to `lastDay`, at most 31 digits: 1 if the player won the level of that
   * day, otherwise 0.
   */
  recentDays: string;
  /** The map (text form of a level) of the daily level won on `lastDay`; empty before the first win. */
  lastWonMap: string;
  /** The moves that won the daily level of `lastDay`; empty before the first win. */
  lastWinningMoves: readonly Direction[];
}

export interface PuzzleSave extends HelpRecord {
  readonly id: string;
  /** One digit with the earned medals for each level of the campaign; see medals.ts. */
  medals: string;
  /**
   * The fewest moves in which the player cleared each level of the campaign without a hint; 0 if there is no such win.
   */
  bestMoves: readonly number[];
  /** The player's best result in a rush, a game of three minutes: the most levels cleared in one rush. */
  rushBest: number;
  /** The difficulty pace of the endless run (a sequence of levels) that the player opened last. */
  pace: Pace;
  /**
   * The highest level number that the player has reached in endless runs (sequences of levels), for each difficulty
   * pace; 0 if no level is cleared.
   */
  bestLevels: readonly number[];
  /** The number of cleared levels of this puzzle, in all modes. */
  levelsCleared: number;
  /** How many levels of the puzzle the player has won in a row without help, up to now. */
  unaidedStreak: number;
  /**
   * The similarity sketches (numbers that are nearly equal for similar levels) of the first levels of the last
   * `MAX_FIRST_LEVELS` runs, the newest last. A new run must begin differently.
   */
  firstLevelSketches: string;
  /** The letters of the things, such as doors, about which a lesson has taught the player; see `NewThing`. */
  knownThings: string;
  readonly daily: DailySave;
  readonly endless: EndlessRecord;
}

/** The rows of the title screen's menu, from the top. The save stores the numbers of these rows. */
export const enum TitleRow {
  Play,
  Campaign,
  Today,
  Rush,
  Challenge,
  Workshop,
  Settings,
  Stats,
}

/**
 * The save in memory. A list of moves or counts must be replaced and never changed in place, because section.ts
 * recognises a change by the list's identity.
 */
export interface Save extends KnownControls, ResumePoints {
  /** The id of the puzzle on the title screen; empty before the player's first choice. */
  titlePuzzleId: string;
  titleRow: TitleRow;
  /**
   * The last day on which the title screen showed the line about the puzzle and the menu row that the player opened
   * last. In days since 1 January 2000; 0 before the first time.
   */
  lastPlaceDay: number;
  readonly settings: Settings;
  readonly stats: Stats;
  readonly challenges: RecentChallenges;
  readonly endings: EndingsSeen;
  readonly days: DayRecord;
  readonly remix: RemixRecord;
  /** The saved data of each puzzle, in the order in which the player first played the puzzles. */
  readonly puzzles: PuzzleSave[];
  readonly unreadSections: UnreadSection[];
}

/**
 * A part of the save, such as one puzzle's data, with default values until its text is parsed. It is parsed only when
 * it is needed, so that the game starts sooner.
 */
interface UnreadSection {
  readonly data: object;
  readonly read: () => void;
}

export interface PackedSave extends SectionedText {
  readonly sections: readonly Section[];
}

/**
 * A save that was parsed from a text, with the text's sections. `packSave` reuses the sections whose values have not
 * changed.
 */
export interface UnpackedSave {
  readonly save: Save;
  readonly sections: readonly Section[];
}

/**
 * The version of the save format that `packSave` writes. A new field needs no new version, because missing fields get
 * their default values.
 */
export const SAVE_VERSION = 1;

const MAX_TITLE_ROW = 20;

/**
 * The digits that stand for a day in the save: 1 if the player won the puzzle's daily level of that day, otherwise 0.
 */
const DAY_DIGITS = "01";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const MAX_LEVELS = 400;

const TITLE_FIELDS: readonly Field<Save>[] = [
  field("titlePuzzleId", PUZZLE_ID_CODEC),
  field("titleRow", createWholeNumberCodec(0, MAX_TITLE_ROW)),
  field("knownControls", createLettersCodec(LETTERS, LETTERS.length)),
  leaveOutIf(0, field("lastPlaceDay", COUNT_CODEC)),
];

const DAILY_FIELDS: readonly Field<DailySave>[] = [
  field("lastDay", COUNT_CODEC),
  field("streak", COUNT_CODEC),
  field("bestStreak", COUNT_CODEC),
  field("recentDays", createLettersCodec(DAY_DIGITS)),
  field("lastWonMap", MAP_CODEC),
  field("lastWinningMoves", MOVES_CODEC),
];

const PUZZLE_FIELDS: readonly Field<PuzzleSave>[] = [
  field("medals", createLettersCodec(MEDAL_DIGITS)),
  field("bestMoves", createCountsCodec(MAX_LEVELS)),
  field("rushBest", COUNT_CODEC),
  field("pace", createChoiceCodec<Pace>(PACES)),
  field("bestLevels", createCountsCodec(PACES.length)),
  field("levelsCleared", COUNT_CODEC),
  field("helpDigits", createLettersCodec(HELP_DIGITS, MAX_LEVELS)),
  field("helpDay", COUNT_CODEC),
  field("firstLevelSketches", createSketchesCodec(MAX_FIRST_LEVELS)),
  field("knownThings", createLettersCodec(LETTERS, LETTERS.length)),
  leaveOutIf(0, field("unaidedStreak", COUNT_CODEC)),
];

// Each section of the save begins with a heading, so that the section can be read even if other sections are lost.
const TITLE_HEADING = "# title";
const SETTINGS_HEADING = "# settings";
const STATS_HEADING = "# stats";
const CHALLENGES_HEADING = "# challenges";
const ENDINGS_HEADING = "# endings";
const DAYS_HEADING = "# days";
const REMIX_HEADING = "# remix";
const PUZZLE_HEADING = "# puzzle ";
const DAILY_HEADING = "# daily ";
const ENDLESS_HEADING = "# endless ";
const RESUME_POINT_HEADING = "# resume point";

/**
 * The fields of a resume point (a stored unfinished level) that may change after its text was formatted. There are
 * none, because a resume point is always replaced as a whole.
 */
const NO_FIELDS: readonly Field<ResumePoint>[] = [];

export function createFreshSave(): Save {
  return {
    titlePuzzleId: "",
    titleRow: TitleRow.Play,
    knownControls: "",
    lastPlaceDay: 0,
    settings: createDefaultSettings(),
    stats: createStats(),
    challenges: { text: "" },
    endings: { seen: "" },
    days: createDayRecord(),
    remix: createRemixRecord(),
    puzzles: [],
    resumePoints: [],
    unreadResumePoints: [],
    unreadSections: [],
  };
}

/** Returns the saved data of a puzzle, parsed from its text if necessary. Creates the data if there is none. */
export function openPuzzleSave(save: Save, id: string): PuzzleSave {
  const puzzle = findOrCreatePuzzle(save, id);
  readSection(save, puzzle);
  readSection(save, puzzle.daily);
  return puzzle;
}

/**
 * Returns the resume point of a puzzle's unfinished level in a mode, parsed from its text if necessary. Returns
 * undefined if there is none.
 */
export function openResumePoint(save: Save, puzzle: string, mode: ModeName): Readonly<ResumePoint> | undefined {
  const unread = removeUnread(save, keyOf(puzzle, mode));
  if (unread !== undefined) readResumePoint(save, unread.section);
  return findResumePoint(save.resumePoints, puzzle, mode);
}

/**
 * Parses a resume point (a stored unfinished level) and adds it to the save. The section keeps the text, so that it
 * need not be formatted again when the save is next written.
 */
function readResumePoint(save: Save, section: Section): void {
  const level = createResumePoint("", "rising");
  parseFields(RESUME_POINT_FIELDS, level, section.written.text);
  section.data = level;
  setResumePoint(save, level);
}

/** Parses all sections of the save that have not been parsed yet. */
export function readAllSections(save: Save): void {
  for (const { read } of save.unreadSections) read();
  save.unreadSections.length = 0;
  for (const { section } of save.unreadResumePoints.splice(0)) readResumePoint(save, section);
}

function readSection(save: Save, data: object): void {
  const index = save.unreadSections.findIndex((unread) => unread.data === data);
  if (index >= 0) save.unreadSections.splice(index, 1)[0].read();
}

/** Returns the saved data of a puzzle without parsing its text. Creates the data if there is none. */
function findOrCreatePuzzle(save: Save, id: string): PuzzleSave {
  const existing = save.puzzles.find((puzzle) => puzzle.id === id);
  if (existing !== undefined) return existing;
  const daily = { lastDay: 0, streak: 0, bestStreak: 0, recentDays: "", lastWonMap: "", lastWinningMoves: [] };
  const counts = { rushBest: 0, levelsCleared: 0, unaidedStreak: 0 };
  const puzzle: PuzzleSave = {
    id,
    medals: "",
    bestMoves: [],
    pace: "rising",
    bestLevels: [],
    ...counts,
    helpDigits: "",
    helpDay: 0,
    firstLevelSketches: "",
    knownThings: "",
    daily,
    endless: { cleared: 0, seenKeepsakes: 0 },
  };
  save.puzzles.push(puzzle);
  return puzzle;
}

/**
 * Formats the save as an ASCII text in the format of `SAVE_VERSION`. To save time, takes sections whose values have not
 * changed from `knownSections`.
 */
export function packSave(save: Save, knownSections: readonly Section[] = []): PackedSave {
  const sections = packSections(save, knownSections);
  const { text, textSections } = joinSections(listTextSections(sections));
  return { sections, text, textSections };
}

/** Returns the text of each section of a save. */
export function listTextSections(sections: readonly Section[]): TextSection[] {
  const textSections: TextSection[] = [];
  for (let index = 0; index < sections.length; index++) textSections.push(sections[index].written);
  return textSections;
}

/**
 * Formats the sections of the save, without joining them to one text. A section of `knownSections` is reused if its
 * values have not changed.
 */
export function packSections(save: Save, knownSections: readonly Section[]): readonly Section[] {
  const sections: Section[] = [];
  const add = <Data extends object>(heading: string, fields: readonly Field<Data>[], data: Data): void => {
    const before = findSection(data, knownSections, sections.length);
    if (before !== undefined && isUpToDate(before, fields, data)) {
      sections.push(before);
      return;
    }
    readSection(save, data);
    sections.push(createSection(heading, fields, fields, data, before));
  };
  add(TITLE_HEADING, TITLE_FIELDS, save);
  add(SETTINGS_HEADING, SETTINGS_FIELDS, save.settings);
  add(STATS_HEADING, STATS_FIELDS, save.stats);
  add(CHALLENGES_HEADING, CHALLENGE_HISTORY_FIELDS, save.challenges);
  if (save.endings.seen !== "") add(ENDINGS_HEADING, ENDINGS_FIELDS, save.endings);
  if (!isEmptyDayRecord(save.days)) add(DAYS_HEADING, DAY_RECORD_FIELDS, save.days);
  if (save.remix.week > 0 || save.remix.results.length > 0) add(REMIX_HEADING, REMIX_FIELDS, save.remix);
  for (const puzzle of save.puzzles) {
    add(PUZZLE_HEADING + puzzle.id, PUZZLE_FIELDS, puzzle);
    add(DAILY_HEADING + puzzle.id, DAILY_FIELDS, puzzle.daily);
    if (hasEndlessRecord(puzzle.endless)) add(ENDLESS_HEADING + puzzle.id, ENDLESS_FIELDS, puzzle.endless);
  }
  for (const { section } of save.unreadResumePoints) sections.push(section);
  for (const level of save.resumePoints) {
    // A resume point (a stored unfinished level) is never changed in place, so an earlier section of it is up to date.
    // Its values are not compared, which saves time.
    const known = findSection(level, knownSections, sections.length);
    sections.push(known ?? packNewResumePoint(level));
  }
  return sections;
}

/**
 * Formats a resume point (a stored unfinished level) that was set after the save was last formatted. There is no
 * earlier section that could be reused.
 */
function packNewResumePoint(level: ResumePoint): Section {
  return createSection(RESUME_POINT_HEADING, RESUME_POINT_FIELDS, NO_FIELDS, level, undefined);
}

/** Formats a resume point (a stored unfinished level) as a section of the save, without the checksum line. */
export function packResumePoint(level: ResumePoint): string {
  return [RESUME_POINT_HEADING, ...formatFields(RESUME_POINT_FIELDS, level)].join("\n");
}

/**
 * Creates a save from the sections that `packSave` wrote. Sections of puzzles and unfinished levels are parsed when
 * they are needed. Missing or invalid fields get default values.
 */
export function unpackSections(textSections: readonly TextSection[]): UnpackedSave {
  const save = createFreshSave();
  const sections = assignSections(save, textSections);
  return { save, sections };
}

/**
 * Returns a few words for the player about what the undamaged sections of a damaged save restore, or an empty text if
 * they restore nothing.
 */
export function describeContents(save: Save, textSections: readonly TextSection[]): string {
  const hasSection = (heading: string): boolean => textSections.some(({ text }) => text.startsWith(`${heading}\n`));
  const puzzles = save.puzzles.length;
  const resumePoints = save.resumePoints.length + save.unreadResumePoints.length;
  const phrases: string[] = [];
  if (hasSection(STATS_HEADING)) phrases.push(TEXTS.levelsCleared(save.stats.levelsCleared));
  if (puzzles > 0) phrases.push(TEXTS.saves.puzzles(puzzles));
  if (resumePoints > 0) phrases.push(TEXTS.saves.unfinishedGames(resumePoints));
  if (hasSection(SETTINGS_HEADING)) phrases.push(TEXTS.saves.settings);
  return phrases.join(", ");
}

/** Parses sections of a saved text into an existing save. Each value in a section replaces the value in the save. */
export function readSections(save: Save, textSections: readonly TextSection[]): void {
  for (const section of assignSections(save, textSections)) {
    readSection(save, section.data);
    const index = save.unreadResumePoints.findIndex((unread) => unread.section === section);
    if (index >= 0) readResumePoint(save, save.unreadResumePoints.splice(index, 1)[0].section);
  }
}

function assignSections(save: Save, textSections: readonly TextSection[]): Section[] {
  const sections: Section[] = [];
  const unread: UnreadResumePoint[] = [];
  for (const written of textSections) {
    const lineEnd = written.text.indexOf("\n");
    const heading = lineEnd < 0 ? written.text : written.text.substring(0, lineEnd);
    // The heading of resume points (stored unfinished levels) is tried first, because most sections of a save are
    // resume points.
    if (heading === RESUME_POINT_HEADING) assignResumePoint(save, unread, sections, written);
    else assignSection(save, heading, sections, written);
  }
  addUnreadResumePoints(save, unread);
  return sections;
}

/**
 * Adds a section with a resume point (a stored unfinished level) to the save. If the section begins with a key (puzzle
 * and mode), it is parsed later, when it is needed; otherwise at once.
 */
function assignResumePoint(save: Save, unread: UnreadResumePoint[], sections: Section[], written: TextSection): void {
  const section: Section = { data: written, values: undefined, lines: undefined, written };
  const key = parseKey(written.text, RESUME_POINT_HEADING.length);
  if (key === undefined) readResumePoint(save, section);
  else unread.push({ key, section });
  sections.push(section);
}

/**
 * Adds resume points (stored unfinished levels) whose texts are not parsed yet. Each replaces the resume point of the
 * same puzzle and mode. A table finds that resume point by its key, because searching the list took a twentieth of the
 * loading time.
 */
function addUnreadResumePoints(save: Save, added: readonly UnreadResumePoint[]): void {
  const { resumePoints, unreadResumePoints } = save;
  const indexes: Record<string, number | undefined> = {};
  unreadResumePoints.forEach(({ key }, index) => {
    indexes[key] = index;
  });
  for (const unread of added) {
    const index = indexes[unread.key];
    if (index === undefined) {
      indexes[unread.key] = unreadResumePoints.length;
      unreadResumePoints.push(unread);
    } else unreadResumePoints[index] = unread;
  }
  for (let index = resumePoints.length - 1; index >= 0; index--) {
    const { puzzleId: id, tally } = resumePoints[index];
    const isReplaced = indexes[keyOf(id, tally.mode)] !== undefined;
    if (isReplaced) resumePoints.splice(index, 1);
  }
}

function assignSection(save: Save, heading: string, sections: Section[], written: TextSection): void {
  const assign = <Data extends object>(fields: readonly Field<Data>[], data: Data): void => {
    assignUnread(save, sections, fields, data, written);
  };
  const assignParsed = <Data extends object>(fields: readonly Field<Data>[], data: Data): void => {
    assign(fields, data);
    readSection(save, data);
  };
  const openPuzzle = (prefix: string): PuzzleSave => findOrCreatePuzzle(save, heading.substring(prefix.length));
  if (heading === TITLE_HEADING) assignParsed(TITLE_FIELDS, save);
  else if (heading === SETTINGS_HEADING) assignParsed(SETTINGS_FIELDS, save.settings);
  else if (heading === STATS_HEADING) assignParsed(STATS_FIELDS, save.stats);
  else if (heading === CHALLENGES_HEADING) assignParsed(CHALLENGE_HISTORY_FIELDS, save.challenges);
  else if (heading === ENDINGS_HEADING) assignParsed(ENDINGS_FIELDS, save.endings);
  else if (heading === DAYS_HEADING) assignParsed(DAY_RECORD_FIELDS, save.days);
  else if (heading === REMIX_HEADING) assignParsed(REMIX_FIELDS, save.remix);
  else if (heading.startsWith(PUZZLE_HEADING)) assign(PUZZLE_FIELDS, openPuzzle(PUZZLE_HEADING));
  else if (heading.startsWith(DAILY_HEADING)) assign(DAILY_FIELDS, openPuzzle(DAILY_HEADING).daily);
  else if (heading.startsWith(ENDLESS_HEADING)) assignParsed(ENDLESS_FIELDS, openPuzzle(ENDLESS_HEADING).endless);
}

function assignUnread<Data extends object>(
  save: Save,
  sections: Section[],
  fields: readonly Field<Data>[],
  data: Data,
  written: TextSection,
): void {
  if (sections.some((section) => section.data === data)) {
    // A damaged save may contain two sections for this part of the save. Both are parsed, because each may lack fields
    // that the other has.
    readSection(save, data);
    parseFields(fields, data, written.text);
    return;
  }
  addUnread(save, sections, fields, data, written);
}

/**
 * Adds a section for one part of the save, which must not be in `sections` yet. Its text is parsed when the part is
 * needed.
 */
function addUnread<Data extends object>(
  save: Save,
  sections: Section[],
  fields: readonly Field<Data>[],
  data: Data,
  written: TextSection,
): void {
  const section: Section = { data, values: undefined, lines: undefined, written };
  const read = (): void => {
    section.lines = parseFields(fields, data, written.text);
    section.values = valuesOf(fields, data);
  };
  sections.push(section);
  save.unreadSections.push({ data, read });
}
