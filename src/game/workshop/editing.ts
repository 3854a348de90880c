/**
 * The state of the board in the level editor: the cursor, the drawers of things, the symmetry and the undo history.
 * Input, drawing and saving are in other modules.
 */
import { cellAt, columnOf, rowOf } from "../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import { parseDraft, formatDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import {
  createEmptyDraft,
  findRefusal,
  hasThing,
  resizeDraft,
  withoutPlacement,
  withThing,
  type DraftPlacement,
  type Refusal,
} from "./draft-edits";
import { drawersOf, type Drawer } from "./drawers";
import { findSymmetricPlacements, SYMMETRIES, type Symmetry } from "./symmetry";

/** The edited board and its undo history. The board is a level draft, which need not be a playable level yet. */
export interface Editing {
  readonly legend: Legend;
  draft: Draft;
  /** The board before each change, as text, which takes much less memory than a board with lists of its things. */
  readonly undoMaps: string[];
  /** The board after each undone change, as text. The last of these boards is the next to restore. */
  readonly redoMaps: string[];
  cursor: number;
  /** The drawers of the palette (the list of everything that the editor can put on the board). */
  readonly drawers: readonly Drawer[];
  openDrawer: number;
  /** For each drawer, the index of the thing that is selected while the drawer is open. */
  readonly selectedEntries: number[];
  symmetry: Symmetry;
  /**
   * The stroke that the player makes while Ⓐ is held. On each cell that the cursor passes, the stroke either puts the
   * selected thing or takes this thing away.
   */
  stroke: "none" | "putting" | "taking";
}

/** The smallest and the largest size of a puzzle's boards in the editor, in cells. */
export interface BoardLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
}

export function startEditing(legend: Legend, draft: Draft): Editing {
  const { board } = draft;
  const cursor = cellAt(board, Math.floor((board.width - 1) / 2), Math.floor((board.height - 1) / 2));
  const drawers = drawersOf(legend);
  return {
    legend,
    draft,
    undoMaps: [],
    redoMaps: [],
    cursor,
    drawers,
    openDrawer: 0,
    selectedEntries: drawers.map(() => 0),
    symmetry: "none",
    stroke: "none",
  };
}

/** Returns the kind (the number of a thing in one direction) of the thing that is selected in the open drawer. */
export function selectedKind({ drawers, openDrawer, selectedEntries }: Editing): number {
  return drawers[openDrawer].kinds[selectedEntries[openDrawer]];
}

/**
 * Returns the edited draft (a board that may lack things of a level) with the selected thing at the cursor; undefined
 * if the thing is not allowed there.
 */
export function draftWithSelected(editing: Editing): Draft | undefined {
  return withThing(editing.legend, editing.draft, editing.cursor, selectedKind(editing));
}

/** Selects the thing `by` entries further in the open drawer. The drawer wraps around at both ends. */
export function stepEntry(editing: Editing, by: number): void {
  const { drawers, openDrawer, selectedEntries } = editing;
  selectedEntries[openDrawer] = wrap(selectedEntries[openDrawer] + by, drawers[openDrawer].kinds.length);
}

/**
 * Opens the drawer (group of things) that is `by` places after the open one, and closes the open one. After the last
 * drawer comes the first, and before the first comes the last.
 */
export function stepDrawer(editing: Editing, by: number): void {
  editing.openDrawer = wrap(editing.openDrawer + by, editing.drawers.length);
}

/** Returns why the selected thing cannot be put on the cell at the cursor; undefined if it can. */
export function refusalOfSelected(editing: Editing): Refusal | undefined {
  return findRefusal(editing.legend, editing.draft, editing.cursor, selectedKind(editing));
}

/**
 * Returns whether the palette offers a thing for the cell at the cursor. The palette always offers to clear the cell.
 */
export function isUsable({ legend, draft, cursor }: Editing, kind: number): boolean {
  return kind === legend.emptyKind || findRefusal(legend, draft, cursor, kind) === undefined;
}

function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Begins a stroke (changes to the cells that the cursor passes) with the selected thing, because the player presses Ⓐ.
 * If the cell at the cursor already has this thing, the stroke takes the thing away from each cell. Otherwise the
 * stroke puts the thing on each cell. Returns false if the thing is not allowed on the cell at the cursor.
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

/**
 * Moves the cursor of the level editor by one cell. While Ⓐ is held, the player makes a stroke, which changes each cell
 * that the cursor passes; so this cell is changed, too. Returns false if the cursor is at the edge of the board.
 */
export function moveCursor(editing: Editing, direction: Direction): boolean {
  const { board } = editing.draft;
  if (board.cellsToEdge[direction][editing.cursor] === 0) return false;
  const [x, y] = [columnOf(board, editing.cursor), rowOf(board, editing.cursor)];
  placeCursor(editing, cellAt(board, x + STEP_X[direction], y + STEP_Y[direction]));
  return true;
}

