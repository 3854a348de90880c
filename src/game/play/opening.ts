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
/** How long the traveller, a drawn figure, takes to slide into the opening picture of a chapter. */
export const TRAVEL_MS = 900;

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
  return { opening, name, levels, elapsedMs: 0, travelledMs: 0, isAnnounced: false };
}

/** Advances the opening picture of a chapter by one frame. Ⓐ ends it before its time, and Ⓑ leaves the level. */
export function advanceOpening(opening: Opening, input: Input, elapsedMs: number): "shown" | "over" | "leaves" {
  if (input.isBPressed) return "leaves";
  opening.elapsedMs += elapsedMs;
  opening.travelledMs = wantsLessFlashing() ? TRAVEL_MS : Math.min(TRAVEL_MS, opening.travelledMs + elapsedMs);
  return input.isAPressed || opening.elapsedMs >= OPENING_MS ? "over" : "shown";
}

/** Announces the name of the opened chapter and the numbers of its levels to screen readers, once. */
export function announceOpening(opening: Opening): void {
  if (opening.isAnnounced) return;
  opening.isAnnounced = true;
  queueLine("announcement", `${opening.name}, ${opening.levels}`);
}
