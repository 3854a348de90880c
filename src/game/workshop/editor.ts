/** The state of the level editor, and the operations on that state that its screen and panels share. */
import type { EditedLevel } from "./edited-level";
import type { Button, Input } from "../../device/input";
import { createBlackPicture } from "../../device/screen";
import type { Tap } from "../../device/touch";
import type { Draft } from "../../kernel/draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { PlainState } from "../screen";
import { findBoardLimits } from "./board-limits";
import type { EditorView } from "./editor-view";
import { replaceDraft, startEditing, type BoardLimits } from "./editing";
import type { Insight } from "./insight/insight";
import { cancelVerdict, startLiveVerdict, type LiveVerdict } from "./live-verdict";
import { createSwatches } from "./palette-view";
import { TEXTS } from "./texts/index";

/**
 * A kind of panel of the level editor: the functions that run such a panel. A panel, such as a menu page or a running
 * search, takes the player's input for a while. There is one constant for each kind.
 * @noSelf
 */
export interface PanelKind<State> {
  /** Runs one frame of the panel that is open in the editor. Returns whether the panel stays open. */
  readonly update: (editor: Editor, state: State, input: Input, elapsedMs: number) => boolean;
  readonly draw: (editor: Editor, state: State) => void;
  /** Returns the texts that are spoken to a player who cannot see the panel; see `ScreenKind.focus`. */
  readonly focus: (editor: Editor, state: State) => readonly string[];
  /** Returns the board that is shown while the panel is open. Left out if the screen then shows the edited draft. */
  readonly shownBoard?: (state: State) => ShownBoard;
  /**
   * Uses the rest of a frame for the panel's background task, such as a search. Left out if the panel has no such task.
   */
  readonly runTasks?: (editor: Editor, state: State) => void;
  /** Returns the buttons that a tap of the screen stands for; see `ScreenKind.buttonsOfTap`. */
  readonly buttonsOfTap?: (state: State, tap: Tap) => readonly Button[];
  /** Cleans up when the panel is closed for any reason: cancels, for example, the panel's background task. */
  readonly drop?: (state: State) => void;
}

declare const brand: unique symbol;

/**
 * The state of a panel of the level editor, such as a menu page. Only the functions of the panel's own kind read and
 * change the fields of the state.
 */
interface OpaquePanelState {
  readonly [brand]: "panel state";
}

/** A panel of the editor, such as a menu page: its kind (functions) and its state (data). */
export interface EditorPanel {
  readonly kind: PanelKind<OpaquePanelState>;
  readonly state: OpaquePanelState;
}

/**
 * Joins a kind of panel (functions) and a state, which must be plain data, to a panel. The type of the result hides the
 * fields of the state.
 */
export function panelOf<State>(kind: PanelKind<State>, state: State & PlainState<State>): EditorPanel {
  return { kind, state } as unknown as EditorPanel;
}

/**
 * What the picture of the board shows: a draft with its things. If `insight` is defined, the picture also shows what
 * the editor has found out about the draft.
 */
export interface ShownBoard {
  readonly draft: Draft;
  readonly insight: Insight | undefined;
}

interface PaintedEditor {
  draft: Draft | undefined;
  insight: Insight | undefined;
  /**
   * The field `touched` of the insight at the time when the picture was painted: for each cell, whether a piece touches
   * the cell. A background task sets that field while the insight is shown. The picture is then painted again, with
   * hatching on the untouched cells.
   */
  touched: Insight["touched"];
  preview: Draft | undefined;
}

