/** Draws the editor: the board with cursor and marks, the texts and the place of the palette strip. */
import {
  drawClipped,
  drawFrame,
  fillBox,
  paintOnto,
  paintPicture,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
} from "../../device/screen";
import type { Ink, Picture } from "../../device/screen";
import { NOWHERE } from "../../kernel/board";
import type { Draft } from "../../kernel/draft";
import { drawDraft } from "../../puzzles/looks/paint-draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawHudText, fitsInBox, longestInBox, sideBoxBelow } from "../play/hud-text";
import { withThing } from "./draft-edits";
import { selectedKind, paletteOf, type Editing } from "./editing";
import { verdictTexts, type LiveVerdict } from "./live-verdict";
import { nameOfKind } from "./kind-names";
import { drawStrip, neighboursWithin, stripWidth, type PaletteStrip, type Swatches } from "./palette-view";

/** What the editor's drawing depends on. */
export interface EditorView {
  readonly puzzle: AnyPuzzle;
  readonly editing: Editing;
  readonly live: LiveVerdict;
  /** The cached picture of the board. */
  readonly board: Picture;
  /** The board with the selected kind at the cursor. Only the cell at the cursor is up to date. */
  readonly preview: Picture;
  readonly swatches: Swatches;
  /** Whether the cell at the cursor shows the preview. */
  readonly isPreviewShown: boolean;
  /** The cells that were changed by the last operation; they are marked. */
  readonly changedCells: readonly number[];
  /** A notice that replaces the verdict, as texts from long to short; empty if there is none. */
  readonly notice: readonly string[];
}

const CORNER = 6;
const CORNER_THICKNESS = 2;
const STRIP_MARGIN = 8;
/** The layout of the selected kind's swatch, in a strip above the board or beside the board, in pixels. */
const SELECTION = { inStrip: 28, beside: 34, left: 7, above: 5, tray: 3 };

/** Creates an empty picture for `paintBoard` and `paintPreview`. */
export function createPicture(): Picture {
  return paintPicture(() => undefined);
}

/** Paints a draft into the cached picture of the board. */
export function paintBoard({ puzzle, board }: EditorView, draft: Draft): void {
  paintOnto(board, () => {
    drawDraft(puzzle, draft);
  });
}

/** Paints the preview of the selected kind at the cursor; returns false if the kind is not allowed there. */
export function paintPreview({ puzzle, editing, preview }: EditorView): boolean {
  const { legend, draft, cursor } = editing;
  const next = withThing(legend, draft, cursor, selectedKind(editing));
  if (next === undefined) return false;
  paintOnto(preview, () => {
    drawDraft(puzzle, next);
  });
  return true;
}

/** Draws the editor while no panel is open. */
export function drawEditor(view: EditorView): void {
  const { editing, live } = view;
  showPicture(view.board);
  if (view.isPreviewShown) {
    const { x, y, width, height } = boxAt(view, editing.cursor);
    drawClipped(x, y, width, height, () => {
      showPicture(view.preview);
    });
  }
  if (live.problem !== undefined && live.problem.cell !== NOWHERE) drawMark(view, live.problem.cell);
  drawChangedCells(view, view.changedCells);
  drawCursor(view);
  drawSelection(view, view.notice.length > 0 ? view.notice : verdictTexts(live));
}

/**
 * Returns whether the scene has room for the selected kind's name beside the verdict. A strip above the board has none.
 */
export function hasRoomForKindName({ puzzle }: Pick<EditorView, "puzzle">): boolean {
  const { main, side } = puzzle.painter.scene.texts;
  return main.y !== side.y;
}

/**
 * Draws the palette strip with the texts: in a strip above the board instead of the name, or beside the board below the
 * texts.
 */
function drawSelection({ puzzle, editing, swatches }: EditorView, texts: readonly string[]): void {
  const { scene } = puzzle.painter;
  const strip = stripLayoutOf({ puzzle });
  const { left, top, side } = strip;
  const hasName = hasRoomForKindName({ puzzle });
  if (hasName) drawTexts(puzzle, selectedKindTexts(editing), texts);
  else drawHudText(scene, { main: longestInBox(scene.texts.main, texts), side: "" });
  const { tray } = SELECTION;
  // A strip above the board needs no margin of its own above and below.
  const rim = hasName ? tray : 0;
  fillBox("black", left - tray, top - rim, stripWidth(strip) + 2 * tray, side + 2 * rim);
  drawStrip(swatches, editing, strip);
}

