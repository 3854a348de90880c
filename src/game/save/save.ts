import type { Direction } from "../../kernel/direction";
import { SEED_LIMIT } from "../../kernel/random";
import { joinLines, type Summed } from "./checksum";
import { freshLeftLevel, leaveLevel, RECENT_LEVELS, type LeftLevel } from "./left-level";
import { countsOf, MODES, MOST_COUNTS, tallyOf, type ModeName } from "./tally";
import { MEDAL_DIGITS } from "./medals";
import { sectionOf, type Section } from "./section";
import {
  count,
  counts,
  field,
  letters,
  map,
  MOST_COUNT,
  moves,
  oneOf,
  readField,
  whole,
  writeFields,
  yesOrNo,
  type Field,
} from "./text";

/** What the player chose, for all puzzles. */
export interface Settings {
  /** Whether the lamp shows if the position can still be won. */
  lampIsShown: boolean;
  /** 0 is off, 3 the loudest. */
  soundVolume: number;
  animationSpeed: AnimationSpeed;
  /** Asked for in the game; the system's own setting is honoured besides. */
  lessFlashing: boolean;
  hudSide: HudSide;
}

type AnimationSpeed = "calm" | "brisk";
export type HudSide = "left" | "right";

export interface Stats {
  levelsCleared: number;
  movesMade: number;
  rewinds: number;
  /** Levels won one after the other in endless runs without a rewind or a hint: now, and at the most. */
  streak: number;
  longestStreak: number;
}

/** The level of the day. */
export interface Daily {
  /** The last day whose level was won, counted from 1 January 2000; 0 before the first. */
  lastDay: number;
  /** Days won one after the other up to the last one. */
  streak: number;
  bestStreak: number;
  /** The level of that last day as its map, and how it was won; empty before the first. */
  lastMap: string;
  lastMoves: readonly Direction[];
}

/** What is kept for each puzzle. */
export interface PuzzleSave {
  readonly id: string;
  /** For each level of the campaign a digit: see medals.ts. */
  medals: string;
  /** Most levels won in a rush. */
  rushBest: number;
  /** The highest level number ever reached in an endless run. */
  endlessBest: number;
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
  /** In the order in which they were first played. */
  readonly puzzles: PuzzleSave[];
  /** Levels left in the middle. */
  readonly left: LeftLevel[];
}

/** A save as a text, and the sections that it is made of. */
export interface PackedSave extends Summed {
  readonly sections: readonly Section[];
}

/**
 * Rewrites a packed save of one version as one of the next. A field that is only added needs no new version: where it
 * is missing, it has its default.
 */
type Upgrade = (packed: string) => string;

/** The first makes version 2 of version 1, and so on: a new one goes to the end. */
const UPGRADES: readonly Upgrade[] = [withTablesOfAllModes];

/** The version of the saves that `packSave` writes. */
export const SAVE_VERSION = UPGRADES.length + 1;

const MOST_TITLE_ROWS = 20;
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz-";

const OVERALL: readonly Field<Save>[] = [
  field("world", letters(ID_LETTERS)),
  field("titleRow", whole(0, MOST_TITLE_ROWS)),
];

const SETTINGS: readonly Field<Settings>[] = [
  field("lampIsShown", yesOrNo),
  field("soundVolume", whole(0, 3)),
  field("animationSpeed", oneOf<AnimationSpeed>(["calm", "brisk"])),
  field("lessFlashing", yesOrNo),
  field("hudSide", oneOf<HudSide>(["left", "right"])),
];

const STATS: readonly Field<Stats>[] = [
  field("levelsCleared", count),
  field("movesMade", count),
  field("rewinds", count),
  field("streak", count),
  field("longestStreak", count),
];

const DAILY: readonly Field<Daily>[] = [
  field("lastDay", count),
  field("streak", count),
  field("bestStreak", count),
  field("lastMap", map),
  field("lastMoves", moves),
];

const PUZZLE: readonly Field<PuzzleSave>[] = [
  field("medals", letters(MEDAL_DIGITS)),
  field("rushBest", count),
  field("endlessBest", whole(1, MOST_COUNT)),
];

const modes = oneOf<ModeName>(MODES);
const tallyCounts = counts(MOST_COUNTS);

/** The mode stands before its tally. */
const mode: Field<LeftLevel> = {
  name: "tally",
  label: "mode",
  write: (left) => modes.write(left.tally.mode),
  read: (left, text) => {
    const named = modes.read(text);
    if (named !== undefined) left.tally = tallyOf(named, []);
  },
};

const tally: Field<LeftLevel> = {
  name: "tally",
  label: "tally",
  write: (left) => tallyCounts.write(countsOf(left.tally)),
  read: (left, text) => {
    const counted = tallyCounts.read(text);
    if (counted !== undefined) left.tally = tallyOf(left.tally.mode, counted);
  },
};

const LEFT: readonly Field<LeftLevel>[] = [
  field("puzzle", letters(ID_LETTERS)),
  mode,
  field("seed", whole(0, SEED_LIMIT - 1)),
  field("levelNumber", whole(1, MOST_COUNT)),
  field("recent", counts(RECENT_LEVELS)),
  tally,
  field("map", map),
  field("moves", moves),
  field("goal", count),
  field("hints", count),
  field("rewinds", count),
  field("losses", count, "falls"),
];

