/** The chapters on the map of a campaign: their levels, and the boxes in which they are drawn. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { groundOfLevel, type JourneyPoint } from "../../puzzles/looks/journey";
import { chapterCountOf, chapterInCampaign } from "../play/chapters";
import { TEXTS } from "../texts/index";

/**
 * A chapter on the map of a campaign, or the row "After hours" (optional levels), which comes last in lists of
 * chapters. `firstLevel` is the index of its first level in the campaign.
 */
export interface MapChapter {
  readonly name: string;
  readonly firstLevel: number;
  readonly levelCount: number;
  /** True for the row "After hours", which has the optional levels after the campaign. */
  readonly isAfterHours?: true;
}

const CHAPTERS_TOP = 24;
const MOST_ROW_HEIGHT = 28;

/**
 * Returns the chapters of a campaign's map. Once the campaign's last level is cleared, the row "After hours" is added.
 */
export function createMapChapters(puzzle: AnyPuzzle, isEndReached = false): readonly MapChapter[] {
  const chapters: MapChapter[] = [];
  let firstLevel = 0;
  for (let index = 0; index < chapterCountOf(puzzle); index++) {
    const { lastLevel } = chapterInCampaign(puzzle, firstLevel + 1);
    chapters.push({ name: puzzle.journey.chapterNames[index], firstLevel, levelCount: lastLevel - firstLevel });
    firstLevel = lastLevel;
  }
  const { afterHours } = puzzle.campaign;
  if (isEndReached && afterHours !== undefined) {
    const { levelCount } = afterHours;
    chapters.push({ name: TEXTS.afterHours.name, firstLevel, levelCount, isAfterHours: true });
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
 * Returns the place of a chapter on the map of a campaign, counted from 0 at the foot of the screen. The row "After
 * hours", the last of the `chapterCount` chapters, is below all others.
 */
export function placeOfChapter(puzzle: AnyPuzzle, chapterCount: number, index: number): number {
  return chapterCount > chapterCountOf(puzzle) ? (index + 1) % chapterCount : index;
}

/**
 * Returns the index of the chapter at a place of the campaign map. Places are counted from 0 at the foot of the map;
 * see `placeOfChapter`.
 */
export function chapterAtPlace(puzzle: AnyPuzzle, chapterCount: number, place: number): number {
  return chapterCount > chapterCountOf(puzzle) ? (place + chapterCount - 1) % chapterCount : place;
}

/**
 * Returns the box of the chapter at `index` on the campaign map, in pixels, while the chapter at `open` is open.
 */
export function boxOfChapter(puzzle: AnyPuzzle, chapterCount: number, open: number, index: number): Box {
  const { openHeight } = puzzle.journey;
  const rowHeight = rowHeightOf(openHeight, chapterCount);
  const place = placeOfChapter(puzzle, chapterCount, index);
  const isBelow = place < placeOfChapter(puzzle, chapterCount, open);
  const above = isBelow ? place + 1 : place;
  const y = SCREEN_HEIGHT - above * rowHeight - (isBelow ? 0 : openHeight);
  return { x: 0, y, width: SCREEN_WIDTH, height: index === open ? openHeight : rowHeight };
}

function rowHeightOf(openHeight: number, chapterCount: number): number {
  const space = SCREEN_HEIGHT - CHAPTERS_TOP - openHeight;
  return Math.min(MOST_ROW_HEIGHT, Math.floor(space / Math.max(1, chapterCount - 1)));
}

/**
 * Returns the point of the campaign map on which the player's figure stands while the level with the index `level` is
 * selected.
 */
export function groundOnMap(puzzle: AnyPuzzle, chapters: readonly MapChapter[], level: number): JourneyPoint {
  const open = chapterOfLevel(chapters, level);
  const { firstLevel, levelCount } = chapters[open];
  const { x, y } = groundOfLevel(puzzle.journey.levels, level - firstLevel, levelCount);
  return { x, y: y + boxOfChapter(puzzle, chapters.length, open, open).y };
}