/** Returns the layout of the palette strip in a puzzle's scene. */
export function stripLayoutOf(view: Pick<EditorView, "puzzle">): PaletteStrip {
  const { puzzle } = view;
  const { main, side } = puzzle.painter.scene.texts;
  if (!hasRoomForKindName(view)) {
    const size = { side: SELECTION.inStrip, neighbours: neighboursWithin(puzzle, SELECTION.inStrip, side.width) };
    return { left: SCREEN_WIDTH - STRIP_MARGIN - stripWidth(size), top: 0, ...size };
  }
  const bottom = Math.max(main.y, side.y) > SCREEN_HEIGHT / 2 ? Math.max(main.y, side.y) : SCREEN_HEIGHT;
  const neighbours = neighboursWithin(puzzle, SELECTION.beside, main.width);
  return { left: SELECTION.left, top: bottom - SELECTION.above - SELECTION.beside, side: SELECTION.beside, neighbours };
}

/** Draws the board with marked cells, and a name and texts in the scene, without cursor and palette. */
export function drawBoard(view: EditorView, marked: readonly number[], name: string, texts: readonly string[]): void {
  showPicture(view.board);
  drawChangedCells(view, marked);
  drawTexts(view.puzzle, [name], texts);
}

/** Returns the name of the selected kind with its position in the palette, "Tree  7/17", and the name alone. */
export function selectedKindTexts(editing: Editing): readonly string[] {
  const name = nameOfKind(editing.legend, selectedKind(editing));
  return [`${name}  ${editing.paletteIndex + 1}/${paletteOf(editing.legend).length}`, name];
}

/**
 * Draws the longest name and text that fit in the scene's two text boxes; both are given from long to short. If a text
 * leaves no room for the name, it is drawn alone.
 */
export function drawTexts({ painter: { scene } }: AnyPuzzle, names: readonly string[], texts: readonly string[]): void {
  const { main, side } = scene.texts;
  if (side.maxLines <= main.maxLines) {
    drawHudText(scene, { main: longestInBox(main, texts), side: longestInBox(side, names) });
    return;
  }
  const name = longestInBox(main, names);
  const room = sideBoxBelow(scene, name);
  const text = longestInBox(room, texts);
  drawHudText(scene, fitsInBox(text, room) ? { main: name, side: text } : { main: text, side: "" });
}

function boxAt({ puzzle, editing }: EditorView, cell: number) {
  return puzzle.painter.boxOf(editing.draft.board, cell);
}

/** Draws the cursor as four corners, black on white, so that they are visible on any background. */
function drawCursor(view: EditorView): void {
  const { x, y, width, height } = boxAt(view, view.editing.cursor);
  drawCorners("white", x - 3, y - 3, width + 6, height + 6, CORNER + 2, CORNER_THICKNESS + 2);
  drawCorners("black", x - 2, y - 2, width + 4, height + 4, CORNER, CORNER_THICKNESS);
}

/** Draws four corners of a rectangle; each arm is `reach` pixels long. */
function drawCorners(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  reach: number,
  thickness: number,
): void {
  for (const left of [x, x + width - reach]) {
    for (const top of [y, y + height - thickness]) fillBox(ink, left, top, reach, thickness);
  }
  for (const left of [x, x + width - thickness]) {
    for (const top of [y, y + height - reach]) fillBox(ink, left, top, thickness, reach);
  }
}

/** Draws small corners inside each changed cell. */
function drawChangedCells(view: EditorView, cells: readonly number[]): void {
  for (const cell of cells) {
    const { x, y, width, height } = boxAt(view, cell);
    drawCorners("white", x, y, width, height, CORNER - 1, CORNER_THICKNESS + 1);
    drawCorners("black", x + 1, y + 1, width - 2, height - 2, CORNER - 2, CORNER_THICKNESS);
  }
}

/** Draws a frame round the cell of a problem. */
function drawMark(view: EditorView, cell: number): void {
  const { x, y, width, height } = boxAt(view, cell);
  drawFrame("white", x - 1, y - 1, width + 2, height + 2, 4);
  drawFrame("black", x, y, width, height, 2);
}
