/**
 * The change on the map of a campaign from one open chapter to another: the box of the new chapter grows over the old
 * one, and the closed chapters between them move along.
 */
import { drawClipped, fillBox, wantsLessFlashing, type Box, type Picture } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawRow } from "./campaign-map-view";
import { boxOfChapter } from "./map-chapters";

/** How long it takes until another chapter is open, in milliseconds: eight frames. */
const OPENS_MS = 267;
/** The width of the edge of the growing box, in pixels. */
const EDGE_PIXELS = 2;

/** The change to another open chapter. */
export interface MapOpening {
  /** The index of the chapter that was open before. */
  readonly from: number;
  elapsedMs: number;
}

/**
 * What the change to another open chapter is drawn with.
 * @noSelf
 */
export interface OpeningLayers {
  /** The number of chapters, and the index of the chapter that is open now. */
  readonly count: number;
  readonly open: number;
  /** The pictures of closed chapters, from the first chapter to the last one that is painted. */
  readonly rows: readonly Picture[];
  /** Draws the whole map as it was before the change, and as it is after the change. */
  readonly drawBefore: () => void;
  readonly drawAfter: () => void;
}

/** Starts the change from the chapter with the index `from` to another open chapter. */
export function startMapOpening(from: number): MapOpening {
  return { from, elapsedMs: 0 };
}

/** Advances the change to another open chapter. With less flashing it is over at once. Returns whether it is over. */
export function advanceMapOpening(opening: MapOpening, elapsedMs: number): boolean {
  opening.elapsedMs = wantsLessFlashing() ? OPENS_MS : Math.min(OPENS_MS, opening.elapsedMs + elapsedMs);
  return opening.elapsedMs === OPENS_MS;
}

/** Draws the map during the change to another open chapter. */
export function drawMapOpening(puzzle: AnyPuzzle, { from, elapsedMs }: MapOpening, layers: OpeningLayers): void {
  const { count, open, rows, drawBefore, drawAfter } = layers;
  const share = shareAt(elapsedMs);
  const boxNow = (index: number): Box =>
    boxBetween(boxOfChapter(puzzle, count, from, index), boxOfChapter(puzzle, count, open, index), share);
  drawBefore();
  const opened = boxNow(open);
  const step = open > from ? 1 : -1;
  drawClipped(opened.x, opened.y, opened.width, opened.height, drawAfter);
  drawEdge(opened, step);
  for (let index = from + step; index !== open; index += step) {
    if (index < rows.length) drawRow(rows[index], boxNow(index));
  }
  if (from < rows.length) drawClosingRow(rows[from], boxOfChapter(puzzle, count, open, from), share, step);
}

/** Draws the edge with which the box of the new chapter covers the map, because both may be white or black there. */
function drawEdge({ x, y, width, height }: Box, step: number): void {
  const edgeY = step > 0 ? y + height - EDGE_PIXELS : y;
  fillBox("white", x, edgeY - 1, width, EDGE_PIXELS + 2);
  fillBox("black", x, edgeY, width, EDGE_PIXELS);
}

/** Draws the row of the chapter that closes. It slides into its box from the side that is away from the new chapter. */
function drawClosingRow(row: Picture, box: Box, share: number, step: number): void {
  const y = box.y + step * Math.floor((1 - share) * box.height);
  drawClipped(box.x, box.y, box.width, box.height, () => {
    drawRow(row, { ...box, y });
  });
}

/** Returns the share of the way that everything has moved after a time. Everything starts fast and ends slowly. */
function shareAt(elapsedMs: number): number {
  const rest = 1 - elapsedMs / OPENS_MS;
  return 1 - rest * rest;
}

/** Returns the box that has moved by a share of the way between two boxes of the same width. */
function boxBetween(before: Box, after: Box, share: number): Box {
  const y = before.y + Math.floor(share * (after.y - before.y));
  const bottom = before.y + before.height;
  const bottomNow = bottom + Math.floor(share * (after.y + after.height - bottom));
  return { x: after.x, y, width: after.width, height: bottomNow - y };
}