/**
 * Moves the cursor to a cell. If the player is making a stroke (a change of each cell that the cursor passes), the
 * stroke also changes this cell.
 */
export function placeCursor(editing: Editing, cell: number): void {
  editing.cursor = cell;
  if (editing.stroke !== "none") editing.draft = applyStroke(editing) ?? editing.draft;
}

/**
 * Undoes the last change of the edited draft (a board that may lack things of a level). Returns whether there was a
 * change to undo.
 */
export function undoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.undoMaps, editing.redoMaps);
}

/**
 * Redoes the change of the edited draft (a board that may lack things of a level) that was undone last. Returns whether
 * there was a change to redo.
 */
export function redoEdit(editing: Editing): boolean {
  return swapHistory(editing, editing.redoMaps, editing.undoMaps);
}

/**
 * Replaces the edited draft by the board in `map`, as one change that can be undone. Returns false if the map is
 * invalid or equals the present board.
 */
export function replaceMap(editing: Editing, map: string): boolean {
  const draft = parseDraft(editing.legend, map);
  if (isFault(draft) || map === mapOf(editing)) return false;
  change(editing, editing.draft);
  setDraft(editing, draft);
  return true;
}

export function mapOf({ legend, draft }: Editing): string {
  return formatDraft(legend, draft);
}

/**
 * Enlarges or shrinks the edited draft (a board that may lack things of a level) by columns and rows, within the size
 * limits. Returns whether the size changed.
 */
export function resizeBoard(editing: Editing, columns: number, rows: number, limits: BoardLimits): boolean {
  const { legend, draft } = editing;
  const width = Math.max(limits.minWidth, Math.min(limits.maxWidth, draft.board.width + columns));
  const height = Math.max(limits.minHeight, Math.min(limits.maxHeight, draft.board.height + rows));
  if (width === draft.board.width && height === draft.board.height) return false;
  const next = resizeDraft(legend, draft, width, height);
  change(editing, draft);
  setDraft(editing, next);
  return true;
}

export function clearBoard(editing: Editing): boolean {
  const { legend, draft } = editing;
  const empty = createEmptyDraft(legend, draft.board.width, draft.board.height);
  if (formatDraft(legend, empty) === formatDraft(legend, draft)) return false;
  change(editing, empty);
  return true;
}

/**
 * Replaces the contents of the edited draft (a board that may lack things of a level), as one change that can be
 * undone. The size must stay the same.
 */
export function replaceDraft(editing: Editing, next: Draft): void {
  change(editing, next);
}

/**
 * Selects the next symmetry, which decides how the editor mirrors what the player puts on the board. After the last
 * symmetry comes the first.
 */
export function selectNextSymmetry(editing: Editing): void {
  editing.symmetry = SYMMETRIES[(SYMMETRIES.indexOf(editing.symmetry) + 1) % SYMMETRIES.length];
}

/** Replaces the edited draft by `next` and adds the present board to the undo history. */
function change(editing: Editing, next: Draft): void {
  editing.undoMaps.push(mapOf(editing));
  editing.redoMaps.splice(0, editing.redoMaps.length);
  editing.draft = next;
}

function swapHistory(editing: Editing, from: string[], to: string[]): boolean {
  const map = from.pop();
  const draft = map === undefined ? undefined : parseDraft(editing.legend, map);
  if (draft === undefined || isFault(draft)) return false;
  to.push(mapOf(editing));
  editing.stroke = "none";
  setDraft(editing, draft);
  return true;
}

/**
 * Replaces the edited draft (a board that may lack things of a level). The cursor keeps its column and row, or moves to
 * the edge if the new board is smaller.
 */
function setDraft(editing: Editing, draft: Draft): void {
  const previousBoard = editing.draft.board;
  const { board } = draft;
  const x = Math.min(board.width - 1, columnOf(previousBoard, editing.cursor));
  const y = Math.min(board.height - 1, rowOf(previousBoard, editing.cursor));
  editing.draft = draft;
  editing.cursor = cellAt(board, x, y);
}

function applyStroke(editing: Editing): Draft | undefined {
  const { legend, symmetry, cursor } = editing;
  const placements = findSymmetricPlacements(
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

function addPlacement(legend: Legend, draft: Draft, { cell, kind }: DraftPlacement): Draft | undefined {
  return withThing(legend, draft, cell, kind);
}

function removePlacement(legend: Legend, draft: Draft, { cell, kind }: DraftPlacement): Draft | undefined {
  if (kind === legend.emptyKind) return undefined;
  if (!hasThing(legend, draft, cell, kind)) return draft;
  return withoutPlacement(legend, draft, { cell, kind });
}
