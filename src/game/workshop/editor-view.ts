/**
 * Draws the editor: the board with its cursor and marks, and the texts. Also decides the position of the palette strip.
 */
import {
  drawClipped,
  drawFrame,
  fillBox,
  paintOnto,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  expandBox,
  type Box,
} from "../../device/screen";
import type { Ink, Picture } from "../../device/screen";
import { NOWHERE } from "../../kernel/board";
import type { Draft } from "../../kernel/draft";
import { drawDraft } from "../../puzzles/looks/paint-draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawHudText, fitsInBox, findLongestInBox, sideBoxBelow } from "../play/hud-text";
import { selectedKind, paletteOf, type Editing } from "./editing";
import { composeVerdictTexts, type LiveVerdict } from "./live-verdict";
import { nameOfKind } from "./kind-names";
import { drawStrip, neighboursWithin, stripWidth, type PaletteStrip, type Swatches } from "./palette-view";

export interface EditorView {
  readonly puzzle: AnyPuzzle;
  readonly editing: Editing;
  readonly live: LiveVerdict;
  readonly board: Picture;
  /** A picture of the board with the selected thing at the cursor. Only the cell at the cursor is shown. */
  readonly preview: Picture;
  readonly swatches: Swatches;
  /**
   * The draft (a board that may lack things of a level) that the preview shows at the cursor; undefined while the
   * preview is hidden.
   */
  readonly shownPreview: Draft | undefined;
  /** The cells that the last operation of the editor changed. These cells are drawn with a mark. */
  readonly changedCells: readonly number[];
  /**
   * A short message that is shown instead of the facts about the level, as texts from long to short; empty if there is
   * no message.
   */
  readonly notice: readonly string[];
}

const CORNER = 6;
const CORNER_THICKNESS = 2;
const STRIP_MARGIN = 8;
/**
 * The palette, in pixels. The selected thing's picture has the size `inStrip` if the palette is in a strip above the
 * board, and the size `beside` if it is beside the board. Beside the board, `left` is the left edge of the palette. The
 * palette is then `above` pixels above the lower of the two text boxes, or above the lower edge of the screen if both
 * boxes are in the upper half. `tray` is the width of the black margin around the palette.
 */
const SELECTION = { inStrip: 28, beside: 34, left: 7, above: 5, tray: 3 };

/** Paints a draft (a board that may lack things of a level) into one of the editor's pictures. */
export function paintDraft(picture: Picture, puzzle: AnyPuzzle, draft: Draft): void {
  paintOnto(picture, () => {
    drawDraft(puzzle, draft);
  });
}

export function drawEditor(view: EditorView): void {
  const { editing, live } = view;
  showPicture(view.board);
  if (view.shownPreview !== undefined) {
    const { x, y, width, height } = boxAt(view, editing.cursor);
    drawClipped(x, y, width, height, () => {
      showPicture(view.preview);
    });
  }
  if (live.problem !== undefined && live.problem.cell !== NOWHERE) drawMark(view, live.problem.cell);
  drawChangedCells(view, view.changedCells);
  drawCursor(view);
  drawSelection(view, view.notice.length > 0 ? view.notice : composeVerdictTexts(live));
}

/**
 * Returns whether there is space for the selected thing's name beside the facts about the level. Puzzles with all texts
 * in a strip above the board have no such space.
 */
export function hasSpaceForKindName({ puzzle }: Pick<EditorView, "puzzle">): boolean {
  const { main, side } = puzzle.painter.scene.texts;
  return main.y !== side.y;
}

/**
 * Draws the palette and the texts of the editor. The palette is below the texts beside the board. In puzzles with all
 * texts in a strip above the board, the palette is in this strip, in place of the selected thing's name.
 */
function drawSelection({ puzzle, editing, swatches }: EditorView, texts: readonly string[]): void {
  const { scene } = puzzle.painter;
  const strip = stripLayoutOf({ puzzle });
  const { left, top, side } = strip;
  const hasName = hasSpaceForKindName({ puzzle });
  if (hasName) drawTexts(puzzle, selectedKindTexts(editing), texts);
  else drawHudText(scene, { main: findLongestInBox(scene.texts.main, texts), side: "" });
  const { tray } = SELECTION;
  // The height of the black margin above and below the palette, in pixels. A palette in a strip above the board has no
  // margin.
  const rim = hasName ? tray : 0;
  fillBox("black", left - tray, top - rim, stripWidth(strip) + 2 * tray, side + 2 * rim);
  drawStrip(swatches, editing, strip);
}

