/** Draws the palette of the level editor: its drawers, and small pictures of the things in the open drawer. */
import {
  createBlackPicture,
  drawClipped,
  drawFrame,
  drawRotated,
  drawShifted,
  expandBox,
  fillBox,
  paintOnto,
  paintOpaquePicture,
  showPicture,
  type Box,
} from "../../device/screen";
import type { Ink, Picture } from "../../device/screen";
import { cellAt, createBoard, type Board } from "../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../kernel/direction";
import type { Draft } from "../../kernel/draft";
import { drawDraft } from "../../puzzles/looks/paint-draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { findBoardLimits } from "./board-limits";
import { createEmptyDraft, withThing } from "./draft-edits";
import { isUsable, type Editing } from "./editing";
import type { PaletteLayout } from "./palette-layout";

/**
 * The swatches: small pictures of all things in the palette. Each swatch shows a thing on a board and is painted when
 * it is first needed.
 */
export interface Swatches {
  readonly puzzle: AnyPuzzle;
  /**
   * The swatches (small pictures of things) that are already painted, by kind. A kind is the number of a thing in one
   * direction.
   */
  readonly pictures: Record<number, Picture | undefined>;
  /**
   * The pictures of the same things as `pictures`, by kind, so small that a whole thing fits on the tab of a closed
   * drawer.
   */
  readonly onTabs: Record<number, Picture | undefined>;
  readonly scratch: Picture;
}

/** The side length of a swatch (the small picture of a thing), in pixels. */
const SIDE = 40;

/** The number of frames that a drawer takes to slide out after it was opened. */
export const SLIDE_FRAMES = 4;
const SLIDE_STEP = 7;

/**
 * The distances, in pixels, from the edge of a thing's box in the open drawer to two pictures. `card` is for the card
 * behind a thing that is not selected, `swatch` for the small picture of the thing. The distances are smaller in a
 * strip above the board, which has less space than a column beside the board.
 */
const INSETS = { column: { card: 3, swatch: 4 }, strip: { card: 1, swatch: 2 } };
const TAB_INSET = 3;

/**
 * The difference between the size of a thing's box in the palette and the size of the thing's picture, in pixels. It
 * counts only for a picture that must be made smaller to fit.
 */
const SWATCH_AIR = 2;

/** How far the arms of a cross reach from its middle, in pixels. The cross stands for an empty cell. */
const CROSS_REACH = 5;

export function createSwatches(puzzle: AnyPuzzle): Swatches {
  return { puzzle, pictures: {}, onTabs: {}, scratch: createBlackPicture() };
}

/**
 * Returns the kind (the number of a thing in one direction) of the first visible palette entry whose swatch (small
 * picture) is not painted yet. Returns undefined if all are painted. The things of the open drawer come first, then the
 * thing that each closed drawer shows.
 */
export function findMissingSwatch({ pictures }: Swatches, editing: Editing): number | undefined {
  const { drawers, openDrawer } = editing;
  const shown = [...drawers[openDrawer].kinds, ...drawers.map((_, index) => kindOnDrawer(editing, index))];
  return shown.find((kind) => pictures[kind] === undefined);
}

function kindOnDrawer({ drawers, selectedEntries }: Editing, index: number): number {
  return drawers[index].kinds[selectedEntries[index]];
}

/**
 * Draws the palette: the closed drawers, and the open one with its things. `slideFrames` is the number of frames until
 * the open drawer has slid out.
 */
export function drawPalette(swatches: Swatches, editing: Editing, layout: PaletteLayout, slideFrames: number): void {
  const { pictures, onTabs } = swatches;
  const { tabs, tray, isInStrip } = layout;
  drawClipped(tray.x, tray.y, tray.width, tray.height, () => {
    drawShifted(0, -SLIDE_STEP * slideFrames, () => {
      // If the palette is a strip above the board and has only one drawer, the drawer has no outline. Its things are
      // then larger.
      const hasOutline = !isInStrip || tabs.length > 0;
      if (hasOutline) fillCard("white", tray);
      if (hasOutline) fillCard("black", expandBox(tray, -1));
      drawEntries(pictures, editing, layout);
    });
  });
  tabs.forEach((tab, index) => {
    const isOpen = index === editing.openDrawer;
    if (!isOpen || !isInStrip) drawTab(onTabs[kindOnDrawer(editing, index)], tab, isOpen);
  });
}

function drawTab(picture: Picture | undefined, tab: Box, isOpen: boolean): void {
  const box = expandBox(tab, -1);
  fillCard("white", box);
  fillCard("black", expandBox(box, -1));
  if (isOpen) {
    fillBox("white", box.x, box.y + 2, box.width, box.height);
    fillBox("black", box.x + 1, box.y + 2, box.width - 2, box.height + 2);
  }
  const inner = squareIn(expandBox(tab, -TAB_INSET));
  drawSwatch(picture, inner);
}

