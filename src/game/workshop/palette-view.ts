/**
 * Draws the palette strip of the level editor: a row with small pictures of the selected thing and of the palette
 * entries beside it.
 */
import {
  createBlackPicture,
  drawClipped,
  fillBox,
  paintOnto,
  paintOpaquePicture,
  drawShifted,
  showPicture,
  darken,
} from "../../device/screen";
import type { Picture } from "../../device/screen";
import { cellAt, createBoard, type Board } from "../../kernel/board";
import type { Draft } from "../../kernel/draft";
import { drawDraft } from "../../puzzles/looks/paint-draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { findBoardLimits } from "./board-limits";
import { createEmptyDraft, withThing } from "./draft-edits";
import { paletteOf, type Editing } from "./editing";

/**
 * The swatches: small pictures of all things in the palette. Each swatch shows a thing on a board and is painted when
 * it is first needed.
 */
export interface Swatches {
  readonly puzzle: AnyPuzzle;
  /** The swatches that are already painted, by kind. A kind is a thing in one direction. */
  readonly pictures: Record<number, Picture | undefined>;
  readonly scratch: Picture;
}

/** The visible entries of the palette, as distances from the selected entry, in the order of painting. */
const SHOWN: readonly number[] = [0, -1, 1, -2, 2];
const MAX_NEIGHBOURS = 2;

const SIDE = 34;
const SMALL_SIDE = 22;
const RIM = 2;
const GAP = 3;
const APART = SMALL_SIDE + GAP;
const TOUCH_MARGIN = 6;

/**
 * The layout of the palette strip: its upper left corner and the side of the selected thing's picture, in pixels.
 * `neighbourCount` is the number of pictures on each side of the selected one.
 */
export interface PaletteStrip {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly neighbourCount: number;
}

export function stripWidth({ side, neighbourCount }: Pick<PaletteStrip, "side" | "neighbourCount">): number {
  return side + 2 * neighbourCount * APART;
}

/**
 * Returns how many palette entries fit on each side of the selected entry. If the palette has few entries, the number
 * is smaller, so that no entry appears on both sides.
 */
export function neighboursWithin({ legend }: AnyPuzzle, side: number, width: number): number {
  const others = paletteOf(legend).length - 1;
  return Math.min(MAX_NEIGHBOURS, Math.floor(others / 2), Math.floor((width - side) / (2 * APART)));
}

export function createSwatches(puzzle: AnyPuzzle): Swatches {
  return { puzzle, pictures: {}, scratch: createBlackPicture() };
}

/**
 * Returns the first visible entry of the palette whose swatch (small picture) is not painted yet, as a kind; undefined
 * if all are painted.
 */
export function findMissingSwatch(
  { pictures }: Swatches,
  editing: Editing,
  { neighbourCount }: PaletteStrip,
): number | undefined {
  for (const by of SHOWN) {
    const kind = kindAt(editing, by);
    if (pictures[kind] === undefined && Math.abs(by) <= neighbourCount) return kind;
  }
  return undefined;
}

/**
 * Draws the palette strip. The selected thing is on a white square. A neighbour of the selected thing is drawn darker,
 * and a thing farther away darker still.
 */
export function drawStrip({ pictures }: Swatches, editing: Editing, strip: PaletteStrip): void {
  const { top, side, neighbourCount } = strip;
  const smallTop = top + Math.floor((side - SMALL_SIDE) / 2);
  const left = selectionLeft(strip);
  for (let distance = 1; distance <= neighbourCount; distance++) {
    const before = left - distance * APART;
    const after = left + side + distance * APART - SMALL_SIDE;
    drawSwatch(pictures[kindAt(editing, -distance)], before, smallTop, SMALL_SIDE);
    drawSwatch(pictures[kindAt(editing, distance)], after, smallTop, SMALL_SIDE);
    for (const x of [before, after]) darken(distance === 1 ? "light" : "middle", x, smallTop, SMALL_SIDE, SMALL_SIDE);
  }
  fillBox("black", left - 1, top, side + 2, side);
  fillBox("white", left, top, side, side);
  drawSwatch(pictures[kindAt(editing, 0)], left + RIM, top + RIM, side - 2 * RIM);
}

function selectionLeft({ left, neighbourCount }: PaletteStrip): number {
  return left + neighbourCount * APART;
}

/**
 * Returns which palette entry is touched at a point of the screen, as its distance from the selected entry: negative on
 * the left, positive on the right, 0 if the selected entry or no entry is touched. The area that reacts to touches is
 * larger than the palette strip, because fingers are wide.
 */
export function neighbourTouchedAt(strip: PaletteStrip, x: number, y: number): number {
  const { left, top, side, neighbourCount } = strip;
  if (y < top - TOUCH_MARGIN || y >= top + side + TOUCH_MARGIN) return 0;
  if (x < left - TOUCH_MARGIN || x >= left + stripWidth(strip) + TOUCH_MARGIN) return 0;
  const before = selectionLeft(strip) - x;
  if (before > 0) return -Math.min(neighbourCount, Math.ceil(before / APART));
  const after = x - selectionLeft(strip) - side;
  return after < 0 ? 0 : Math.min(neighbourCount, 1 + Math.floor(after / APART));
}

function drawSwatch(picture: Picture | undefined, x: number, y: number, side: number): void {
  if (picture === undefined) {
    fillBox("black", x, y, side, side);
    return;
  }
  const inset = Math.floor((SIDE - side) / 2);
  drawClipped(x, y, side, side, () => {
    showPicture(picture, x - inset, y - inset);
  });
}

function kindAt({ legend, paletteIndex }: Editing, by: number): number {
  const palette = paletteOf(legend);
  return palette[(paletteIndex + by + palette.length) % palette.length];
}

/**
 * Paints the swatch (small picture) of a palette entry: the thing with its surroundings on an otherwise empty board.
 */
export function paintSwatch({ puzzle, pictures, scratch }: Swatches, kind: number): void {
  const { draft, cell } = createExample(puzzle, kind);
  paintOnto(scratch, () => {
    drawDraft(puzzle, draft);
  });
  const { x, y, width, height } = puzzle.painter.boxOf(draft.board, cell);
  const left = x + Math.floor((width - SIDE) / 2);
  const top = y + Math.floor((height - SIDE) / 2);
  pictures[kind] = paintOpaquePicture(SIDE, SIDE, () => {
    drawShifted(-left, -top, () => {
      showPicture(scratch);
    });
  });
}

/**
 * Returns an example board with the given thing in the middle or, if the thing is not allowed there, at the edge of the
 * board.
 */
function createExample(puzzle: AnyPuzzle, kind: number): { readonly draft: Draft; readonly cell: number } {
  const { legend } = puzzle;
  const { maxWidth, maxHeight } = findBoardLimits(puzzle);
  const board = createBoard(maxWidth, maxHeight);
  const empty = createEmptyDraft(legend, maxWidth, maxHeight);
  for (const cell of [middleOf(board), cellAt(board, Math.floor(maxWidth / 2), 0)]) {
    const draft = withThing(legend, empty, cell, kind);
    if (draft !== undefined) return { draft, cell };
  }
  return { draft: empty, cell: middleOf(board) };
}

function middleOf(board: Board): number {
  return cellAt(board, Math.floor(board.width / 2), Math.floor(board.height / 2));
}
