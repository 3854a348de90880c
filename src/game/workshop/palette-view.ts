import { clipped, fillBox, paintOnto, paintPicture, paintSmall, shifted, showPicture, veil } from "../../device/screen";
import type { Picture } from "../../device/screen";
import { cellAt, createBoard, type Board } from "../../kernel/board";
import type { Draft } from "../../kernel/draft";
import { paintDraft } from "../../puzzles/looks/draft";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { largestBoard } from "./board-room";
import { emptyDraft, withThing } from "./draft-edits";
import { paletteOf, type Editing } from "./editing";

/** The small pictures of what can be in hand, as it stands on a board; each is painted when it is first to be seen. */
export interface Swatches {
  readonly puzzle: SealedPuzzle;
  /** By kind. */
  readonly pictures: Record<number, Picture | undefined>;
  readonly scratch: Picture;
}

/** What is in hand, and its neighbours in the palette at both sides. */
const SHOWN: readonly number[] = [-1, 0, 1];

const SIDE = 34;
const SMALL_SIDE = 22;
const RIM = 2;
const GAP = 3;
/** So far beside a neighbour it is still touched. */
const REACH = 6;

/** Where the strip lies: its upper left corner, and how many pixels what is in hand has. */
export interface StripPlace {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** How wide the strip is when what is in hand has so many pixels. */
export function stripWidth(side: number): number {
  return side + 2 * (SMALL_SIDE + GAP);
}

export function createSwatches(puzzle: SealedPuzzle): Swatches {
  return { puzzle, pictures: {}, scratch: paintPicture(() => undefined) };
}

/** Paints one picture that is to be seen and is not there yet; gives whether there was one. */
export function paintNextSwatch(swatches: Swatches, editing: Editing): boolean {
  const { pictures } = swatches;
  for (const by of SHOWN) {
    const kind = kindAt(editing, by);
    if (pictures[kind] !== undefined) continue;
    pictures[kind] = paintSwatch(swatches, kind);
    return true;
  }
  return false;
}

/** Draws the strip: what is in hand on a tab, its neighbours in the dark. */
export function drawStrip({ pictures }: Swatches, editing: Editing, { left: x, top: y, side }: StripPlace): void {
  const smallTop = y + Math.floor((side - SMALL_SIDE) / 2);
  drawSwatch(pictures[kindAt(editing, -1)], x, smallTop, SMALL_SIDE);
  drawSwatch(pictures[kindAt(editing, 1)], x + side + SMALL_SIDE + 2 * GAP, smallTop, SMALL_SIDE);
  const left = x + SMALL_SIDE + GAP;
  for (const left of [x, x + side + SMALL_SIDE + 2 * GAP]) veil("light", left, smallTop, SMALL_SIDE, SMALL_SIDE);
  fillBox("black", left - 1, y, side + 2, side);
  fillBox("white", left, y, side, side);
  drawSwatch(pictures[kindAt(editing, 0)], left + RIM, y + RIM, side - 2 * RIM);
}

/**
 * Which neighbour of what is in hand is touched at a point of the screen, in the strip that `drawStrip` draws there: -1
 * the one before it, 1 the one behind it, 0 neither. Fingers are wider than they are.
 */
export function neighbourAt(strip: StripPlace, x: number, y: number): number {
  const { left, top, side } = strip;
  if (y < top - REACH || y >= top + side + REACH) return 0;
  const inner = left + SMALL_SIDE + GAP;
  if (x >= left - REACH && x < inner) return -1;
  return x >= inner + side && x < left + stripWidth(side) + REACH ? 1 : 0;
}

/** The middle of a swatch in a square. */
function drawSwatch(picture: Picture | undefined, x: number, y: number, side: number): void {
  if (picture === undefined) {
    fillBox("black", x, y, side, side);
    return;
  }
  const inset = Math.floor((SIDE - side) / 2);
  clipped(x, y, side, side, () => {
    showPicture(picture, x - inset, y - inset);
  });
}

function kindAt({ legend, hand }: Editing, by: number): number {
  const palette = paletteOf(legend);
  return palette[(hand + by + palette.length) % palette.length];
}

/** The kind on an otherwise empty board, and what is round it. */
function paintSwatch({ puzzle, scratch }: Swatches, kind: number): Picture {
  const { draft, cell } = exampleOf(puzzle, kind);
  paintOnto(scratch, () => {
    paintDraft(puzzle, draft);
  });
  const { x, y, width, height } = puzzle.painter.boxOf(draft.board, cell);
  const left = x + Math.floor((width - SIDE) / 2);
  const top = y + Math.floor((height - SIDE) / 2);
  return paintSmall(SIDE, SIDE, () => {
    shifted(-left, -top, () => {
      showPicture(scratch);
    });
  });
}

/** A board that has it in its middle; or where that may not be, at its edge. */
function exampleOf(puzzle: SealedPuzzle, kind: number): { readonly draft: Draft; readonly cell: number } {
  const { legend } = puzzle;
  const { maxWidth, maxHeight } = largestBoard(puzzle);
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
