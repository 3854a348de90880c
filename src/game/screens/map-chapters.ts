/** The chapters on the map of a campaign: their levels, and the boxes in which they are drawn. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { groundOfLevel, type JourneyPoint } from "../../puzzles/looks/journey";
import { chapterCountOf, chapterInCampaign } from "../play/chapters";

/** A chapter on the map: its name, the index of its first level in the campaign, and the number of its levels. */
export interface MapChapter {
  readonly name: string;
  readonly firstLevel: number;
  readonly levelCount: number;
}

/** The lowest edge of the line of text above the chapters, and the most that a closed chapter is high, in pixels. */
const CHAPTERS_TOP = 30;
const MOST_ROW_HEIGHT = 28;

/** Returns the chapters on the map of a puzzle's campaign, from the first to the last. */
export function chaptersOnMap(puzzle: AnyPuzzle): readonly MapChapter[] {
  const chapters: MapChapter[] = [];
  let firstLevel = 0;
  for (let index = 0; index < chapterCountOf(puzzle); index++) {
    const { lastLevel } = chapterInCampaign(puzzle, firstLevel + 1);
    chapters.push({ name: puzzle.journey.chapterNames[index], firstLevel, levelCount: lastLevel - firstLevel });
    firstLevel = lastLevel;
  }
  return chapters;
}

/** Returns the index of the chapter to which a level belongs. Levels are counted from 0. */
export function chapterOfLevel(chapters: readonly MapChapter[], level: number): number {
  let index = 0;
  while (index + 1 < chapters.length && chapters[index + 1].firstLevel <= level) index++;
  return index;
}

/**
 * Returns the box of a chapter on the map while the chapter with the index `open` is open. The first chapter is at the
 * foot of the screen.
 */
export function boxOfChapter({ journey }: AnyPuzzle, chapterCount: number, open: number, index: number): Box {
  const { openHeight } = journey;
  const rowHeight = rowHeightOf(openHeight, chapterCount);
  const above = index < open ? index + 1 : index;
  const y = SCREEN_HEIGHT - above * rowHeight - (index < open ? 0 : openHeight);
  return { x: 0, y, width: SCREEN_WIDTH, height: index === open ? openHeight : rowHeight };
}

/** Returns the height of a closed chapter on a map, in pixels. */
function rowHeightOf(openHeight: number, chapterCount: number): number {
  const room = SCREEN_HEIGHT - CHAPTERS_TOP - openHeight;
  return Math.min(MOST_ROW_HEIGHT, Math.floor(room / Math.max(1, chapterCount - 1)));
}

/** Returns the point of the map on which the traveller stands while a level is selected. Levels are counted from 0. */
export function groundOnMap(puzzle: AnyPuzzle, chapters: readonly MapChapter[], level: number): JourneyPoint {
  const open = chapterOfLevel(chapters, level);
  const { firstLevel, levelCount } = chapters[open];
  const { x, y } = groundOfLevel(puzzle.journey.levels, level - firstLevel, levelCount);
  return { x, y: y + boxOfChapter(puzzle, chapters.length, open, open).y };
}
