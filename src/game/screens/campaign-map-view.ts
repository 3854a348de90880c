/**
 * Draws the map of a campaign: its chapters, the levels of the open chapter, the player's figure and the line of text
 * above.
 */
import {
  drawClipped,
  fillBox,
  paintOnto,
  paintOpaquePicture,
  SCREEN_WIDTH,
  showPicture,
  type Box,
  type Ink,
  type Picture,
} from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { drawText, textWidth } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import {
  CHAPTER_TEXT_Y,
  groundOfLevel,
  LEVEL_MARK_PICTURES,
  MARK_SIZE,
  MARKS_PER_LIGHT,
  ROW_PICTURE_HEIGHT,
  TOP_PICTURE_HEIGHT,
  TRAVELLER_HEIGHT,
  TRAVELLER_SIZE,
  type JourneyPoint,
} from "../../puzzles/looks/journey";
import type { Medals } from "../save/medals";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawChapterPicture, drawPuzzlePicture } from "../widgets/puzzle-picture";
import { boxOfChapter, type MapChapter } from "./map-chapters";
import { drawThumbnail } from "./thumbnail";

/**
 * The line of texts above the campaign map, in pixels: its top, its margins and the least gap between its two texts.
 */
const MAP_TEXT = { top: 2, margin: 8, gap: 14 };
const TEXT_HEIGHT = 21;
/**
 * The smallest y coordinate, in pixels, of the picture above the chapters of the campaign map. With a smaller y, the
 * scenery of the picture would reach into the line of texts at the top of the screen.
 */
const HIGHEST_TOP_PICTURE = -3;

const ROW_NAME = { x: 23, y: 2 };
/**
 * The row of beads on a closed chapter of the map, one for each level, in pixels: its `right` end, its greatest
 * `width`, and the largest distance between beads (`mostApart`).
 */
const BEADS = {
  ...{ sprites: "images/beads", right: 381, width: 175, mostApart: 11, y: 11 },
  ...{ group: 5, groupGap: 6, leastLargeApart: 9, smaller: 8 },
};

/** How far the texts of an open chapter on the map may extend beyond its first and its last level, in pixels. */
const HEADING_REACH = 8;

/** A chapter on the map of a campaign; `index` is counted from 0. */
export interface ShownChapter extends MapChapter {
  readonly index: number;
  /**
   * Whether the chapter is drawn bright, because the player may play its first level. The row "After hours" (optional
   * levels) is always dark, because it is night there.
   */
  readonly isLit: boolean;
}

/**
 * Returns the number of the picture that marks a level on the campaign map as locked, open, cleared, or cleared without
 * rewind and hint.
 */
export function markPictureOf(isOpen: boolean, { isCleared, clean }: Medals): number {
  if (!isCleared) return isOpen ? LEVEL_MARK_PICTURES.open : LEVEL_MARK_PICTURES.toCome;
  return clean ? LEVEL_MARK_PICTURES.clean : LEVEL_MARK_PICTURES.done;
}

/**
 * Paints the low row that stands for a closed chapter on the campaign map, with a bead for each level. `marks` has the
 * beads' picture numbers.
 */
export function paintChapterRow({ id }: AnyPuzzle, chapter: ShownChapter, marks: readonly number[]): Picture {
  const { name, index, isLit } = chapter;
  return paintOpaquePicture(SCREEN_WIDTH, ROW_PICTURE_HEIGHT, () => {
    drawPuzzlePicture(id, "journey-rows", pictureOf(index, isLit), 0, 0);
    drawBeads(chapter, marks);
    drawText(name, ROW_NAME.x, ROW_NAME.y, "left", inkOn(isLit));
  });
}

/**
 * Draws the beads of a closed chapter on the campaign map, one bead for each level. The beads are in groups, so that
 * the player can count them at a glance.
 */
function drawBeads({ isLit, levelCount }: ShownChapter, marks: readonly number[]): void {
  const { sprites, right, width, y, group, groupGap } = BEADS;
  const gaps = groupGap * (Math.ceil(levelCount / group) - 1);
  const apart = Math.min(BEADS.mostApart, Math.floor((width - gaps) / levelCount));
  const left = right - levelCount * apart - gaps;
  const shift = (isLit ? MARKS_PER_LIGHT : 0) + (apart < BEADS.leastLargeApart ? BEADS.smaller : 0);
  for (let level = 0; level < levelCount; level++) {
    drawSprite(sprites, marks[level] + shift, left + level * apart + groupGap * Math.floor(level / group), y);
  }
}

function pictureOf(index: number, isLit: boolean): number {
  return 2 * index + (isLit ? 2 : 1);
}

function inkOn(isLit: boolean): Ink {
  return isLit ? "black" : "white";
}

