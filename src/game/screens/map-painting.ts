/**
 * Paints the cached picture of a campaign's map in parts, one in each frame, because all parts together would take
 * longer than a frame.
 */
import { createBlackPicture, type Picture } from "../../device/screen";
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
import { boxOfChapter, chapterAtPlace } from "./map-chapters";

export interface MapPainting {
  /**
   * The cached picture of the parts of the campaign map that do not change. It lacks the heading of the open chapter,
   * the player's figure and the line of text.
   */
  background: Picture;
  /**
   * The earlier picture of the campaign map, from which the animation to the newly opened chapter starts. It is
   * undefined until a second chapter opens.
   */
  before: Picture | undefined;
  /** The pictures of the closed chapters of the campaign map, from the first chapter to the last painted one. */
  readonly rows: Picture[];
  /**
   * The pictures of the closed chapters of the campaign map in the dark, shown while the row "After hours" (optional
   * levels) is open.
   */
  readonly nightRows: Picture[];
  paintedStepCount: number;
  isStepRequested: boolean;
  /** Whether the small picture of the selected level must be painted before the map is drawn again. */
  isPreviewRequested: boolean;
  /**
   * Whether the next painting step must first store `background`, the shown picture of the campaign map, in `before`.
   */
  isShownKept: boolean;
  /** The number of paint requests so far. The screen is drawn again when this number changes. */
  requestCount: number;
}

/**
 * The data that the painting of the campaign map needs: its chapters, the marks of their levels, and the selected
 * level.
 * @noSelf
 */
interface MapSource {
  readonly chapters: readonly ShownChapter[];
  /**
   * Returns, for each level of a chapter, the picture number of the mark that shows on the campaign map whether it is
   * locked, open or cleared.
   */
  readonly marksIn: (chapter: ShownChapter) => readonly number[];
  /**
   * Returns the level that is selected on the campaign map as text, one string for each row. Returns undefined if the
   * level is locked.
   */
  readonly readSelectedLevelMap: () => readonly string[] | undefined;
}

/**
 * The number of steps that paint an open chapter of the campaign map, one in each frame: first the scenery, then the
 * marks of the levels.
 */
const OPEN_STEPS = 2;

export function startPainting(): MapPainting {
  return {
    background: createBlackPicture(),
    before: undefined,
    rows: [],
    nightRows: [],
    paintedStepCount: 0,
    isStepRequested: false,
    isPreviewRequested: false,
    isShownKept: false,
    requestCount: 0,
  };
}

/** Requests the next step of painting the campaign map, unless all steps are done. */
export function requestStep(painting: MapPainting, chapters: readonly ShownChapter[]): void {
  const { rows, nightRows } = painting;
  const areRowsPainted = rows.length === chapters.length && nightRows.length === nightRowCount(chapters);
  if (isChapterPainted(painting) && areRowsPainted) return;
  painting.isStepRequested = true;
  painting.requestCount++;
}

function nightRowCount(chapters: readonly ShownChapter[]): number {
  return isNightAt(chapters, chapters.length - 1) ? chapters.length : 0;
}

function isNightAt(chapters: readonly ShownChapter[], open: number): boolean {
  return chapters[open].isAfterHours === true;
}

/**
 * Returns the pictures of the closed chapters that the map shows while the chapter at index `open` is open. The
 * pictures are dark if this chapter is "After hours" (optional levels), which shows the map at night.
 */
export function rowsShownAt(
  { rows, nightRows }: MapPainting,
  chapters: readonly ShownChapter[],
  open: number,
): Picture[] {
  return isNightAt(chapters, open) ? nightRows : rows;
}

/** Requests the small picture of the level that the player has selected now. */
export function requestPreview(painting: MapPainting): void {
  painting.isPreviewRequested = true;
  painting.requestCount++;
}

/**
 * Paints the requested step: one part of the campaign map's picture. Also paints the small picture of the selected
 * level, if it is requested. `open` is the index of the open chapter.
 */
