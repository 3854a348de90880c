/**
 * The picture without a board that opens a puzzle's chapter, a group of levels with the same scenery. The picture is
 * shown only once for each chapter while the program runs. Ⓐ skips it.
 */
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { ChapterOpening } from "../../puzzles/looks/chapter";
import { queueLine } from "../frame-events";
import { TEXTS } from "../texts/index";
import { loadChapter } from "./chapters";
import type { Mode } from "./mode";

const OPENING_MS = 1500;
/**
 * The light of the opening picture comes up in steps of this many milliseconds. The first step is black, and after
 * `DARK_STEPS` steps the picture is in full light.
 */
const DARK_STEP_MS = 90;
export const DARK_STEPS = 4;
/** The traveller sets off this many milliseconds after the beginning, when the picture is in full light. */
const TRAVEL_FROM_MS = DARK_STEPS * DARK_STEP_MS;
/** How long the traveller, a drawn figure, takes to slide into the opening picture of a chapter. */
export const TRAVEL_MS = 600;

export interface Opening {
  readonly opening: ChapterOpening;
  readonly name: string;
  /** The text that says which levels the opened chapter has, such as "21 to 30". */
  readonly levels: string;
  elapsedMs: number;
  /**
   * How long the traveller, a drawn figure, has slid into the opening picture of a chapter, in milliseconds, at most
   * `TRAVEL_MS`.
   */
  travelledMs: number;
  /** How dark the opening picture still is: `DARK_STEPS` is black, and 0 is full light. */
  darkness: number;
  isAnnounced: boolean;
}

/**
 * The chapters whose opening picture was shown since the start of the game. A key is the puzzle's id and the chapter's
 * index.
 */
const opened: Record<string, true | undefined> = {};

/**
 * Returns the opening picture of the chapter that begins with the mode's current level. Returns undefined if no chapter
 * begins there, if the picture was shown before, or if it is the first chapter or the levels after hours (optional
 * levels after the campaign).
 */
export function openChapter(puzzle: AnyPuzzle, mode: Pick<Mode, "chapter">): Opening | undefined {
  const levelInChapter = mode.chapter?.();
  if (levelInChapter === undefined || levelInChapter.level !== levelInChapter.firstLevel) return undefined;
  if (levelInChapter.isAfterHours === true) return undefined;
  const chapter = loadChapter(puzzle, levelInChapter.index);
  const key = `${puzzle.id} ${levelInChapter.index}`;
  if (chapter === undefined || opened[key] === true) return undefined;
  opened[key] = true;
  const { name, opening } = chapter;
  const levels = TEXTS.levelsFromTo(levelInChapter.firstLevel, levelInChapter.lastLevel);
  return { opening, name, levels, elapsedMs: 0, travelledMs: 0, darkness: DARK_STEPS, isAnnounced: false };
}

/** Advances the opening picture of a chapter by one frame. Ⓐ ends it before its time, and Ⓑ leaves the level. */
export function advanceOpening(opening: Opening, input: Input, elapsedMs: number): "shown" | "over" | "leaves" {
  if (input.isBPressed) return "leaves";
  opening.elapsedMs += elapsedMs;
  const isCalm = wantsLessFlashing();
  opening.travelledMs = isCalm ? TRAVEL_MS : Math.min(TRAVEL_MS, Math.max(0, opening.elapsedMs - TRAVEL_FROM_MS));
  opening.darkness = isCalm ? 0 : Math.max(0, DARK_STEPS - Math.floor(opening.elapsedMs / DARK_STEP_MS));
  return input.isAPressed || opening.elapsedMs >= OPENING_MS ? "over" : "shown";
}

/** Announces the name of the opened chapter and the numbers of its levels to screen readers, once. */
export function announceOpening(opening: Opening): void {
  if (opening.isAnnounced) return;
  opening.isAnnounced = true;
  queueLine("announcement", `${opening.name}, ${opening.levels}`);
}
