import {
  clipped,
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
import { paintDraft } from "../../puzzles/looks/draft";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { drawWords, hasRoom, longestAt, roomBelow } from "../play/words";
import { withThing } from "./draft-edits";
import { kindInHand, paletteOf, type Editing } from "./editing";
import { verdictTexts, type LiveVerdict } from "./live-verdict";
import { nameOfKind } from "./names";
import { drawStrip, neighboursWithin, stripWidth, type StripPlace, type Swatches } from "./palette-view";

/** What is to be seen of the editor. */
export interface EditorView {
  readonly puzzle: SealedPuzzle;
  readonly editing: Editing;
  readonly live: LiveVerdict;
  /** The board as it stands. */
  readonly board: Picture;
  /** The board with what is in hand at the cursor; only that cell of it is right. */
  readonly preview: Picture;
  readonly swatches: Swatches;
  /** Whether the cell at the cursor shows what is in hand. */
  readonly previewIsShown: boolean;
  /** The cells that have just become other than they were. */
  readonly changed: readonly number[];
  /** A word to the player in place of the verdict, from long to short; none if there is nothing to say. */
  readonly notice: readonly string[];
}

const CORNER = 6;
const CORNER_THICKNESS = 2;
const STRIP_MARGIN = 8;
/** How large what is in hand is, and where it lies beside a board. */
const HAND = { inStrip: 28, beside: 34, left: 7, above: 5, tray: 3 };

/** An empty picture for `paintBoard` and `paintPreview`. */
export function createPicture(): Picture {
  return paintPicture(() => undefined);
}

/** Paints a draft as the board. */
export function paintBoard({ puzzle, board }: EditorView, draft: Draft): void {
  paintOnto(board, () => {
    paintDraft(puzzle, draft);
  });
}

/** Paints what is in hand at the cursor, if it may be there; gives whether it may. */
export function paintPreview({ puzzle, editing, preview }: EditorView): boolean {
  const { legend, draft, cursor } = editing;
  const next = withThing(legend, draft, cursor, kindInHand(editing));
  if (next === undefined) return false;
  paintOnto(preview, () => {
    paintDraft(puzzle, next);
  });
  return true;
}

/** Draws all that there is to see while the board is edited. */
export function drawEditor(view: EditorView): void {
  const { editing, live } = view;
  showPicture(view.board);
  if (view.previewIsShown) {
    const { x, y, width, height } = boxAt(view, editing.cursor);
    clipped(x, y, width, height, () => {
      showPicture(view.preview);
    });
  }
  if (live.problem !== undefined && live.problem.cell !== NOWHERE) drawMark(view, live.problem.cell);
  drawChanged(view, view.changed);
  drawCursor(view);
  drawHand(view, view.notice.length > 0 ? view.notice : verdictTexts(live));
}

/** Whether there is room to say what is in hand beside the verdict: not in a strip above the board. */
export function handIsNamed({ puzzle }: Pick<EditorView, "puzzle">): boolean {
  const { main, side } = puzzle.painter.scene.words;
  return main.y !== side.y;
}

/** What is in hand as a picture: in a strip above the board in place of its name, beside a board below its words. */
function drawHand({ puzzle, editing, swatches }: EditorView, texts: readonly string[]): void {
  const { scene } = puzzle.painter;
  const strip = stripPlace({ puzzle });
  const { left, top, side } = strip;
  const isNamed = handIsNamed({ puzzle });
  if (isNamed) drawTexts(puzzle, handTexts(editing), texts);
  else drawWords(scene, { main: longestAt(scene.words.main, texts), side: "" });
  const { tray } = HAND;
  // A strip above the board has its own edges above and below.
  const rim = isNamed ? tray : 0;
  fillBox("black", left - tray, top - rim, stripWidth(strip) + 2 * tray, side + 2 * rim);
  drawStrip(swatches, editing, strip);
}

/** Where what is in hand lies with its neighbours in the palette. */
export function stripPlace(view: Pick<EditorView, "puzzle">): StripPlace {
  const { puzzle } = view;
  const { main, side } = puzzle.painter.scene.words;
  if (!handIsNamed(view)) {
    const hand = { side: HAND.inStrip, neighbours: neighboursWithin(puzzle, HAND.inStrip, side.width) };
    return { left: SCREEN_WIDTH - STRIP_MARGIN - stripWidth(hand), top: 0, ...hand };
  }
  const bottom = Math.max(main.y, side.y) > SCREEN_HEIGHT / 2 ? Math.max(main.y, side.y) : SCREEN_HEIGHT;
  const neighbours = neighboursWithin(puzzle, HAND.beside, main.width);
  return { left: HAND.left, top: bottom - HAND.above - HAND.beside, side: HAND.beside, neighbours };
}

/** Draws the board alone, with some cells marked, and what is said. */
export function drawBoard(view: EditorView, marked: readonly number[], name: string, texts: readonly string[]): void {
  showPicture(view.board);
  drawChanged(view, marked);
  drawTexts(view.puzzle, [name], texts);
}

/** "Tree  7/17": what is in hand, and its place in the palette; and its name alone. */
export function handTexts(editing: Editing): readonly string[] {
  const name = nameOfKind(editing.legend, kindInHand(editing));
  return [`${name}  ${editing.hand + 1}/${paletteOf(editing.legend).length}`, name];
}

/**
 * Says in a few words what is in hand or looked at; more is said where there is more room, both from long to short. A
 * text that leaves no room for the name is said alone.
 */
export function drawTexts(
  { painter: { scene } }: SealedPuzzle,
  names: readonly string[],
  texts: readonly string[],
): void {
  const { main, side } = scene.words;
  if (side.lines <= main.lines) {
    drawWords(scene, { main: longestAt(main, texts), side: longestAt(side, names) });
    return;
  }
  const name = longestAt(main, names);
  const room = roomBelow(scene, name);
  const text = longestAt(room, texts);
  drawWords(scene, hasRoom(text, room) ? { main: name, side: text } : { main: text, side: "" });
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
function drawChanged(view: EditorView, cells: readonly number[]): void {
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