/** Returns the layout of the palette, which depends on the scenery around the puzzle's board. */
export function stripLayoutOf(view: Pick<EditorView, "puzzle">): PaletteStrip {
  const { puzzle } = view;
  const { main, side } = puzzle.painter.scene.texts;
  if (!hasSpaceForKindName(view)) {
    const size = { side: SELECTION.inStrip, neighbourCount: neighboursWithin(puzzle, SELECTION.inStrip, side.width) };
    return { left: SCREEN_WIDTH - STRIP_MARGIN - stripWidth(size), top: 0, ...size };
  }
  const bottom = Math.max(main.y, side.y) > SCREEN_HEIGHT / 2 ? Math.max(main.y, side.y) : SCREEN_HEIGHT;
  const neighbourCount = neighboursWithin(puzzle, SELECTION.beside, main.width);
  return {
    left: SELECTION.left,
    top: bottom - SELECTION.above - SELECTION.beside,
    side: SELECTION.beside,
    neighbourCount,
  };
}

/**
 * Draws the board, marks the cells `marked` as changed, and draws a name and texts beside the board. Draws no cursor
 * and no palette.
 */
export function drawBoard(view: EditorView, marked: readonly number[], name: string, texts: readonly string[]): void {
  showPicture(view.board);
  drawChangedCells(view, marked);
  drawTexts(view.puzzle, [name], texts);
}

/**
 * Returns two texts about the selected thing: its name with its number in the palette, such as "Tree  7/17", and the
 * name alone.
 */
export function selectedKindTexts(editing: Editing): readonly string[] {
  const name = nameOfKind(editing.legend, selectedKind(editing));
  return [`${name}  ${editing.paletteIndex + 1}/${paletteOf(editing.legend).length}`, name];
}

/**
 * Draws the longest name and the longest text that fit in the two text boxes beside the board. Both lists are ordered
 * from long to short. If the text leaves no space for the name, only the text is drawn.
 */
export function drawTexts({ painter: { scene } }: AnyPuzzle, names: readonly string[], texts: readonly string[]): void {
  const { main, side } = scene.texts;
  if (side.maxLines <= main.maxLines) {
    drawHudText(scene, { main: findLongestInBox(main, texts), side: findLongestInBox(side, names) });
    return;
  }
  const name = findLongestInBox(main, names);
  const space = sideBoxBelow(scene, name);
  const text = findLongestInBox(space, texts);
  drawHudText(scene, fitsInBox(text, space) ? { main: name, side: text } : { main: text, side: "" });
}

function boxAt({ puzzle, editing }: EditorView, cell: number) {
  return puzzle.painter.boxOf(editing.draft.board, cell);
}

/** Draws the cursor as four corners, black on white, so that they are visible on any background. */
function drawCursor(view: EditorView): void {
  const box = boxAt(view, view.editing.cursor);
  drawCorners("white", expandBox(box, 3), CORNER + 2, CORNER_THICKNESS + 2);
  drawCorners("black", expandBox(box, 2), CORNER, CORNER_THICKNESS);
}

/** Draws the four corners of a rectangle. The two arms of each corner are `reach` pixels long. */
function drawCorners(ink: Ink, { x, y, width, height }: Box, reach: number, thickness: number): void {
  for (const left of [x, x + width - reach]) {
    for (const top of [y, y + height - thickness]) fillBox(ink, left, top, reach, thickness);
  }
  for (const left of [x, x + width - thickness]) {
    for (const top of [y, y + height - reach]) fillBox(ink, left, top, thickness, reach);
  }
}

function drawChangedCells(view: EditorView, cells: readonly number[]): void {
  for (const cell of cells) {
    const box = boxAt(view, cell);
    drawCorners("white", box, CORNER - 1, CORNER_THICKNESS + 1);
    drawCorners("black", expandBox(box, -1), CORNER - 2, CORNER_THICKNESS);
  }
}

function drawMark(view: EditorView, cell: number): void {
  const box = boxAt(view, cell);
  drawFrame("white", expandBox(box, 1), 4);
  drawFrame("black", box, 2);
}
