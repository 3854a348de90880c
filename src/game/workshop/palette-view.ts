import {
  drawClipped,
  fillBox,
  paintOnto,
  paintPicture,
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
import { boardLimitsOf } from "./board-limits";
import { emptyDraft, withThing } from "./draft-edits";
import { paletteOf, type Editing } from "./editing";

/** The small pictures of what can be in hand, as it stands on a board; each is painted when it is first to be seen. */
export interface Swatches {
  readonly puzzle: AnyPuzzle;
  /** By kind. */
  readonly pictures: Record<number, Picture | undefined>;
  readonly scratch: Picture;
}

/** What is in hand, and its neighbours in the palette at both sides, the nearest first. */
const SHOWN: readonly number[] = [0, -1, 1, -2, 2];
const MAX_NEIGHBOURS = 2;

const SIDE = 34;
const SMALL_SIDE = 22;
const RIM = 2;
const GAP = 3;
const APART = SMALL_SIDE + GAP;
/** So far beside a neighbour it is still touched. */
const TOUCH_MARGIN = 6;

/** Where the strip lies: its upper left corner, how many pixels what is in hand has, and how many neighbours it has at each side. */
export interface PaletteStrip {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly neighbours: number;
}

/** How wide the strip is when what is in hand has so many pixels, and so many neighbours at each side. */
export function stripWidth({ side, neighbours }: Pick<PaletteStrip, "side" | "neighbours">): number {
  return side + 2 * neighbours * APART;
}

/** How many neighbours there are at each side within a width, none of them at both. */
export function neighboursWithin({ legend }: AnyPuzzle, side: number, width: number): number {
  const others = paletteOf(legend).length - 1;
  return Math.min(MAX_NEIGHBOURS, Math.floor(others / 2), Math.floor((width - side) / (2 * APART)));
}

export function createSwatches(puzzle: AnyPuzzle): Swatches {
  return { puzzle, pictures: {}, scratch: paintPicture(() => undefined) };
}

/** Paints one picture that is to be seen and is not there yet; gives whether there was one. */
export function paintNextSwatch(swatches: Swatches, editing: Editing, { neighbours }: PaletteStrip): boolean {
  const { pictures } = swatches;
  for (const by of SHOWN) {
    const kind = kindAt(editing, by);
    if (pictures[kind] !== undefined || Math.abs(by) > neighbours) continue;
    pictures[kind] = paintSwatch(swatches, kind);
    return true;
  }
  return false;
}

/** Draws the strip: what is in hand on a tab, its neighbours in the dark, the farther the darker. */
export function drawStrip({ pictures }: Swatches, editing: Editing, strip: PaletteStrip): void {
  const { top, side, neighbours } = strip;
  const smallTop = top + Math.floor((side - SMALL_SIDE) / 2);
  const left = selectionLeft(strip);
  for (let far = 1; far <= neighbours; far++) {
    const before = left - far * APART;
    const behind = left + side + far * APART - SMALL_SIDE;
    drawSwatch(pictures[kindAt(editing, -far)], before, smallTop, SMALL_SIDE);
    drawSwatch(pictures[kindAt(editing, far)], behind, smallTop, SMALL_SIDE);
    for (const x of [before, behind]) darken(far === 1 ? "light" : "middle", x, smallTop, SMALL_SIDE, SMALL_SIDE);
  }
  fillBox("black", left - 1, top, side + 2, side);
  fillBox("white", left, top, side, side);
  drawSwatch(pictures[kindAt(editing, 0)], left + RIM, top + RIM, side - 2 * RIM);
}

function selectionLeft({ left, neighbours }: PaletteStrip): number {
  return left + neighbours * APART;
}

/**
 * Which neighbour of what is in hand is touched at a point of the screen, in the strip that `drawStrip` draws there: how
 * far it is before it, where negative, or behind it; 0: none. Fingers are wider than they are.
 */
export function neighbourTouchedAt(strip: PaletteStrip, x: number, y: number): number {
  const { left, top, side, neighbours } = strip;
  if (y < top - TOUCH_MARGIN || y >= top + side + TOUCH_MARGIN) return 0;
  if (x < left - TOUCH_MARGIN || x >= left + stripWidth(strip) + TOUCH_MARGIN) return 0;
  const before = selectionLeft(strip) - x;
  if (before > 0) return -Math.min(neighbours, Math.ceil(before / APART));
  const behind = x - selectionLeft(strip) - side;
  return behind < 0 ? 0 : Math.min(neighbours, 1 + Math.floor(behind / APART));
}

/** The middle of a swatch in a square. */
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

/** The kind on an otherwise empty board, and what is round it. */
function paintSwatch({ puzzle, scratch }: Swatches, kind: number): Picture {
  const { draft, cell } = exampleOf(puzzle, kind);
  paintOnto(scratch, () => {
    drawDraft(puzzle, draft);
  });
  const { x, y, width, height } = puzzle.painter.boxOf(draft.board, cell);
  const left = x + Math.floor((width - SIDE) / 2);
  const top = y + Math.floor((height - SIDE) / 2);
  return paintOpaquePicture(SIDE, SIDE, () => {
    drawShifted(-left, -top, () => {
      showPicture(scratch);
    });
  });
}

/** A board that has it in its middle; or where that may not be, at its edge. */
function exampleOf(puzzle: AnyPuzzle, kind: number): { readonly draft: Draft; readonly cell: number } {
  const { legend } = puzzle;
  const { maxWidth, maxHeight } = boardLimitsOf(puzzle);
  const board = createBoard(maxWidth, maxHeight);
  const empty = emptyDraft(legend, maxWidth, maxHeight);
  for (const cell of [middleOf(board), cellAt(board, Math.floor(maxWidth / 2), 0)]) {
    const draft = withThing(legend, empty, cell, kind);
    if (draft !== undefined) return { draft, cell };
  }
  return { draft: empty, cell: middleOf(board) };
}

function middleOf(board: Board): number {
  return cellAt(board, Math.floor(board.width / 2), Math.floor(board.height / 2));
}