export function paintRequested(painting: MapPainting, puzzle: AnyPuzzle, open: number, source: MapSource): void {
  if (painting.isPreviewRequested) repaintPreview(painting, puzzle, open, source);
  if (painting.isStepRequested) paintNextStep(painting, puzzle, open, source);
  painting.isPreviewRequested = false;
  painting.isStepRequested = false;
}

/**
 * Begins a new picture of the campaign map, because another chapter was opened; `paintRequested` then paints it. A
 * complete earlier picture becomes `before`.
 */
export function restartPainting(painting: MapPainting): void {
  if (isChapterPainted(painting)) painting.isShownKept = true;
  painting.paintedStepCount = 0;
}

function keepShown(painting: MapPainting): void {
  const { background, before } = painting;
  painting.background = before ?? createBlackPicture();
  painting.before = background;
  painting.isShownKept = false;
}

/** Returns whether the cached picture of the campaign map already shows the open chapter and its levels. */
export function isChapterPainted({ paintedStepCount }: MapPainting): boolean {
  return paintedStepCount === OPEN_STEPS;
}

/**
 * Returns whether the campaign map will show the open chapter with its levels in this frame. For this, a requested
 * painting step (one part of the map's picture) counts as done.
 */
export function isChapterPaintedNow({ paintedStepCount, isStepRequested }: MapPainting): boolean {
  return paintedStepCount + (isStepRequested ? 1 : 0) >= OPEN_STEPS;
}

function paintNextStep(painting: MapPainting, puzzle: AnyPuzzle, open: number, source: MapSource): void {
  if (painting.isShownKept) keepShown(painting);
  const { background, paintedStepCount, rows, nightRows } = painting;
  const { chapters } = source;
  if (paintedStepCount < OPEN_STEPS) {
    painting.paintedStepCount++;
    if (paintedStepCount === 0) paintChapters(painting, puzzle, chapters, open);
    else {
      const { y } = boxOfChapter(puzzle, chapters.length, open, open);
      paintMarks(background, puzzle, chapters[open], source.marksIn(chapters[open]), y);
      paintLevelPreview(background, puzzle, source.readSelectedLevelMap(), y);
    }
    return;
  }
  const shown = rowsShownAt(painting, chapters, open);
  if (shown.length < chapters.length) {
    const index = shown.length;
    const row = paintRow(puzzle, source, index, isNightAt(chapters, open));
    shown.push(row);
    if (index !== open) paintRowOnMap(background, puzzle, row, { count: chapters.length, open, index });
  } else if (rows.length < chapters.length) rows.push(paintRow(puzzle, source, rows.length, false));
  else if (nightRows.length < nightRowCount(chapters)) nightRows.push(paintRow(puzzle, source, nightRows.length, true));
}

function paintRow(puzzle: AnyPuzzle, { chapters, marksIn }: MapSource, index: number, isNight: boolean): Picture {
  const chapter = chapters[index];
  return paintChapterRow(puzzle, isNight ? { ...chapter, isLit: false } : chapter, marksIn(chapter));
}

function paintChapters(
  painting: MapPainting,
  puzzle: AnyPuzzle,
  chapters: readonly ShownChapter[],
  open: number,
): void {
  const { background } = painting;
  const rows = rowsShownAt(painting, chapters, open);
  const count = chapters.length;
  const topIndex = chapterAtPlace(puzzle, count, count - 1);
  paintMapTop(background, puzzle, boxOfChapter(puzzle, count, open, topIndex).y);
  paintOpenChapter(background, puzzle, chapters[open], boxOfChapter(puzzle, count, open, open).y);
  for (let index = 0; index < rows.length; index++) {
    if (index !== open) paintRowOnMap(background, puzzle, rows[index], { count, open, index });
  }
}

function repaintPreview(painting: MapPainting, puzzle: AnyPuzzle, open: number, source: MapSource): void {
  if (!isChapterPainted(painting)) return;
  const { y } = boxOfChapter(puzzle, source.chapters.length, open, open);
  paintLevelPreview(painting.background, puzzle, source.readSelectedLevelMap(), y);
}
