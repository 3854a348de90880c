import type { Direction } from "../kernel/direction";
import { SEED_LIMIT } from "../kernel/random";
import { RECENT_LEVELS } from "./endless";
import { freshProgress, type Progress } from "./progress";
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
} from "./save-text";

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

export type AnimationSpeed = "calm" | "brisk";
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
  /** For each level of the campaign a digit: see game/medals. */
  medals: string;
  /** Most levels won in a rush. */
  rushBest: number;
  /** Undefined before the first endless level. */
  endless: Progress | undefined;
}

/** All that the game keeps. */
export interface Save {
  readonly settings: Settings;
  readonly stats: Stats;
  readonly daily: Daily;
  /** How many of the first lessons were done. */
  lessonsDone: number;
  /** In the order in which they were first played. */
  readonly puzzles: PuzzleSave[];
}

/**
 * Rewrites a packed save of one version as one of the next. A field that is only added needs no new version: where it
 * is missing, it has its default.
 */
export type Upgrade = (packed: string) => string;

/** The first makes version 2 of version 1, and so on: a new one goes to the end. */
const UPGRADES: readonly Upgrade[] = [];

/** The version of the saves that `packSave` writes. */
export const SAVE_VERSION = UPGRADES.length + 1;

const OVERALL: readonly Field<Save>[] = [field("lessonsDone", count)];

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

const PUZZLE: readonly Field<PuzzleSave>[] = [field("medals", letters("012345678")), field("rushBest", count)];

const ENDLESS: readonly Field<Progress>[] = [
  field("best", whole(1, MOST_COUNT)),
  field("seed", whole(0, SEED_LIMIT - 1)),
  field("levelNumber", whole(1, MOST_COUNT)),
  field("recent", counts(RECENT_LEVELS)),
  field("map", map),
  field("moves", moves),
  field("goal", count),
];

/** What a new player begins with. */
export function freshSave(): Save {
  return {
    settings: { lampIsShown: true, soundVolume: 3, animationSpeed: "calm", lessFlashing: false, hudSide: "left" },
    stats: { levelsCleared: 0, movesMade: 0, rewinds: 0, streak: 0, longestStreak: 0 },
    daily: { lastDay: 0, streak: 0, bestStreak: 0, lastMap: "", lastMoves: [] },
    lessonsDone: 0,
    puzzles: [],
  };
}

/** What is kept for one puzzle, begun anew if there is nothing yet. */
export function puzzleSave(save: Save, id: string): PuzzleSave {
  const there = save.puzzles.find((puzzle) => puzzle.id === id);
  if (there !== undefined) return there;
  const puzzle: PuzzleSave = { id, medals: "", rushBest: 0, endless: undefined };
  save.puzzles.push(puzzle);
  return puzzle;
}

/** The save as a text of plain letters, in the form of version `SAVE_VERSION`. */
export function packSave(save: Save): string {
  const lines = [
    ...writeFields(OVERALL, save),
    "# settings",
    ...writeFields(SETTINGS, save.settings),
    "# stats",
    ...writeFields(STATS, save.stats),
    "# daily",
    ...writeFields(DAILY, save.daily),
  ];
  for (const puzzle of save.puzzles) {
    lines.push(`# puzzle ${puzzle.id}`, ...writeFields(PUZZLE, puzzle));
    if (puzzle.endless !== undefined) lines.push("# endless", ...writeFields(ENDLESS, puzzle.endless));
  }
  return lines.join("\n");
}

/** The save in a text that `packSave` of `version` wrote. Each field that is missing or wrong has its default. */
export function unpackSave(packed: string, version: number): Save {
  const save = freshSave();
  let read = (line: string): void => {
    readField(OVERALL, save, line);
  };
  for (const line of upgrade(packed, version, UPGRADES).split("\n")) {
    if (line.startsWith("# ")) read = openSection(save, line.substring(2));
    else read(line);
  }
  return save;
}

/** A packed save of `version` as one of the version after the last of `upgrades`. */
export function upgrade(packed: string, version: number, upgrades: readonly Upgrade[]): string {
  let text = packed;
  for (const next of upgrades.slice(version - 1)) text = next(text);
  return text;
}

/** Where the lines below a heading go. */
function openSection(save: Save, heading: string): (line: string) => void {
  if (heading === "settings") return into(SETTINGS, save.settings);
  if (heading === "stats") return into(STATS, save.stats);
  if (heading === "daily") return into(DAILY, save.daily);
  if (heading.startsWith("puzzle ")) return into(PUZZLE, puzzleSave(save, heading.substring("puzzle ".length)));
  if (heading === "endless" && save.puzzles.length > 0) {
    const endless = freshProgress();
    save.puzzles[save.puzzles.length - 1].endless = endless;
    return into(ENDLESS, endless);
  }
  return () => undefined;
}

function into<Part>(fields: readonly Field<Part>[], part: Part): (line: string) => void {
  return (line) => {
    readField(fields, part, line);
  };
}