const LEFT_HEADING = "# left\n";

/** What a new player begins with. */
export function freshSave(): Save {
  return {
    world: "",
    titleRow: 0,
    settings: { lampIsShown: true, soundVolume: 3, animationSpeed: "calm", lessFlashing: false, hudSide: "left" },
    stats: { levelsCleared: 0, movesMade: 0, rewinds: 0, streak: 0, longestStreak: 0 },
    puzzles: [],
    left: [],
  };
}

/** What is kept for one puzzle, begun anew if there is nothing yet. */
export function puzzleSave(save: Save, id: string): PuzzleSave {
  const there = save.puzzles.find((puzzle) => puzzle.id === id);
  if (there !== undefined) return there;
  const daily = { lastDay: 0, streak: 0, bestStreak: 0, lastMap: "", lastMoves: [] };
  const puzzle: PuzzleSave = { id, medals: "", rushBest: 0, endlessBest: 1, daily };
  save.puzzles.push(puzzle);
  return puzzle;
}

/**
 * The save as a text of plain letters, in the form of version `SAVE_VERSION`. What has not changed since `before` was
 * packed is taken from there; the text is the same without it.
 */
export function packSave(save: Save, before?: PackedSave): PackedSave {
  const known = before?.sections ?? [];
  const sections: Section[] = [];
  const add = <Part extends object>(heading: string, fields: readonly Field<Part>[], part: Part): void => {
    sections.push(sectionOf(known, sections.length, heading, fields, part));
  };
  add("", OVERALL, save);
  add("# settings\n", SETTINGS, save.settings);
  add("# stats\n", STATS, save.stats);
  for (const puzzle of save.puzzles) {
    add(`# puzzle ${puzzle.id}\n`, PUZZLE, puzzle);
    add("# daily\n", DAILY, puzzle.daily);
  }
  for (const level of save.left) add(LEFT_HEADING, LEFT, level);
  return { sections, ...joinLines(sections.map(({ written }) => written)) };
}

/** One level of the save as a text, in the same form. */
export function packLeftLevel(level: LeftLevel): string {
  return LEFT_HEADING + writeFields(LEFT, level).join("\n");
}

/** The save in a text that `packSave` of `version` wrote. Each field that is missing or wrong has its default. */
export function unpackSave(packed: string, version: number): Save {
  const save = freshSave();
  readSections(save, upgrade(packed, version, UPGRADES));
  return save;
}

/** Takes over into the save what a text of the present version says: all of a save, or a level of it. */
export function readSections(save: Save, packed: string): void {
  const levels: LeftLevel[] = [];
  let read = (line: string): void => {
    readField(OVERALL, save, line);
  };
  for (const line of packed.split("\n")) {
    if (line.startsWith("# ")) read = openSection(save, levels, line.substring(2));
    else read(line);
  }
  for (const level of levels) leaveLevel(save.left, level);
}

/** A packed save of `version` as one of the version after the last of `upgrades`. */
export function upgrade(packed: string, version: number, upgrades: readonly Upgrade[]): string {
  let text = packed;
  for (const next of upgrades.slice(version - 1)) text = next(text);
  return text;
}

/** Where the lines below a heading go. */
function openSection(save: Save, levels: LeftLevel[], heading: string): (line: string) => void {
  if (heading === "settings") return into(SETTINGS, save.settings);
  if (heading === "stats") return into(STATS, save.stats);
  if (heading.startsWith("puzzle ")) return into(PUZZLE, puzzleSave(save, heading.substring("puzzle ".length)));
  if (heading === "daily" && save.puzzles.length > 0) return into(DAILY, save.puzzles[save.puzzles.length - 1].daily);
  if (heading === "left") {
    const level = freshLeftLevel("", "endless");
    levels.push(level);
    return into(LEFT, level);
  }
  return () => undefined;
}

function into<Part>(fields: readonly Field<Part>[], part: Part): (line: string) => void {
  return (line) => {
    readField(fields, part, line);
  };
}

/**
 * Version 2: the level of the day belongs to a puzzle (there was but one), and levels of all modes are kept, those of
 * endless runs among them.
 */
function withTablesOfAllModes(packed: string): string {
  const lines: string[] = [];
  const daily: string[] = [];
  const left: string[] = [];
  let section = "";
  let puzzle = "";
  for (const line of packed.split("\n")) {
    if (line.startsWith("# ")) section = line;
    if (section === "# daily") daily.push(line);
    else if (section !== "# endless") lines.push(line);
    else if (line.startsWith("best ")) lines.push(`endlessBest ${line.substring("best ".length)}`);
    else if (line === section) left.push("# left", `puzzle ${puzzle}`, "mode endless");
    else left.push(line);
    if (line.startsWith("# puzzle ")) puzzle = line.substring("# puzzle ".length);
  }
  return [...withDaily(lines, daily), ...left].join("\n");
}

/** The lines with those of the level of the day after the first puzzle's. */
function withDaily(lines: readonly string[], daily: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.startsWith("# puzzle "));
  if (first < 0) return [...lines];
  let end = first + 1;
  while (end < lines.length && !lines[end].startsWith("# ")) end++;
  return [...lines.slice(0, end), ...daily, ...lines.slice(end)];
}
