/**
 * The map of a puzzle's campaign, called its journey: a picture of all chapters, one above another. One chapter is open
 * and shows its levels; the other chapters are narrow rows. The screen that shows the map is in src/game/screens.
 */
import type { Box, Ink } from "../../device/screen";

export interface JourneyPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The map of a puzzle's campaign.
 *
 * In the paths of pictures, `ID` stands for the `id` of the puzzle. `images/ID/journey-top` is the picture above the
 * chapters. `images/ID/journey-rows` shows each chapter as a row, in the dark and lit. `images/ID/journey-N` shows the
 * chapter with the number N (from 1) while it is open, in the dark and lit. `images/ID/journey-marks` has the marks of
 * levels (see `LEVEL_MARK_PICTURES`), first for dark chapters, then for lit ones. `images/ID/traveller` is the figure
 * that stands on the selected level, first facing right, then left.
 * @noSelf
 */
export interface Journey {
  readonly ink: Ink;
  /** The names of the chapters, from the first to the last. Each name has at most ten letters. */
  readonly chapterNames: readonly string[];
  readonly openHeight: number;
  readonly levels: LevelRows;
  /**
   * The rectangle for the small picture of the selected level, in the open chapter. The chapter's picture has a frame
   * around this rectangle.
   */
  readonly thumbnailBox: Box;
  /**
   * The sizes of a cell in small pictures of levels, in pixels, from large to small. For each size N there is an image
   * table `images/ID/smallN`, where `ID` is the `id` of the puzzle. It has one picture for each kind of thing, in the
   * order of the puzzle's legend (the list of its things). The image table `images/ID/largeM`, with M = 2N, has the same
   * pictures at double size.
   */
  readonly thumbnailCellSizes: readonly number[];
}

/**
 * Where the marks of a chapter's levels stand on the campaign map while the chapter is open. They are evenly spaced in
 * one or more rows, and each row stands on a strip of ground. All coordinates are pixels from the upper left corner of
 * the open chapter.
 */
export interface LevelRows {
  /**
   * The x coordinate of the first mark of a level in each row, in pixels from the left edge of the open chapter (the
   * chapter whose levels the map shows).
   */
  readonly left: number;
  readonly right: number;
  /**
   * The y coordinate of the ground on which the first row of level marks stands, in pixels from the upper edge of the
   * open chapter (the chapter whose levels the map shows).
   */
  readonly top: number;
  /**
   * The y coordinate of the ground on which the last row of level marks stands, in pixels from the upper edge of the
   * open chapter (the chapter whose levels the map shows).
   */
  readonly bottom: number;
  /**
   * How many pixels the ground under the level marks rises above the straight line at `top` or `bottom`, at evenly
   * spaced points from `left` to `right`. Undefined if the ground is level.
   */
  readonly rises?: readonly number[];
}

/** The upper edge of the name and the other texts of an open chapter, in pixels below the chapter's upper edge. */
export const CHAPTER_TEXT_Y = 3;

/**
 * The height of the picture that shows a chapter of the campaign map as a narrow row, in pixels. A row that is less
 * high shows only the lower part of the picture.
 */
export const ROW_PICTURE_HEIGHT = 28;

/** The height of the picture at the top of the campaign map, above the chapters, in pixels. */
export const TOP_PICTURE_HEIGHT = 44;

/**
 * The numbers, in the image table of level marks, of the pictures that mark levels on the campaign map, counted from 1.
 * `toCome` is an empty ring for a locked level, `open` a ring with a dot for a level that can be played, and `done` a
 * full ring for a cleared level. `clean` adds a star, for a level cleared without a rewind and without a hint.
 */
export const LEVEL_MARK_PICTURES = { toCome: 1, open: 2, done: 3, clean: 4 };

/**
 * The number of pictures of level marks for dark chapters of the campaign map. In the image table, they come before the
 * same number of pictures for lit chapters.
 */
export const MARKS_PER_LIGHT = 4;

/**
 * The width and height of the mark of a level on the campaign map, in pixels. The middle of the mark's lower edge is on
 * the ground.
 */
export const MARK_SIZE = 18;
/** The width of the traveller on the campaign map, in pixels. */
export const TRAVELLER_SIZE = 32;
/** The height of the traveller's picture, in pixels. An arrow may point down at the figure from above. */
export const TRAVELLER_HEIGHT = 40;

const MOST_IN_ROW = 13;
const MOST_IN_SINGLE_ROW = 7;

/**
 * Returns the point on the ground of an open chapter where a level stands. `index` is the level's index in its chapter,
 * which has `count` levels. The levels are laid out from left to right, and then from row to row.
 */
export function groundOfLevel(rows: LevelRows, index: number, count: number): JourneyPoint {
  const rowCount = count <= MOST_IN_SINGLE_ROW ? 1 : Math.max(2, Math.ceil(count / MOST_IN_ROW));
  const perRow = Math.ceil(count / rowCount);
  const row = Math.floor(index / perRow);
  const share = perRow === 1 ? 0 : (index % perRow) / (perRow - 1);
  const { left, right, top, bottom } = rows;
  const height = rowCount === 1 ? bottom : top + (row * (bottom - top)) / (rowCount - 1);
  return {
    x: Math.floor(left + share * (right - left)),
    y: Math.floor(height - riseAt(rows, share)),
  };
}

/**
 * Returns how many pixels the ground under a row of level marks rises at one point of the campaign map. `share` is the
 * position of this point along the row, from 0 to 1.
 */
export function riseAt({ rises }: LevelRows, share: number): number {
  if (rises === undefined) return 0;
  const along = share * (rises.length - 1);
  const before = Math.min(rises.length - 2, Math.floor(along));
  return rises[before] + (rises[before + 1] - rises[before]) * (along - before);
}