export interface Editor extends EditorView {
  readonly edited: EditedLevel;
  readonly boardLimits: BoardLimits;
  live: LiveVerdict;
  /** The open panel, such as a menu page; undefined while the player edits the board. */
  panel: EditorPanel | undefined;
  readonly painted: PaintedEditor;
  /**
   * The palette entry whose swatch (small picture) is painted before the editor is drawn next; undefined if there is
   * none.
   */
  requestedSwatch: number | undefined;
  shownPreview: Draft | undefined;
  slideFrames: number;
  notice: readonly string[];
  changedCells: readonly number[];
  bHeldMs: number;
  /**
   * Whether the present press of Ⓑ must not leave the editor, because the press has already had an effect or began
   * before the editor opened.
   */
  isBUsed: boolean;
  crankDegrees: number;
  restMs: number;
  /**
   * The draft (a board that may lack things of a level) with the selected thing at the cursor; `none` if the thing is
   * not allowed there. Undefined if it is not computed yet.
   */
  previewDraft: Draft | "none" | undefined;
  /**
   * The number of searches that the editor's tools have started. It is the seed of the next search's random numbers, so
   * that each search has a different result.
   */
  searchCount: number;
  isUnsaved: boolean;
  /**
   * Whether and how the player leaves the editor at the end of this frame: `none` if the editor stays open, `done` if
   * the changes are saved, and `unkept` if they are not saved.
   */
  exit: "none" | "done" | "unkept";
  /**
   * Counts the changes of the picture. The screen is drawn again when this number has changed, because the picture
   * depends on too many values to list them all.
   */
  changeCount: number;
}

export function createEditor(puzzle: AnyPuzzle, draft: Draft, edited: EditedLevel): Editor {
  const live = startLiveVerdict(puzzle, draft);
  return {
    puzzle,
    edited,
    editing: startEditing(puzzle.legend, draft),
    boardLimits: findBoardLimits(puzzle),
    live,
    panel: undefined,
    board: createBlackPicture(),
    preview: createBlackPicture(),
    swatches: createSwatches(puzzle),
    painted: { draft: undefined, insight: undefined, touched: undefined, preview: undefined },
    requestedSwatch: undefined,
    shownPreview: undefined,
    slideFrames: 0,
    notice: live.problem === undefined ? [] : TEXTS.editor.help,
    changedCells: [],
    bHeldMs: 0,
    isBUsed: true,
    crankDegrees: 0,
    restMs: 0,
    previewDraft: undefined,
    searchCount: 0,
    isUnsaved: false,
    exit: "none",
    changeCount: 0,
  };
}

/**
 * Opens a panel of the editor, such as a menu page, and closes the panel that was open. If `panel` is undefined,
 * returns to the board.
 */
export function openPanel(editor: Editor, panel: EditorPanel | undefined): void {
  dropPanel(editor);
  editor.panel = panel;
  editor.editing.stroke = "none";
  editor.isBUsed = true;
  editor.crankDegrees = 0;
  showNotice(editor, []);
}

/**
 * Tells the open panel, if there is one, that it is closed. The panel then cancels its background task, for example.
 */
export function dropPanel({ panel }: Editor): void {
  panel?.kind.drop?.(panel.state);
}

/**
 * Restarts the analysis of the level draft after a change of the board. The draft is saved when the player pauses or
 * leaves the editor.
 */
export function applyDraftChange(editor: Editor): void {
  cancelVerdict(editor.live);
  editor.live = startLiveVerdict(editor.puzzle, editor.editing.draft);
  editor.isUnsaved = true;
}

/**
 * Replaces the edited draft by `draft`, which a tool has found, as one change that can be undone. Marks the cells on
 * which the two drafts differ.
 */
export function takeOverDraft(editor: Editor, draft: Draft): void {
  const cells = findDifferentCells(editor.editing.draft, draft);
  replaceDraft(editor.editing, draft);
  applyDraftChange(editor);
  showNotice(editor, []);
  editor.changedCells = cells;
}

/** Returns the cells on which two level drafts of the same size differ. */
export function findDifferentCells(one: Draft, other: Draft): readonly number[] {
  const cells = one.board.cells.filter(
    (cell) => one.upper[cell] !== other.upper[cell] || one.lower[cell] !== other.lower[cell],
  );
  return [...cells, ...findPassCells(one, other), ...findPassCells(other, one)];
}

function findPassCells({ passes }: Draft, other: Draft): number[] {
  return passes
    .filter(({ cell, direction }) => !other.passes.some((pass) => pass.cell === cell && pass.direction === direction))
    .map(({ cell }) => cell);
}

/**
 * Shows a message after an action in the editor. `notice` has texts from long to short; an empty list shows no message.
 * Also removes the marks of changed cells and the preview, and sets the time without input to 0.
 */
export function showNotice(editor: Editor, notice: readonly string[]): void {
  editor.notice = notice;
  editor.changedCells = [];
  editor.restMs = 0;
  editor.shownPreview = undefined;
  editor.previewDraft = undefined;
  editor.changeCount++;
}
