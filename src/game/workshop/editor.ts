import type { Input } from "../../device/input";
import type { Draft } from "../../kernel/draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { boardLimitsOf } from "./board-limits";
import { createPicture, paintBoard, type EditorView } from "./editor-view";
import { replaceDraft, startEditing, type BoardLimits } from "./editing";
import { cancelVerdict, startLiveVerdict, type LiveVerdict } from "./live-verdict";
import { createSwatches } from "./palette-view";

/**
 * Something that has the player's attention in the editor for a while.
 * @noSelf
 */
export interface EditorPanel {
  /** One frame; gives whether it goes on. */
  readonly frame: (editor: Editor, input: Input, elapsedMs: number) => boolean;
  readonly draw: (editor: Editor) => void;
  /** It is left, done or not. */
  readonly drop?: () => void;
}

/**
 * Where the editor's work goes.
 * @noSelf
 */
export interface EditorCallbacks {
  /** Keeps the map as it stands now. */
  readonly save: (map: string) => void;
  readonly back: () => void;
  /** Goes back with the level as it was when the editor was opened, and calls `forget` before; asks if this map is lost. */
  readonly backWithoutSaving: (map: string, forget: () => void) => void;
  /** The map that was kept before this one; undefined if there is none. */
  readonly previousMap: (map: string) => string | undefined;
}

/** The editor as it stands. */
export interface Editor extends EditorView {
  readonly callbacks: EditorCallbacks;
  readonly boardLimits: BoardLimits;
  live: LiveVerdict;
  /** Undefined while the board is edited. */
  panel: EditorPanel | undefined;
  isPreviewShown: boolean;
  notice: readonly string[];
  changedCells: readonly number[];
  bHeldMs: number;
  /** This hold of Ⓑ has turned the palette, or was not for the editor. */
  isBUsed: boolean;
  crankDegrees: number;
  /** How long nothing has been done. */
  restMs: number;
  /** `undefined`: it has not been painted for this cell and thing. */
  isPreviewValid: boolean | undefined;
  /** How often it was asked to look for a level: each time it draws other random numbers. */
  searchCount: number;
  isUnsaved: boolean;
  /** How it is left at the end of this frame. */
  exit: "none" | "done" | "unkept";
  isDirty: boolean;
}

const HELP = ["Ⓐ put  🎣 or Ⓑ✛ turn  Ⓑ undo", "Ⓐ put  🎣 turn  Ⓑ undo", "Ⓐ put, 🎣 turn"];

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

/** From now on that part has the player's attention; without one, the board. */
export function openPanel(editor: Editor, panel: EditorPanel | undefined): void {
  editor.panel?.drop?.();
  editor.panel = panel;
  editor.editing.stroke = "none";
  editor.isBUsed = true;
  editor.crankDegrees = 0;
  showNotice(editor, []);
}

/** The draft is another: it is painted and judged anew. */
export function applyDraftChange(editor: Editor): void {
  cancelVerdict(editor.live);
  editor.live = startLiveVerdict(editor.puzzle, editor.editing.draft);
  editor.isUnsaved = true;
  paintBoard(editor, editor.editing.draft);
}

/** Takes over a draft that was found; one step back undoes it. What is other than before is marked. */
export function takeOverDraft(editor: Editor, draft: Draft): void {
  const cells = differentCells(editor.editing.draft, draft);
  replaceDraft(editor.editing, draft);
  applyDraftChange(editor);
  showNotice(editor, []);
  editor.changedCells = cells;
}

/** The cells on which two drafts of one board differ. */
export function differentCells(one: Draft, other: Draft): readonly number[] {
  const cells = one.board.cells.filter(
    (cell) => one.upper[cell] !== other.upper[cell] || one.lower[cell] !== other.lower[cell],
  );
  return [...cells, ...passCellsOf(one, other), ...passCellsOf(other, one)];
}

/** The cells of the passes that one draft has and the other has not. */
function passCellsOf({ passes }: Draft, other: Draft): number[] {
  return passes
    .filter(({ cell, direction }) => !other.passes.some((pass) => pass.cell === cell && pass.direction === direction))
    .map(({ cell }) => cell);
}

/** Something was done, and perhaps there is a word to say. */
export function showNotice(editor: Editor, notice: readonly string[]): void {
  editor.notice = notice;
  editor.changedCells = [];
  editor.restMs = 0;
  editor.isPreviewShown = false;
  editor.isPreviewValid = undefined;
  editor.isDirty = true;
}
