/**
 * The animation on the map of a campaign in which another chapter opens: its box grows over the box of the chapter that
 * closes, and the chapters between move.
 */
import { drawClipped, fillBox, wantsLessFlashing, type Box, type Picture } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawRow } from "./campaign-map-view";
import { boxOfChapter, chapterAtPlace, placeOfChapter } from "./map-chapters";

/** The duration, in milliseconds, of the animation that opens another chapter of the campaign map: eight frames. */
const OPENS_MS = 267;
const EDGE_PIXELS = 2;

export interface MapOpening {
  readonly from: number;
  elapsedMs: number;
}

/**
 * What is drawn while another chapter of the campaign map opens: the closed chapters, and the whole map before and
 * after. `count` is the number of chapters, `open` the index of the one that opens.
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
 * Advances the animation in which another chapter of the campaign map opens, or ends it at once if the player wants
 * less flashing. Returns whether it has ended.
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
 * Draws the edge of the chapter that opens, as a black line between white lines. The edge is visible even where the map
 * is white or black on both sides of it.
 */
function drawEdge({ x, y, width, height }: Box, step: number): void {
  const edgeY = step > 0 ? y + height - EDGE_PIXELS : y;
  fillBox("white", x, edgeY - 1, width, EDGE_PIXELS + 2);
  fillBox("black", x, edgeY, width, EDGE_PIXELS);
}

/**
 * Draws the row of the chapter that closes, which slides into `box`: from below if `step` is 1, from above if it is −1.
 * `share`, from 0 to 1, is how far it has moved.
 */
function drawClosingRow(row: Picture, box: Box, share: number, step: number): void {
  const y = box.y + step * Math.floor((1 - share) * box.height);
  drawClipped(box.x, box.y, box.width, box.height, () => {
    drawRow(row, { ...box, y });
  });
}

function shareAt(elapsedMs: number): number {
  const rest = 1 - elapsedMs / OPENS_MS;
  return 1 - rest * rest;
}

function boxBetween(before: Box, after: Box, share: number): Box {
  const y = before.y + Math.floor(share * (after.y - before.y));
  const bottom = before.y + before.height;
  const bottomNow = bottom + Math.floor(share * (after.y + after.height - bottom));
  return { x: after.x, y, width: after.width, height: bottomNow - y };
}
