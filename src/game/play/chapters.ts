/**
 * Decides to which chapter of a puzzle a level belongs. The levels of a chapter share a scenery; see
 * src/puzzles/looks/chapter.ts.
 */
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { Chapter } from "../../puzzles/looks/chapter";
import type { Painter } from "../../puzzles/puzzle";

/** The number of levels in each chapter of endless mode. */
const RUN_LEVELS = 10;

/**
 * The chapter to which a level belongs, by its index from 0. The numbers of the level and of the chapter's first and
 * last level count from 1.
 */
export interface LevelInChapter {
  readonly index: number;
  readonly level: number;
  readonly firstLevel: number;
  readonly lastLevel: number;
  /**
   * True for the optional levels after the campaign, which have the scenery of one of its chapters; otherwise left out.
   */
  readonly isAfterHours?: true;
}

export function chapterCountOf({ laterChapters = [] }: AnyPuzzle): number {
  return 1 + laterChapters.length;
}

/**
 * Returns the chapter of a campaign level. `levelNumber` is counted from 1. The lengths of chapters differ by at most
 * one level. The optional levels after the campaign follow the last chapter as a group of their own.
 */
export function chapterInCampaign(puzzle: AnyPuzzle, levelNumber: number): LevelInChapter {
  const chapterCount = chapterCountOf(puzzle);
  const { levelCount, afterHours } = puzzle.campaign;
  if (levelNumber > levelCount && afterHours !== undefined) {
    const lastLevel = levelCount + afterHours.levelCount;
    const index = afterHours.chapter;
    return { index, level: levelNumber, firstLevel: levelCount + 1, lastLevel, isAfterHours: true };
  }
  const index = Math.floor(((levelNumber - 1) * chapterCount) / levelCount);
  const levelsBefore = (chapter: number): number => Math.ceil((chapter * levelCount) / chapterCount);
  return { index, level: levelNumber, firstLevel: levelsBefore(index) + 1, lastLevel: levelsBefore(index + 1) };
}

/**
 * Returns whether a campaign level is the hardest of its chapter; of equally hard ones, the last counts. A puzzle with
 * a single chapter has no such level.
 */
export function isHardestOfChapter(puzzle: AnyPuzzle, { level, firstLevel, lastLevel }: LevelInChapter): boolean {
  if (chapterCountOf(puzzle) === 1) return false;
  const hardness = puzzle.campaign.level(level - 1).verdict.difficultyCentibits;
  for (let other = firstLevel; other <= lastLevel; other++) {
    const { difficultyCentibits } = puzzle.campaign.level(other - 1).verdict;
    if (difficultyCentibits > hardness || (difficultyCentibits === hardness && other > level)) return false;
  }
  return true;
}

/**
 * Returns the chapter of a level in an endless run (a sequence of levels). After the last chapter, the first chapter
 * follows again. `levelNumber` is counted from 1.
 */
export function chapterInRun(puzzle: AnyPuzzle, levelNumber: number): LevelInChapter {
  const turn = Math.floor((levelNumber - 1) / RUN_LEVELS);
  const firstLevel = turn * RUN_LEVELS + 1;
  const index = turn % chapterCountOf(puzzle);
  return { index, level: levelNumber, firstLevel, lastLevel: firstLevel + RUN_LEVELS - 1 };
}

/**
 * Returns the scenery and sounds of a puzzle's chapter, loaded on first use; undefined for the first chapter, which
 * uses the puzzle's own.
 */
export function loadChapter(
  { laterChapters = [] }: AnyPuzzle,
  index: number,
): Chapter<Painter<OpaqueLevel, OpaqueState>> | undefined {
  return index === 0 ? undefined : laterChapters[index - 1]();
}

/** Returns a puzzle with the painter and the sounds of one of its chapters. */
export function withChapter(puzzle: AnyPuzzle, index: number): AnyPuzzle {
  const chapter = loadChapter(puzzle, index);
  return chapter === undefined ? puzzle : { ...puzzle, painter: chapter.painter, soundTheme: chapter.soundTheme };
}
