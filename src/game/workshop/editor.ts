import type { Input } from "../../device/input";
import type { Draft } from "../../kernel/draft";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { largestBoard } from "./board-room";
import { createPicture, paintBoard, type EditorView } from "./editor-view";
import { replaceDraft, startEditing, type Room } from "./editing";
import { dropVerdict, judgeDraft, type LiveVerdict } from "./live-verdict";
import { createSwatches } from "./palette-view";

/**
 * Something that has the player's attention in the editor for a while.
 * @noSelf
 */
export interface Part {
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
export interface EditorEnds {
  /** Keeps the map as it stands now. */
  readonly keep: (map: string) => void;
  readonly back: () => void;
  /** Goes back with the level as it was when the editor was opened, and calls `forget` before; asks if this map is lost. */
  readonly backUnkept: (map: string, forget: () => void) => void;
  /** The map that was kept before this one; undefined if there is none. */
  readonly formerMap: (map: string) => string | undefined;
}

/** The editor as it stands. */
export interface Editor extends EditorView {
  readonly ends: EditorEnds;
  readonly room: Room;
  live: LiveVerdict;
  /** Undefined while the board is edited. */
  part: Part | undefined;
  previewIsShown: boolean;
  notice: readonly string[];
  changed: readonly number[];
  bHeldMs: number;
  /** This hold of Ⓑ has turned the palette, or was not for the editor. */
  bIsUsed: boolean;
  crankDegrees: number;
  /** How long nothing has been done. */
  restMs: number;
  /** `undefined`: it has not been painted for this cell and thing. */
  previewIsRight: boolean | undefined;
  /** How often it was asked to look for a level: each time it draws other random numbers. */
  searches: number;
  isUnkept: boolean;
  /** How it is left at the end of this frame. */
  exit: "none" | "done" | "unkept";
  isDirty: boolean;
}

const HELP = ["Ⓐ put  🎣 or Ⓑ✛ turn  Ⓑ undo", "Ⓐ put  🎣 turn  Ⓑ undo", "Ⓐ put, 🎣 turn"];

export function openEditorAt(puzzle: SealedPuzzle, draft: Draft, ends: EditorEnds): Editor {
  const live = judgeDraft(puzzle, draft);
  return {
    puzzle,
    ends,
    editing: startEditing(puzzle.legend, draft),
    room: largestBoard(puzzle),
    live,
    part: undefined,
    board: createPicture(),
    preview: createPicture(),
    swatches: createSwatches(puzzle),
    previewIsShown: false,
    notice: live.problem === undefined ? [] : HELP,
    changed: [],
    bHeldMs: 0,
    bIsUsed: true,
    crankDegrees: 0,
    restMs: 0,
    previewIsRight: undefined,
    searches: 0,
    isUnkept: false,
    exit: "none",
    isDirty: true,
  };
}

/** From now on that part has the player's attention; without one, the board. */
export function enterPart(editor: Editor, part: Part | undefined): void {
  editor.part?.drop?.();
  editor.part = part;
  editor.editing.stroke = "none";
  editor.bIsUsed = true;
  editor.crankDegrees = 0;
  say(editor, []);
}

/** The draft is another: it is painted and judged anew. */
export function changed(editor: Editor): void {
  dropVerdict(editor.live);
  editor.live = judgeDraft(editor.puzzle, editor.editing.draft);
  editor.isUnkept = true;
  paintBoard(editor, editor.editing.draft);
}

/** Takes over a draft that was found; one step back undoes it. What is other than before is marked. */
export function takeOver(editor: Editor, draft: Draft): void {
  const cells = differentCells(editor.editing.draft, draft);
  replaceDraft(editor.editing, draft);
  changed(editor);
  say(editor, []);
  editor.changed = cells;
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
export function say(editor: Editor, notice: readonly string[]): void {
  editor.notice = notice;
  editor.changed = [];
  editor.restMs = 0;
  editor.previewIsShown = false;
  editor.previewIsRight = undefined;
  editor.isDirty = true;
}
