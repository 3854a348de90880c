import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { LEFT, RIGHT, STEP_X, STEP_Y } from "../../kernel/direction";
import { writeDraft, type Draft } from "../../kernel/draft";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Screen } from "../screen";
import { soundBack, soundBump, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { wholeTurns } from "../widgets/list";
import { largestBoard } from "./board-room";
import { createPicture, drawEditor, paintBoard, paintPreview, type EditorView } from "./editor-view";
import {
  beginStroke,
  clearBoard,
  growBoard,
  moveCursor,
  nextSymmetry,
  startEditing,
  turnPalette,
  undoEdit,
  type Editing,
  type Room,
} from "./editing";
import { dropVerdict, judgeDraft, workOnVerdict, type LiveVerdict } from "./live-verdict";

/**
 * Where the editor's work goes.
 * @noSelf
 */
export interface EditorEnds {
  /** Keeps the map as it stands now. */
  readonly keep: (map: string) => void;
  readonly back: () => void;
}

/** The editor as it stands. */
interface Editor extends EditorView {
  readonly room: Room;
  live: LiveVerdict;
  previewIsShown: boolean;
  notice: readonly string[];
  /** ✛ changes the size of the board. */
  isSizing: boolean;
  bHeldMs: number;
  /** This hold of Ⓑ has turned the palette, or was not for the editor. */
  bIsUsed: boolean;
  crankDegrees: number;
  /** How long nothing has been done. */
  restMs: number;
  /** `undefined`: it has not been painted for this cell and thing. */
  previewIsRight: boolean | undefined;
  isUnkept: boolean;
  isDirty: boolean;
}

/** Background work begins no slice later than this in a frame, nor later than that. */
const WORK_MS = 8;
const LATEST_WORK_MS = 15;

const CRANK_DEGREES_PER_THING = 30;
const DONE_AFTER_MS = 700;
const KEEP_AFTER_MS = 1500;
const PREVIEW_AFTER_MS = 300;
const PREVIEW_EVERY_MS = 500;
/** Then nobody is looking, and the battery is spared. */
const PREVIEW_LASTS_MS = 6000;

const HELP = ["Ⓐ put  🎣 or Ⓑ✛ turn  Ⓑ undo", "Ⓐ put  🎣 turn  Ⓑ undo", "Ⓐ put, 🎣 turn"];
const DONE = ["hold Ⓑ: done"];
const NOT_HERE = ["not there"];

/** The editor, at a draft. */
export function createEditorScreen(puzzle: SealedPuzzle, draft: Draft, ends: EditorEnds): Screen {
  const editor = openEditor(puzzle, draft);
  const keep = (): void => {
    if (editor.isUnkept) ends.keep(writeDraft(puzzle.legend, editor.editing.draft));
    editor.isUnkept = false;
  };
  paintBoard(editor);
  return {
    frame: (input, elapsedMs) => {
      if (passB(editor, input, elapsedMs)) {
        soundConfirm();
        ends.back();
        return;
      }
      act(editor, input);
      passRest(editor, input, elapsedMs);
      if (editor.isUnkept && editor.restMs > KEEP_AFTER_MS) keep();
      if (workOnVerdict(editor.live, frameMs, Math.min(frameMs() + WORK_MS, LATEST_WORK_MS))) editor.isDirty = true;
      if (editor.isDirty) show(editor);
    },
    show: () => {
      show(editor);
    },
    leave: keep,
    drop: () => {
      dropVerdict(editor.live);
    },
    menu: menuOf(editor),
  };
}

function openEditor(puzzle: SealedPuzzle, draft: Draft): Editor {
  const live = judgeDraft(puzzle, draft);
  return {
    puzzle,
    editing: startEditing(puzzle.legend, draft),
    room: largestBoard(puzzle),
    live,
    board: createPicture(),
    preview: createPicture(),
    previewIsShown: false,
    notice: live.problem === undefined ? [] : HELP,
    isSizing: false,
    bHeldMs: 0,
    bIsUsed: true,
    crankDegrees: 0,
    restMs: 0,
    previewIsRight: undefined,
    isUnkept: false,
    isDirty: true,
  };
}

function show(editor: Editor): void {
  editor.isDirty = false;
  drawEditor(editor);
}

/** Ⓑ tapped undoes, with ✛ it turns the palette; gives whether it was held long enough to be done. */
function passB(editor: Editor, input: Input, elapsedMs: number): boolean {
  if (input.bPressed) {
    editor.bHeldMs = 0;
    editor.bIsUsed = false;
  }
  if (input.bReleased && !editor.bIsUsed) undo(editor);
  if (!input.bHeld || editor.bIsUsed) return false;
  if (input.pressed === LEFT || input.pressed === RIGHT) {
    editor.bIsUsed = true;
    return false;
  }
  editor.bHeldMs += elapsedMs;
  return editor.bHeldMs >= DONE_AFTER_MS;
}

function undo(editor: Editor): void {
  if (editor.isSizing) {
    endSizing(editor);
    return;
  }
  const isUndone = undoEdit(editor.editing);
  if (isUndone) {
    soundBack();
    changed(editor);
  } else soundRefuse();
  say(editor, isUndone ? [] : DONE);
}

function act(editor: Editor, input: Input): void {
  const { editing } = editor;
  if (!input.aHeld) editing.stroke = "none";
  editor.crankDegrees += input.crankDegrees;
  const turns = wholeTurns(editor.crankDegrees, CRANK_DEGREES_PER_THING);
  editor.crankDegrees -= turns * CRANK_DEGREES_PER_THING;
  if (editor.isSizing) size(editor, input);
  else if (turns !== 0) turn(editor, turns);
  else if (input.bHeld) {
    if (input.pressed === LEFT || input.pressed === RIGHT) turn(editor, input.pressed === LEFT ? -1 : 1);
  } else if (input.aPressed) putOrTake(editor);
  else if (input.pressed !== undefined) {
    const { draft } = editing;
    if (moveCursor(editing, input.pressed)) soundCursor();
    else soundBump();
    say(editor, []);
    if (editing.draft !== draft) changed(editor);
  }
}

function turn(editor: Editor, by: number): void {
  turnPalette(editor.editing, by);
  soundCursor();
  say(editor, []);
}

function putOrTake(editor: Editor): void {
  const isDone = beginStroke(editor.editing);
  if (isDone) {
    soundConfirm();
    changed(editor);
  } else soundRefuse();
  say(editor, isDone ? [] : NOT_HERE);
}

function size(editor: Editor, { pressed, aPressed }: Input): void {
  if (aPressed) endSizing(editor);
  else if (pressed !== undefined) {
    // The crank is not needed for it: to the right and down there is more board.
    if (growBoard(editor.editing, STEP_X[pressed], STEP_Y[pressed], editor.room)) {
      soundCursor();
      changed(editor);
    } else soundRefuse();
    say(editor, sizeText(editor.editing));
  }
}

function endSizing(editor: Editor): void {
  editor.isSizing = false;
  soundConfirm();
  say(editor, []);
}

function sizeText({ draft }: Editing): readonly string[] {
  const { width, height } = draft.board;
  return [`${width} by ${height}   ✛ size  Ⓐ done`, `${width} by ${height}  ✛ size`];
}

/** The draft is another: it is painted and judged anew. */
function changed(editor: Editor): void {
  dropVerdict(editor.live);
  editor.live = judgeDraft(editor.puzzle, editor.editing.draft);
  editor.isUnkept = true;
  paintBoard(editor);
}

/** Something was done, and perhaps there is a word to say. */
function say(editor: Editor, notice: readonly string[]): void {
  editor.notice = notice;
  editor.restMs = 0;
  editor.previewIsShown = false;
  editor.previewIsRight = undefined;
  editor.isDirty = true;
}

/** Where the cursor rests, the cell shows in turns what is there and what is in hand. */
function passRest(editor: Editor, { aHeld }: Input, elapsedMs: number): void {
  editor.restMs += elapsedMs;
  if (aHeld || editor.isSizing || editor.restMs < PREVIEW_AFTER_MS || wantsLessFlashing()) return;
  editor.previewIsRight ??= paintPreview(editor);
  const isOver = editor.restMs >= PREVIEW_LASTS_MS;
  const isShown = editor.previewIsRight && !isOver && Math.floor(editor.restMs / PREVIEW_EVERY_MS) % 2 === 0;
  if (isShown !== editor.previewIsShown) editor.isDirty = true;
  editor.previewIsShown = isShown;
}

function menuOf(editor: Editor): Screen["menu"] {
  return [
    {
      title: "size",
      run: () => {
        editor.isSizing = true;
        say(editor, sizeText(editor.editing));
      },
    },
    {
      title: "symmetry",
      run: () => {
        nextSymmetry(editor.editing);
        say(editor, [`symmetry: ${editor.editing.symmetry}`]);
      },
    },
    {
      title: "clear",
      run: () => {
        if (clearBoard(editor.editing)) changed(editor);
        else soundRefuse();
        say(editor, []);
      },
    },
  ];
}
