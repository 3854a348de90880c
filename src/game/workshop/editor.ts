/** The state of the editor and the operations on it that the screen, the panels and the actions share. */
import type { Input } from "../../device/input";
import type { Draft } from "../../kernel/draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { boardLimitsOf } from "./board-limits";
import { createPicture, paintBoard, type EditorView } from "./editor-view";
import { replaceDraft, startEditing, type BoardLimits } from "./editing";
import { cancelVerdict, startLiveVerdict, type LiveVerdict } from "./live-verdict";
import { createSwatches } from "./palette-view";

/**
 * A panel that takes the player's input in the editor for a while: a page, a tool, insight or the board's size.
 * @noSelf
 */
export interface EditorPanel {
  /** Runs one frame; returns whether the panel stays open. */
  readonly frame: (editor: Editor, input: Input, elapsedMs: number) => boolean;
  readonly draw: (editor: Editor) => void;
  /** Called when the panel is closed, for any reason; releases what the panel holds. */
  readonly drop?: () => void;
}

/**
 * The functions through which the editor saves and leaves.
 * @noSelf
 */
export interface EditorCallbacks {
  /** Saves the map. */
  readonly save: (map: string) => void;
  readonly back: () => void;
  /**
   * Leaves and restores the level as it was when the editor was opened. Asks the player first if the map would be lost.
   * Calls `forget` before it leaves.
   */
  readonly backWithoutSaving: (map: string, forget: () => void) => void;
  /** Returns the saved version before this map; undefined if there is none. */
  readonly previousMap: (map: string) => string | undefined;
}

/** The state of the editor. */
export interface Editor extends EditorView {
  readonly callbacks: EditorCallbacks;
  readonly boardLimits: BoardLimits;
  live: LiveVerdict;
  /** The open panel; undefined while the player edits the board. */
  panel: EditorPanel | undefined;
  isPreviewShown: boolean;
  notice: readonly string[];
  changedCells: readonly number[];
  bHeldMs: number;
  /** Whether this hold of Ⓑ has already had an effect, or began outside the editor; it does not leave then. */
  isBUsed: boolean;
  crankDegrees: number;
  /** The time since the last input, in milliseconds. */
  restMs: number;
  /** Whether the preview shows an allowed thing; undefined if it has not been painted for this cell and kind. */
  isPreviewValid: boolean | undefined;
  /** The number of searches started by tools. It is the seed of the next search, so that each one is different. */
  searchCount: number;
  isUnsaved: boolean;
  /** How the editor is left at the end of this frame. `unkept`: without saving. */
  exit: "none" | "done" | "unkept";
  isDirty: boolean;
}

const HELP = ["Ⓐ put  🎣 or Ⓑ✛ turn  Ⓑ undo", "Ⓐ put  🎣 turn  Ⓑ undo", "Ⓐ put, 🎣 turn"];

/** Creates the state of the editor with a draft. */
export function createEditor(puzzle: AnyPuzzle, draft: Draft, callbacks: EditorCallbacks): Editor {
  const live = startLiveVerdict(puzzle, draft);
  return {
    puzzle,
    callbacks,
    editing: startEditing(puzzle.legend, draft),
    boardLimits: boardLimitsOf(puzzle),
    live,
    panel: undefined,
    board: createPicture(),
    preview: createPicture(),
    swatches: createSwatches(puzzle),
    isPreviewShown: false,
    notice: live.problem === undefined ? [] : HELP,
    changedCells: [],
    bHeldMs: 0,
    isBUsed: true,
    crankDegrees: 0,
    restMs: 0,
    isPreviewValid: undefined,
    searchCount: 0,
    isUnsaved: false,
    exit: "none",
    isDirty: true,
  };
}

/** Opens a panel and closes the present one; undefined returns to the board. */
export function openPanel(editor: Editor, panel: EditorPanel | undefined): void {
  editor.panel?.drop?.();
  editor.panel = panel;
  editor.editing.stroke = "none";
  editor.isBUsed = true;
  editor.crankDegrees = 0;
  showNotice(editor, []);
}

/** Paints the draft and restarts its verdict after a change. */
export function applyDraftChange(editor: Editor): void {
  cancelVerdict(editor.live);
  editor.live = startLiveVerdict(editor.puzzle, editor.editing.draft);
  editor.isUnsaved = true;
  paintBoard(editor, editor.editing.draft);
}

/** Replaces the draft with one that a tool has found, as one change, and marks the cells that differ. */
export function takeOverDraft(editor: Editor, draft: Draft): void {
  const cells = differentCells(editor.editing.draft, draft);
  replaceDraft(editor.editing, draft);
  applyDraftChange(editor);
  showNotice(editor, []);
  editor.changedCells = cells;
}

/** Returns the cells on which two drafts of one board differ. */
export function differentCells(one: Draft, other: Draft): readonly number[] {
  const cells = one.board.cells.filter(
    (cell) => one.upper[cell] !== other.upper[cell] || one.lower[cell] !== other.lower[cell],
  );
  return [...cells, ...passCellsOf(one, other), ...passCellsOf(other, one)];
}

/** Returns the cells of passes that one draft has and the other has not. */
function passCellsOf({ passes }: Draft, other: Draft): number[] {
  return passes
    .filter(({ cell, direction }) => !other.passes.some((pass) => pass.cell === cell && pass.direction === direction))
    .map(({ cell }) => cell);
}

/**
 * Resets the marks, the preview and the idle time after an action. Shows a notice, as texts from long to short; it may
 * be empty.
 */
export function showNotice(editor: Editor, notice: readonly string[]): void {
  editor.notice = notice;
  editor.changedCells = [];
  editor.restMs = 0;
  editor.isPreviewShown = false;
  editor.isPreviewValid = undefined;
  editor.isDirty = true;
}
