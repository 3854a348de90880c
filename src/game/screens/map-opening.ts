/**
 * The animation on the map of a campaign in which another chapter opens. The box of the newly opened chapter grows over
 * the box of the chapter that closes, and the closed chapters between the two move to their new positions.
 */
import { drawClipped, fillBox, wantsLessFlashing, type Box, type Picture } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawRow } from "./campaign-map-view";
import { boxOfChapter, chapterAtPlace, placeOfChapter } from "./map-chapters";

/** How long the animation takes that opens another chapter of the campaign map: eight frames. */
const OPENS_MS = 267;
const EDGE_PIXELS = 2;

export interface MapOpening {
  readonly from: number;
  elapsedMs: number;
}

/**
 * What is drawn while another chapter of the campaign map opens: the rows of the closed chapters, and the whole map
 * before and after the change. `count` is the number of chapters. `open` is the index of the newly opened chapter.
 *
 * @noSelf
 */
export interface OpeningLayers {
  readonly count: number;
  readonly open: number;
  /** The pictures of the closed chapters of the campaign map, from the first chapter to the last painted one. */
  readonly rows: readonly Picture[];
  readonly drawBefore: () => void;
  readonly drawAfter: () => void;
}

export function startMapOpening(from: number): MapOpening {
  return { from, elapsedMs: 0 };
}

/**
 * Advances the animation in which another chapter of the campaign map opens. If the player wants less flashing, the
 * animation ends at once. Returns whether it has ended.
 */
export function advanceMapOpening(opening: MapOpening, elapsedMs: number): boolean {
  opening.elapsedMs = wantsLessFlashing() ? OPENS_MS : Math.min(OPENS_MS, opening.elapsedMs + elapsedMs);
  return opening.elapsedMs === OPENS_MS;
}

export function drawMapOpening(puzzle: AnyPuzzle, { from, elapsedMs }: MapOpening, layers: OpeningLayers): void {
  const { count, open, rows, drawBefore, drawAfter } = layers;
  const share = shareAt(elapsedMs);
  const boxNow = (index: number): Box =>
    boxBetween(boxOfChapter(puzzle, count, from, index), boxOfChapter(puzzle, count, open, index), share);
  drawBefore();
  const opened = boxNow(open);
  const openPlace = placeOfChapter(puzzle, count, open);
  const fromPlace = placeOfChapter(puzzle, count, from);
  const step = openPlace > fromPlace ? 1 : -1;
  drawClipped(opened.x, opened.y, opened.width, opened.height, drawAfter);
  drawEdge(opened, step);
  for (let place = fromPlace + step; place !== openPlace; place += step) {
    const index = chapterAtPlace(puzzle, count, place);
    if (index < rows.length) drawRow(rows[index], boxNow(index));
  }
  if (from < rows.length) drawClosingRow(rows[from], boxOfChapter(puzzle, count, open, from), share, step);
}

/**
 * Draws a line at the edge of the box of the newly opened chapter of the campaign map. Without this line, the edge
 * could not be seen where the map is white on both sides or black on both sides.
 */
function drawEdge({ x, y, width, height }: Box, step: number): void {
  const edgeY = step > 0 ? y + height - EDGE_PIXELS : y;
  fillBox("white", x, edgeY - 1, width, EDGE_PIXELS + 2);
  fillBox("black", x, edgeY, width, EDGE_PIXELS);
}

/**
 * Draws the chapter that closes because another chapter opens. A closed chapter is a low row on the map; `row` is the
 * picture of this row. The picture slides into `box`, where it stays after the animation: from below if `step` is 1,
 * because the newly opened chapter is then higher on the map, and from above if `step` is −1. `share`, from 0 to 1, is
 * how far the picture has moved.
 */
function drawClosingRow(row: Picture, box: Box, share: number, step: number): void {
  const y = box.y + step * Math.floor((1 - share) * box.height);
  drawClipped(box.x, box.y, box.width, box.height, () => {
    drawRow(row, { ...box, y });
  });
}

/**
 * Returns which share of their way, from 0 to 1, the chapters on the campaign map have moved after `elapsedMs`. The
 * movement starts fast and ends slowly.
 */
function shareAt(elapsedMs: number): number {
  const rest = 1 - elapsedMs / OPENS_MS;
  return 1 - rest * rest;
}

/**
 * Returns the box of a chapter on the campaign map that moves from the box `before` to the box `after`. Both boxes have
 * the same width. `share`, from 0 to 1, is how far it has moved.
 */
function boxBetween(before: Box, after: Box, share: number): Box {
  const y = before.y + Math.floor(share * (after.y - before.y));
  const bottom = before.y + before.height;
  const bottomNow = bottom + Math.floor(share * (after.y + after.height - bottom));
  return { x: after.x, y, width: after.width, height: bottomNow - y };
}
