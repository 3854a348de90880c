/** Draws the editor: the board with its cursor and marks, the palette, and the texts. */
import { drawClipped, drawFrame, fillBox, paintOnto, showPicture, expandBox, type Box } from "../../device/screen";
import type { Ink, Picture } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import { NOWHERE } from "../../kernel/board";
import type { Draft } from "../../kernel/draft";
import { drawDraft } from "../../puzzles/looks/paint-draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawHudText, fitsInBox, findLongestInBox, sideBoxBelow } from "../play/hud-text";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { selectedKind, type Editing } from "./editing";
import { composeVerdictTexts, type LiveVerdict } from "./live-verdict";
import { nameOfKind } from "./kind-names";
import { layOutPalette, type PaletteLayout } from "./palette-layout";
import { drawPalette, type Swatches } from "./palette-view";
import { TEXTS } from "./texts/index";

export interface EditorView {
  readonly puzzle: AnyPuzzle;
  readonly editing: Editing;
  readonly live: LiveVerdict;
  readonly board: Picture;
  /**
   * A picture of the board as it would be with the selected thing at the cursor. The screen shows only the cell at the
   * cursor from this picture.
   */
  readonly preview: Picture;
  readonly swatches: Swatches;
  /**
   * The draft (a board that may lack things of a level) from which the preview at the cursor was painted; undefined
   * while the preview is hidden.
   */
  readonly shownPreview: Draft | undefined;
  /** The number of frames until the open drawer of the palette has slid out. */
  readonly slideFrames: number;
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
/**
 * The smallest distance, in pixels, between the selected thing's name and the facts about the level on the same line.
 */
const NAME_GAP = 20;

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

function drawSelection(view: EditorView, texts: readonly string[]): void {
  const { puzzle, editing, swatches, slideFrames } = view;
  const { scene } = puzzle.painter;
  const { ink } = scene.texts;
  const layout = layOutPalette(puzzle, editing);
  const { cleared, drawerName, entryName } = layout;
  scene.clearForEditor?.(editing.draft.board);
  for (const { x, y, width, height } of cleared) fillBox(ink === "white" ? "black" : "white", x, y, width, height);
  drawPalette(swatches, editing, layout, slideFrames);
  if (drawerName !== undefined) {
    const name = TEXTS.editor.pick(TEXTS.editor.drawers[editing.drawers[editing.openDrawer].name]);
    drawText(name, drawerName.x, drawerName.y, drawerName.align === "right" ? "right" : "left", ink);
  }
  const entry = TEXTS.editor.place(nameOfKind(editing.legend, selectedKind(editing)));
  const beside = factsBoxBeside(layout, entry);
  // Whether there is space to draw the name of the selected thing beside the text about the level. If even the shortest
  // such text leaves no space for the name, only the text is drawn.
  const hasSpace = layout.facts.y !== entryName.y || fitsInBox(texts[texts.length - 1], beside);
  const facts = hasSpace ? beside : layout.facts;
  const boxes = { ink, main: facts, side: entryName };
  drawHudText({ ...scene, texts: boxes }, { main: findLongestInBox(facts, texts), side: hasSpace ? entry : "" });
}

function factsBoxBeside({ facts, entryName }: PaletteLayout, entry: string): SceneTextBox {
  if (facts.y !== entryName.y) return facts;
  const space = facts.x - entryName.x - textWidth("text", entry) - NAME_GAP;
  return { ...facts, width: Math.min(facts.width, space) };
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
 * Draws a name (a short heading of what the board shows) and a text in the two text boxes beside the board. Takes the
 * longest of `names` and the longest of `texts` that fit. Both lists are ordered from long to short. If the text leaves
 * no space for the name, only the text is drawn.
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
