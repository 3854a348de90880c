import { cellAt, columnOf, rowOf } from "../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import { parseDraft, formatDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import { emptyDraft, hasThing, resizeDraft, withoutPlacement, withThing, type Placement } from "./draft-edits";
import { symmetricPlacements, SYMMETRIES, type Symmetry } from "./symmetry";

/** A draft being edited, with all that was done to it. */
export interface Editing {
  readonly legend: Legend;
  draft: Draft;
  /** Its map before each change: much smaller than the draft. */
  readonly undoMaps: string[];
  /** Its map after each change that was undone, the one to be redone first at the end. */
  readonly redoMaps: string[];
  cursor: number;
  /** The kind in hand: a place in `paletteOf`. */
  paletteIndex: number;
  symmetry: Symmetry;
  /** What Ⓐ does as long as it is held. */
  stroke: "none" | "putting" | "taking";
}

/** How large a board may be made. */
export interface BoardLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
}

export function startEditing(legend: Legend, draft: Draft): Editing {
  const { board } = draft;
  const cursor = cellAt(board, Math.floor((board.width - 1) / 2), Math.floor((board.height - 1) / 2));
  return { legend, draft, undoMaps: [], redoMaps: [], cursor, paletteIndex: 0, symmetry: "none", stroke: "none" };
}

/** All that can be in hand, by kind: things in all ways they may point, passes, and at last nothing, which clears a cell. */
export function paletteOf({ characters, emptyKind, maxPasses, firstPassKind }: Legend): readonly number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < characters.length; kind++) if (kind !== emptyKind) kinds.push(kind);
  if (maxPasses > 0) for (const direction of DIRECTIONS) kinds.push(firstPassKind + direction);
  kinds.push(emptyKind);
  return kinds;
}

/** The kind in hand. */
export function selectedKind({ legend, paletteIndex }: Editing): number {
  return paletteOf(legend)[paletteIndex];
}

/** Takes the next thing in hand, round and round. */
export function stepPalette(editing: Editing, by: number): void {
  const count = paletteOf(editing.legend).length;
  editing.paletteIndex = (((editing.paletteIndex + by) % count) + count) % count;
}

/** Ⓐ goes down: puts what is in hand on the cell, or takes the same away. Gives whether it could. */
export function startStroke(editing: Editing): boolean {
  const { legend, draft, cursor } = editing;
  editing.stroke = hasThing(legend, draft, cursor, selectedKind(editing)) ? "taking" : "putting";
  const next = applyStroke(editing);
  if (next === undefined) {
    editing.stroke = "none";
    return false;
  }
  change(editing, next);
  return true;
}

/** Moves the cursor, if the board goes on there; a stroke goes with it. Gives whether it moved. */
export function moveCursor(editing: Editing, direction: Direction): boolean {
  const { board } = editing.draft;
  if (board.cellsToEdge[direction][editing.cursor] === 0) return false;
  const [x, y] = [columnOf(board, editing.cursor), rowOf(board, editing.cursor)];
  placeCursor(editing, cellAt(board, x + STEP_X[direction], y + STEP_Y[direction]));
  return true;
}

/** Puts the cursor on a cell; a stroke goes with it. */
export function placeCursor(editing: Editing, cell: number): void {
  editing.cursor = cell;
  if (editing.stroke !== "none") editing.draft = applyStroke(editing) ?? editing.draft;
}

/** Undoes the last change; returns whether there was one. */
export function undoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.undoMaps, editing.redoMaps);
}

/** Redoes the change that was undone last; returns whether there was one. */
export function redoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.redoMaps, editing.undoMaps);
}

/** Puts another map in the place of the draft, as a change; returns whether it is one. */
export function replaceMap(editing: Editing, map: string): boolean {
  const draft = parseDraft(editing.legend, map);
  if (isFault(draft) || map === mapOf(editing)) return false;
  change(editing, editing.draft);
  setDraft(editing, draft);
  return true;
}

/** The draft as a map. */
export function mapOf({ legend, draft }: Editing): string {
  return formatDraft(legend, draft);
}

/** Makes the board so many columns and rows larger, as far as there is room; gives whether it did. */
export function growBoard(editing: Editing, columns: number, rows: number, limits: BoardLimits): boolean {
  const { legend, draft } = editing;
  const width = Math.max(limits.minWidth, Math.min(limits.maxWidth, draft.board.width + columns));
  const height = Math.max(limits.minHeight, Math.min(limits.maxHeight, draft.board.height + rows));
  if (width === draft.board.width && height === draft.board.height) return false;
  const next = resizeDraft(legend, draft, width, height);
  change(editing, draft);
  setDraft(editing, next);
  return true;
}

/** Takes all away; gives whether there was anything. */
export function clearBoard(editing: Editing): boolean {
  const { legend, draft } = editing;
  const empty = emptyDraft(legend, draft.board.width, draft.board.height);
  if (formatDraft(legend, empty) === formatDraft(legend, draft)) return false;
  change(editing, empty);
  return true;
}

/** Puts another draft of the same board in its place. */
export function replaceDraft(editing: Editing, next: Draft): void {
  change(editing, next);
}

export function nextSymmetry(editing: Editing): void {
  editing.symmetry = SYMMETRIES[(SYMMETRIES.indexOf(editing.symmetry) + 1) % SYMMETRIES.length];
}

function change(editing: Editing, next: Draft): void {
  editing.undoMaps.push(mapOf(editing));
  editing.redoMaps.splice(0, editing.redoMaps.length);
  editing.draft = next;
}

/** Takes the last map of one list, and adds the present one to the other. */
function swapHistory(editing: Editing, from: string[], to: string[]): boolean {
  const map = from.pop();
  const draft = map === undefined ? undefined : parseDraft(editing.legend, map);
  if (draft === undefined || isFault(draft)) return false;
  to.push(mapOf(editing));
  editing.stroke = "none";
  setDraft(editing, draft);
  return true;
}

/** The cursor stays where it is, as far as the board goes. */
function setDraft(editing: Editing, draft: Draft): void {
  const before = editing.draft.board;
  const { board } = draft;
  const x = Math.min(board.width - 1, columnOf(before, editing.cursor));
  const y = Math.min(board.height - 1, rowOf(before, editing.cursor));
  editing.draft = draft;
  editing.cursor = cellAt(board, x, y);
}

/** The draft once the stroke has come to the cursor; nothing if what is in hand may not be there. */
function applyStroke(editing: Editing): Draft | undefined {
  const { legend, symmetry, cursor } = editing;
  const images = symmetricPlacements(
    legend,
    editing.draft.board,
    { cell: cursor, kind: selectedKind(editing) },
    symmetry,
  );
  let { draft } = editing;
  for (let index = 0; index < images.length; index++) {
    const next =
      editing.stroke === "taking"
        ? removePlacement(legend, draft, images[index])
        : addPlacement(legend, draft, images[index]);
    if (next === undefined && index === 0) return undefined;
    draft = next ?? draft;
  }
  return draft;
}

function addPlacement(legend: Legend, draft: Draft, { cell, kind }: Placement): Draft | undefined {
  return withThing(legend, draft, cell, kind);
}

/** The draft without that; nothing can be taken away where nothing is. */
function removePlacement(legend: Legend, draft: Draft, { cell, kind }: Placement): Draft | undefined {
  if (kind === legend.emptyKind) return undefined;
  if (!hasThing(legend, draft, cell, kind)) return draft;
  return withoutPlacement(legend, draft, { cell, kind });
}
