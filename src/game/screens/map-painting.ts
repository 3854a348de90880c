/**
 * Paints the cached picture of a campaign's map, a part in each frame, because all parts at once would take longer than
 * a frame. campaign-map-view.ts draws the parts.
 */
import { paintPicture, type Picture } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import {
  paintChapterRow,
  paintLevelPreview,
  paintMapTop,
  paintMarks,
  paintOpenChapter,
  paintRowOnMap,
  type ShownChapter,
} from "./campaign-map-view";
import { boxOfChapter } from "./map-chapters";

/** The picture of a map, and which parts of it are painted. */
export interface MapPainting {
  /** The cached picture of the map, without the heading of the open chapter, the traveller and the line of text. */
  background: Picture;
  /** The cached picture of the map before the last chapter was opened; undefined until another chapter is opened. */
  before: Picture | undefined;
  /** The cached pictures of the closed chapters, from the first chapter to the last one that is painted. */
  readonly rows: Picture[];
  /** How many of `OPEN_STEPS` are painted since a chapter was opened. */
  paintedSteps: number;
  /** The number of closed chapters that are painted, from the first chapter on. */
  paintedRows: number;
}

/**
 * What the painting asks of the screen.
 * @noSelf
 */
interface MapSource {
  readonly chapters: readonly ShownChapter[];
  /** Returns the numbers of the marks of a chapter's levels, among `LEVEL_MARK_PICTURES`. */
  readonly marksIn: (chapter: ShownChapter) => readonly number[];
  /** Returns the map of the selected level, or undefined if the level is locked. */
  readonly mapOfSelected: () => readonly string[] | undefined;
}

/** The steps of painting an open chapter: the chapters' pictures, and then its levels. */
const OPEN_STEPS = 2;

/** Returns a picture of a map, of which nothing is painted yet. */
export function startPainting(): MapPainting {
  return { background: blankPicture(), before: undefined, rows: [], paintedSteps: 0, paintedRows: 0 };
}

function blankPicture(): Picture {
  return paintPicture(() => undefined);
}

/**
 * Makes the next steps paint another picture of the map, because another chapter was opened. The picture that was shown
 * so far becomes `before`. If it was not finished, it is given up instead.
 */
export function restartPainting(painting: MapPainting): void {
  if (isChapterPainted(painting)) {
    const { background, before } = painting;
    painting.background = before ?? blankPicture();
    painting.before = background;
  }
  painting.paintedSteps = 0;
}

/** Returns whether the open chapter and its levels are painted. */
export function isChapterPainted({ paintedSteps }: MapPainting): boolean {
  return paintedSteps === OPEN_STEPS;
}

/**
 * Paints the next part of the map that is not painted yet, while the chapter with the index `open` is open. Returns
 * whether there was such a part.
 */
export function paintNextStep(painting: MapPainting, puzzle: AnyPuzzle, open: number, source: MapSource): boolean {
  const { background, paintedSteps, paintedRows } = painting;
  const { chapters } = source;
  if (paintedSteps < OPEN_STEPS) {
    painting.paintedSteps++;
    if (paintedSteps === 0) paintChapters(painting, puzzle, chapters, open);
    else {
      const { y } = boxOfChapter(puzzle, chapters.length, open, open);
      paintMarks(background, puzzle, chapters[open], source.marksIn(chapters[open]), y);
      paintLevelPreview(background, puzzle, source.mapOfSelected(), y);
    }
    return true;
  }
  if (paintedRows === chapters.length) return false;
  painting.paintedRows++;
  const row = paintChapterRow(puzzle, chapters[paintedRows], source.marksIn(chapters[paintedRows]));
  painting.rows.push(row);
  if (paintedRows !== open)
    paintRowOnMap(background, puzzle, row, { count: chapters.length, open, index: paintedRows });
  return true;
}

/** Paints the open chapter without its levels, and the closed chapters whose pictures are there. */
function paintChapters(
  { background, rows }: MapPainting,
  puzzle: AnyPuzzle,
  chapters: readonly ShownChapter[],
  open: number,
): void {
  const count = chapters.length;
  paintMapTop(background, puzzle, boxOfChapter(puzzle, count, open, count - 1).y);
  paintOpenChapter(background, puzzle, chapters[open], boxOfChapter(puzzle, count, open, open).y);
  for (let index = 0; index < rows.length; index++) {
    if (index !== open) paintRowOnMap(background, puzzle, rows[index], { count, open, index });
  }
}

/** Paints the small picture of another selected level, if the open chapter, whose top edge is at `top`, is painted. */
export function repaintPreview(
  painting: MapPainting,
  puzzle: AnyPuzzle,
  map: readonly string[] | undefined,
  top: number,
): void {
  if (isChapterPainted(painting)) paintLevelPreview(painting.background, puzzle, map, top);
}
