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

/** What is to be seen of the editor. */
export interface EditorView {
  readonly puzzle: AnyPuzzle;
  readonly editing: Editing;
  readonly live: LiveVerdict;
  /** The board as it stands. */
  readonly board: Picture;
  /** The board with what is in hand at the cursor; only that cell of it is right. */
  readonly preview: Picture;
  readonly swatches: Swatches;
  /** Whether the cell at the cursor shows what is in hand. */
  readonly isPreviewShown: boolean;
  /** The cells that have just become other than they were. */
  readonly changedCells: readonly number[];
  /** A word to the player in place of the verdict, from long to short; none if there is nothing to say. */
  readonly notice: readonly string[];
}

const CORNER = 6;
const CORNER_THICKNESS = 2;
const STRIP_MARGIN = 8;
/** How large what is in hand is, and where it lies beside a board. */
const SELECTION = { inStrip: 28, beside: 34, left: 7, above: 5, tray: 3 };

/** An empty picture for `paintBoard` and `paintPreview`. */
export function createPicture(): Picture {
  return paintPicture(() => undefined);
}

/** Paints a draft as the board. */
export function paintBoard({ puzzle, board }: EditorView, draft: Draft): void {
  paintOnto(board, () => {
    drawDraft(puzzle, draft);
  });
}

/** Paints what is in hand at the cursor, if it may be there; gives whether it may. */
export function paintPreview({ puzzle, editing, preview }: EditorView): boolean {
  const { legend, draft, cursor } = editing;
  const next = withThing(legend, draft, cursor, selectedKind(editing));
  if (next === undefined) return false;
  paintOnto(preview, () => {
    drawDraft(puzzle, next);
  });
  return true;
}

/** Draws all that there is to see while the board is edited. */
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

/** Whether there is room to say what is in hand beside the verdict: not in a strip above the board. */
export function hasRoomForKindName({ puzzle }: Pick<EditorView, "puzzle">): boolean {
  const { main, side } = puzzle.painter.scene.texts;
  return main.y !== side.y;
}

/** What is in hand as a picture: in a strip above the board in place of its name, beside a board below its words. */
function drawSelection({ puzzle, editing, swatches }: EditorView, texts: readonly string[]): void {
  const { scene } = puzzle.painter;
  const strip = stripLayoutOf({ puzzle });
  const { left, top, side } = strip;
  const hasName = hasRoomForKindName({ puzzle });
  if (hasName) drawTexts(puzzle, selectedKindTexts(editing), texts);
  else drawHudText(scene, { main: longestInBox(scene.texts.main, texts), side: "" });
  const { tray } = SELECTION;
  // A strip above the board has its own edges above and below.
  const rim = hasName ? tray : 0;
  fillBox("black", left - tray, top - rim, stripWidth(strip) + 2 * tray, side + 2 * rim);
  drawStrip(swatches, editing, strip);
}

/** Where what is in hand lies with its neighbours in the palette. */
export function stripLayoutOf(view: Pick<EditorView, "puzzle">): PaletteStrip {
  const { puzzle } = view;
  const { main, side } = puzzle.painter.scene.texts;
  if (!hasRoomForKindName(view)) {
    const hand = { side: SELECTION.inStrip, neighbours: neighboursWithin(puzzle, SELECTION.inStrip, side.width) };
    return { left: SCREEN_WIDTH - STRIP_MARGIN - stripWidth(hand), top: 0, ...hand };
  }
  const bottom = Math.max(main.y, side.y) > SCREEN_HEIGHT / 2 ? Math.max(main.y, side.y) : SCREEN_HEIGHT;
  const neighbours = neighboursWithin(puzzle, SELECTION.beside, main.width);
  return { left: SELECTION.left, top: bottom - SELECTION.above - SELECTION.beside, side: SELECTION.beside, neighbours };
}

/** Draws the board alone, with some cells marked, and what is said. */
export function drawBoard(view: EditorView, marked: readonly number[], name: string, texts: readonly string[]): void {
  showPicture(view.board);
  drawChangedCells(view, marked);
  drawTexts(view.puzzle, [name], texts);
}

/** "Tree  7/17": what is in hand, and its place in the palette; and its name alone. */
export function selectedKindTexts(editing: Editing): readonly string[] {
  const name = nameOfKind(editing.legend, selectedKind(editing));
  return [`${name}  ${editing.paletteIndex + 1}/${paletteOf(editing.legend).length}`, name];
}

/**
 * Says in a few words what is in hand or looked at; more is said where there is more room, both from long to short. A
 * text that leaves no room for the name is said alone.
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

/** Four corners, black on white, so that they show on any ground. */
function drawCursor(view: EditorView): void {
  const { x, y, width, height } = boxAt(view, view.editing.cursor);
  drawCorners("white", x - 3, y - 3, width + 6, height + 6, CORNER + 2, CORNER_THICKNESS + 2);
  drawCorners("black", x - 2, y - 2, width + 4, height + 4, CORNER, CORNER_THICKNESS);
}

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

/** Cells that are other than they were: small corners inside them. */
function drawChangedCells(view: EditorView, cells: readonly number[]): void {
  for (const cell of cells) {
    const { x, y, width, height } = boxAt(view, cell);
    drawCorners("white", x, y, width, height, CORNER - 1, CORNER_THICKNESS + 1);
    drawCorners("black", x + 1, y + 1, width - 2, height - 2, CORNER - 2, CORNER_THICKNESS);
  }
}

/** The cell that a problem names. */
function drawMark(view: EditorView, cell: number): void {
  const { x, y, width, height } = boxAt(view, cell);
  drawFrame("white", x - 1, y - 1, width + 2, height + 2, 4);
  drawFrame("black", x, y, width, height, 2);
}