function drawEntries(pictures: Swatches["pictures"], editing: Editing, { entries, isInStrip }: PaletteLayout): void {
  const { drawers, openDrawer, selectedEntries } = editing;
  const inset = isInStrip ? INSETS.strip : INSETS.column;
  entries.forEach((entry, index) => {
    const box = squareIn(entry);
    const kind = drawers[openDrawer].kinds[index];
    const isSelected = index === selectedEntries[openDrawer];
    fillCard("white", isSelected ? box : expandBox(box, -inset.card));
    if (isSelected) drawFrame("black", expandBox(box, -1), 1);
    const inner = expandBox(box, -inset.swatch);
    drawSwatch(pictures[kind], inner);
    if (!isUsable(editing, kind)) drawSlash(inner);
  });
}

function drawSlash({ x, y, width }: Box): void {
  for (let step = 2; step < width - 2; step += 2) fillBox("white", x + step - 1, y + width - step - 2, 5, 4);
  for (let step = 2; step < width - 2; step += 2) fillBox("black", x + step, y + width - step - 1, 3, 2);
}

function squareIn({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height);
  return { x: x + Math.floor((width - side) / 2), y: y + Math.floor((height - side) / 2), width: side, height: side };
}

function fillCard(ink: Ink, { x, y, width, height }: Box): void {
  fillBox(ink, x + 1, y, width - 2, height);
  fillBox(ink, x, y + 1, width, height - 2);
}

function drawSwatch(picture: Picture | undefined, { x, y, width, height }: Box): void {
  if (picture === undefined) {
    fillBox("white", x, y, width, height);
    return;
  }
  drawClipped(x, y, width, height, () => {
    showPicture(picture, x - Math.floor((SIDE - width) / 2), y - Math.floor((SIDE - height) / 2));
  });
}

/**
 * Paints the swatch (small picture) of a thing in the editor's palette: the thing on an otherwise empty board, cut out
 * with its surroundings. If a cell of this board is larger than the space in the open drawer, the swatch is made
 * smaller.
 */
export function paintSwatch(
  { puzzle, pictures, onTabs, scratch }: Swatches,
  kind: number,
  { entries, tabs, isInStrip }: PaletteLayout,
): void {
  const { draft, cell } = createExample(puzzle, kind);
  paintOnto(scratch, () => {
    drawDraft(puzzle, draft);
  });
  const { x, y, width, height } = puzzle.painter.boxOf(draft.board, cell);
  // The direction of a one-way pass; undefined for any other thing. The puzzle draws a pass at the edge of the cell, so
  // this edge is in the middle of the swatch (the small picture of the thing).
  const direction = kind < puzzle.legend.firstPassKind ? undefined : DIRECTIONS[kind - puzzle.legend.firstPassKind];
  const besideX = direction === undefined ? 0 : STEP_X[direction] * Math.floor(width / 2);
  const besideY = direction === undefined ? 0 : STEP_Y[direction] * Math.floor(height / 2);
  const left = x + besideX + Math.floor((width - SIDE) / 2);
  const top = y + besideY + Math.floor((height - SIDE) / 2);
  const space = squareIn(entries[0]).width - 2 * (isInStrip ? INSETS.strip : INSETS.column).swatch;
  const scale = Math.min(1, (space - SWATCH_AIR) / Math.min(width, height));
  pictures[kind] = paintOpaquePicture(SIDE, SIDE, () => {
    const picture = paintOpaquePicture(SIDE, SIDE, () => {
      drawShifted(-left, -top, () => {
        showPicture(scratch);
      });
    });
    if (scale === 1) showPicture(picture);
    else drawRotated(picture, SIDE / 2, SIDE / 2, 0, scale);
    if (kind === puzzle.legend.emptyKind) drawCross();
  });
  if (tabs.length === 0) return;
  const tabSide = Math.min(...tabs.map((tab) => Math.min(tab.width, tab.height))) - 2 * TAB_INSET;
  const tabScale = Math.min(1, tabSide / (scale * Math.min(width, height)));
  onTabs[kind] = paintOpaquePicture(SIDE, SIDE, () => {
    const picture = pictures[kind];
    if (picture !== undefined) drawRotated(picture, SIDE / 2, SIDE / 2, 0, tabScale);
  });
}

function drawCross(): void {
  const middle = SIDE / 2 - 1;
  for (let step = -CROSS_REACH; step <= CROSS_REACH; step++) {
    fillBox("white", middle + step - 1, middle + step - 1, 4, 4);
    fillBox("white", middle + step - 1, middle - step - 1, 4, 4);
  }
  for (let step = -CROSS_REACH; step <= CROSS_REACH; step++) {
    fillBox("black", middle + step, middle + step, 2, 2);
    fillBox("black", middle + step, middle - step, 2, 2);
  }
}

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
