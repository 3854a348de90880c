/**
 * The state of a draft that is being edited, with cursor, palette, symmetry and undo history. It knows nothing of
 * input, drawing or saving.
 */
import { cellAt, columnOf, rowOf } from "../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import { parseDraft, formatDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import { emptyDraft, hasThing, resizeDraft, withoutPlacement, withThing, type Placement } from "./draft-edits";
import { symmetricPlacements, SYMMETRIES, type Symmetry } from "./symmetry";

/** A draft that is being edited, with its undo history. */
export interface Editing {
  readonly legend: Legend;
  draft: Draft;
  /** The map before each change. Maps are stored because they take much less memory than drafts. */
  readonly undoMaps: string[];
  /** The map after each undone change; the next one to redo is the last. */
  readonly redoMaps: string[];
  cursor: number;
  /** The index of the selected kind in `paletteOf`. */
  paletteIndex: number;
  symmetry: Symmetry;
  /** What happens on the cells that the cursor passes while Ⓐ is held. */
  stroke: "none" | "putting" | "taking";
}

/** The smallest and largest sizes of a board, in cells. */
export interface BoardLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
}

/** Starts editing a draft, with the cursor in the middle of the board. */
export function startEditing(legend: Legend, draft: Draft): Editing {
  const { board } = draft;
  const cursor = cellAt(board, Math.floor((board.width - 1) / 2), Math.floor((board.height - 1) / 2));
  return { legend, draft, undoMaps: [], redoMaps: [], cursor, paletteIndex: 0, symmetry: "none", stroke: "none" };
}

/**
 * Returns the palette, a list of kinds: all things in all their directions, then passes. The empty kind, which clears a
 * cell, is last.
 */
export function paletteOf({ characters, emptyKind, maxPasses, firstPassKind }: Legend): readonly number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < characters.length; kind++) if (kind !== emptyKind) kinds.push(kind);
  if (maxPasses > 0) for (const direction of DIRECTIONS) kinds.push(firstPassKind + direction);
  kinds.push(emptyKind);
  return kinds;
}

/** Returns the selected kind. */
export function selectedKind({ legend, paletteIndex }: Editing): number {
  return paletteOf(legend)[paletteIndex];
}

/** Moves the selection by `by` positions in the palette; it wraps around. */
export function stepPalette(editing: Editing, by: number): void {
  const count = paletteOf(editing.legend).length;
  editing.paletteIndex = (((editing.paletteIndex + by) % count) + count) % count;
}

/**
 * Starts a stroke at the cursor: it puts the selected kind on the cell, or removes it if it is there. Returns false if
 * that is not allowed.
 */
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

/** Moves the cursor one cell, and the stroke with it; returns false at the edge of the board. */
export function moveCursor(editing: Editing, direction: Direction): boolean {
  const { board } = editing.draft;
  if (board.cellsToEdge[direction][editing.cursor] === 0) return false;
  const [x, y] = [columnOf(board, editing.cursor), rowOf(board, editing.cursor)];
  placeCursor(editing, cellAt(board, x + STEP_X[direction], y + STEP_Y[direction]));
  return true;
}

/** Moves the cursor to a cell, and the stroke with it. */
export function placeCursor(editing: Editing, cell: number): void {
  editing.cursor = cell;
  if (editing.stroke !== "none") editing.draft = applyStroke(editing) ?? editing.draft;
}

/** Undoes the last change; returns whether there was one. */
export function undoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.undoMaps, editing.redoMaps);
}

/** Redoes the last undone change; returns whether there was one. */
export function redoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.redoMaps, editing.undoMaps);
}

/** Replaces the draft with that of a map, as a change. Returns false if the map is invalid or the same. */
export function replaceMap(editing: Editing, map: string): boolean {
  const draft = parseDraft(editing.legend, map);
  if (isFault(draft) || map === mapOf(editing)) return false;
  change(editing, editing.draft);
  setDraft(editing, draft);
  return true;
}

/** Returns the map of the draft. */
export function mapOf({ legend, draft }: Editing): string {
  return formatDraft(legend, draft);
}

/** Enlarges or shrinks the board by columns and rows, within the limits; returns whether its size changed. */
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

/** Clears the board; returns whether anything was on it. */
export function clearBoard(editing: Editing): boolean {
  const { legend, draft } = editing;
  const empty = emptyDraft(legend, draft.board.width, draft.board.height);
  if (formatDraft(legend, empty) === formatDraft(legend, draft)) return false;
  change(editing, empty);
  return true;
}

/** Replaces the draft with another one of the same board, as a change. */
export function replaceDraft(editing: Editing, next: Draft): void {
  change(editing, next);
}

/** Selects the next symmetry; it wraps around. */
export function nextSymmetry(editing: Editing): void {
  editing.symmetry = SYMMETRIES[(SYMMETRIES.indexOf(editing.symmetry) + 1) % SYMMETRIES.length];
}

/** Sets the next draft and makes the current map the last step of the undo history. */
function change(editing: Editing, next: Draft): void {
  editing.undoMaps.push(mapOf(editing));
  editing.redoMaps.splice(0, editing.redoMaps.length);
  editing.draft = next;
}

/** Restores the last map of one list and adds the current one to the other. */
function swapHistory(editing: Editing, from: string[], to: string[]): boolean {
  const map = from.pop();
  const draft = map === undefined ? undefined : parseDraft(editing.legend, map);
  if (draft === undefined || isFault(draft)) return false;
  to.push(mapOf(editing));
  editing.stroke = "none";
  setDraft(editing, draft);
  return true;
}

/** Sets the draft. The cursor keeps its column and row, or moves to the edge of a smaller board. */
function setDraft(editing: Editing, draft: Draft): void {
  const previousBoard = editing.draft.board;
  const { board } = draft;
  const x = Math.min(board.width - 1, columnOf(previousBoard, editing.cursor));
  const y = Math.min(board.height - 1, rowOf(previousBoard, editing.cursor));
  editing.draft = draft;
  editing.cursor = cellAt(board, x, y);
}

/** Returns the draft after the stroke has reached the cursor; undefined if the selected kind is not allowed there. */
function applyStroke(editing: Editing): Draft | undefined {
  const { legend, symmetry, cursor } = editing;
  const placements = symmetricPlacements(
    legend,
    editing.draft.board,
    { cell: cursor, kind: selectedKind(editing) },
    symmetry,
  );
  let { draft } = editing;
  for (let index = 0; index < placements.length; index++) {
    const next =
      editing.stroke === "taking"
        ? removePlacement(legend, draft, placements[index])
        : addPlacement(legend, draft, placements[index]);
    if (next === undefined && index === 0) return undefined;
    draft = next ?? draft;
  }
  return draft;
}

function addPlacement(legend: Legend, draft: Draft, { cell, kind }: Placement): Draft | undefined {
  return withThing(legend, draft, cell, kind);
}

/** Returns the draft without a kind on a cell; undefined for the empty kind, which cannot be removed. */
function removePlacement(legend: Legend, draft: Draft, { cell, kind }: Placement): Draft | undefined {
  if (kind === legend.emptyKind) return undefined;
  if (!hasThing(legend, draft, cell, kind)) return draft;
  return withoutPlacement(legend, draft, { cell, kind });
}