/**
 * Paints the picture above the uppermost chapter of the campaign map. `chaptersTop` is the upper edge of this chapter.
 * The scenery of the picture never reaches into the line of texts at the top of the screen.
 */
export function paintMapTop(onto: Picture, { id }: AnyPuzzle, chaptersTop: number): void {
  paintOnto(onto, () => {
    drawPuzzlePicture(id, "journey-top", 1, 0, Math.max(chaptersTop - TOP_PICTURE_HEIGHT, HIGHEST_TOP_PICTURE));
  });
}

/** Paints `row`, the picture of a closed chapter, at its place on the campaign's map. */
export function paintRowOnMap(onto: Picture, puzzle: AnyPuzzle, row: Picture, mapRow: MapRow): void {
  paintOnto(onto, () => {
    drawRow(row, boxOfChapter(puzzle, mapRow.count, mapRow.open, mapRow.index));
  });
}

/**
 * Draws `row`, the picture of a closed chapter, into a box of the campaign's map. If the box is too low, only the lower
 * part is shown.
 */
export function drawRow(row: Picture, { x, y, width, height }: Box): void {
  drawClipped(x, y, width, height, () => {
    showPicture(row, x, y + height - ROW_PICTURE_HEIGHT);
  });
}

/**
 * The closed chapter at `index` of a campaign's map with `count` chapters, of which only the one at `open` is open.
 * Indices start at 0.
 */
export interface MapRow {
  readonly count: number;
  readonly open: number;
  readonly index: number;
}

/** Paints the scenery of the open chapter on the map, without the marks of its levels. */
export function paintOpenChapter(onto: Picture, puzzle: AnyPuzzle, { index, isLit }: ShownChapter, y: number): void {
  paintOnto(onto, () => {
    drawChapterPicture(puzzle, index, isLit, y);
  });
}

/** Paints the marks of the open chapter's levels: locked, open or cleared. */
export function paintMarks(
  onto: Picture,
  { id, journey }: AnyPuzzle,
  { isLit, levelCount }: ShownChapter,
  marks: readonly number[],
  top: number,
): void {
  const shift = isLit ? MARKS_PER_LIGHT : 0;
  paintOnto(onto, () => {
    for (let index = 0; index < levelCount; index++) {
      const { x, y } = groundOfLevel(journey.levels, index, levelCount);
      drawPuzzlePicture(id, "journey-marks", marks[index] + shift, x - MARK_SIZE / 2, top + y - MARK_SIZE);
    }
  });
}

/** The two texts above the levels of the open chapter on the map. */
export interface MapHeading {
  readonly left: string;
  readonly right: string;
}

/** Draws the two texts above the levels of the campaign map's open chapter, whose upper edge is `top`. */
export function drawHeading({ journey }: AnyPuzzle, top: number, { left, right }: MapHeading, isLit: boolean): void {
  const y = top + CHAPTER_TEXT_Y;
  drawText(left, journey.levels.left - HEADING_REACH, y, "left", inkOn(isLit));
  drawText(right, journey.levels.right + HEADING_REACH, y, "right", inkOn(isLit));
}

/**
 * Paints the small picture of a level into its frame on the campaign's map, or a question mark if `map` is undefined.
 * `top` is the top edge of the open chapter.
 */
export function paintLevelPreview(
  onto: Picture,
  puzzle: AnyPuzzle,
  map: readonly string[] | undefined,
  top: number,
): void {
  const { x, y, width, height } = puzzle.journey.thumbnailBox;
  const box = { x, y: y + top, width, height };
  paintOnto(onto, () => {
    drawClipped(x, box.y, width, height, () => {
      if (map !== undefined) drawThumbnail(puzzle, map, box);
      else {
        fillBox("white", x, box.y, width, height);
        drawText("?", x + Math.floor(width / 2), box.y + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "black");
      }
    });
  });
}

/** Draws the figure that stands on the selected level of the campaign map, with its feet at `point`. */
export function drawTraveller(id: string, point: JourneyPoint, looksLeft: boolean): void {
  drawPuzzlePicture(id, "traveller", looksLeft ? 2 : 1, point.x - TRAVELLER_SIZE / 2, point.y - TRAVELLER_HEIGHT);
}

export interface MapText {
  readonly main: string;
  readonly results: readonly string[];
}

/**
 * Draws the line of texts above the campaign's map: the name of the selected level, and the player's results in it or
 * what Ⓐ does.
 */
export function drawMapText({ main, results }: MapText, width: number, ink: Ink): void {
  const { top, margin, gap } = MAP_TEXT;
  const right = width - margin;
  drawText(main, margin, top, "left", ink);
  const space = right - margin - textWidth("text", main) - gap;
  const text = findLongestFitting(space, results);
  if (textWidth("text", text) <= space) drawText(text, right, top, "right", ink);
}
