/** The chapters on the map of a campaign: their levels, and the boxes in which they are drawn. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { groundOfLevel, type JourneyPoint } from "../../puzzles/looks/journey";
import { chapterCountOf, chapterInCampaign } from "../play/chapters";

/** A chapter on the map of a campaign. `firstLevel` is the index of its first level in the campaign, from 0. */
export interface MapChapter {
  readonly name: string;
  readonly firstLevel: number;
  readonly levelCount: number;
}

const CHAPTERS_TOP = 30;
const MOST_ROW_HEIGHT = 28;

export function createMapChapters(puzzle: AnyPuzzle): readonly MapChapter[] {
  const chapters: MapChapter[] = [];
  let firstLevel = 0;
  for (let index = 0; index < chapterCountOf(puzzle); index++) {
    const { lastLevel } = chapterInCampaign(puzzle, firstLevel + 1);
    chapters.push({ name: puzzle.journey.chapterNames[index], firstLevel, levelCount: lastLevel - firstLevel });
    firstLevel = lastLevel;
  }
  return chapters;
}

/** Returns the index of the chapter to which a campaign level belongs. `level` is the level's index, from 0. */
export function chapterOfLevel(chapters: readonly MapChapter[], level: number): number {
  let index = 0;
  while (index + 1 < chapters.length && chapters[index + 1].firstLevel <= level) index++;
  return index;
}

/**
 * Returns the box of the chapter at `index` on the campaign map, in pixels, while the chapter at `open` is open. The
 * first chapter is at the foot of the screen.
 */
export function boxOfChapter({ journey }: AnyPuzzle, chapterCount: number, open: number, index: number): Box {
  const { openHeight } = journey;
  const rowHeight = rowHeightOf(openHeight, chapterCount);
  const above = index < open ? index + 1 : index;
  const y = SCREEN_HEIGHT - above * rowHeight - (index < open ? 0 : openHeight);
  return { x: 0, y, width: SCREEN_WIDTH, height: index === open ? openHeight : rowHeight };
}

/**
 * Returns the height of a closed chapter on the campaign map, in pixels. `openHeight` is the height of the open
 * chapter.
 */
function rowHeightOf(openHeight: number, chapterCount: number): number {
  const space = SCREEN_HEIGHT - CHAPTERS_TOP - openHeight;
  return Math.min(MOST_ROW_HEIGHT, Math.floor(space / Math.max(1, chapterCount - 1)));
}

/**
 * Returns the point of the campaign map on which the player's figure stands while a level is selected. `level` is the
 * level's index in the campaign, from 0.
 */
export function groundOnMap(puzzle: AnyPuzzle, chapters: readonly MapChapter[], level: number): JourneyPoint {
  const open = chapterOfLevel(chapters, level);
  const { firstLevel, levelCount } = chapters[open];
  const { x, y } = groundOfLevel(puzzle.journey.levels, level - firstLevel, levelCount);
  return { x, y: y + boxOfChapter(puzzle, chapters.length, open, open).y };
}
