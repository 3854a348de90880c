import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { Draft } from "../../kernel/draft";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Screen } from "../screen";
import { soundBump, soundConfirm, soundCursor } from "../sounds";
import { wholeTurns } from "../widgets/list";
import { changed, enterPart, openEditorAt, say, type Editor, type EditorEnds } from "./editor";
import { DONE, putOrTake, redo, turn, undo } from "./editor-acts";
import { passTouches } from "./editor-touch";
import { drawEditor, paintBoard, paintPreview, stripPlace } from "./editor-view";
import { paintNextSwatch } from "./palette-view";
import { mapOf, moveCursor } from "./editing";
import { dropVerdict, workOnVerdict } from "./live-verdict";
import { createBoardPage, createToolsPage } from "./parts/pages";
import { createInsightPart } from "./parts/insight-part";

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

/** A tap of Ⓑ is no longer than this: a longer one was meant to leave. */
const TAP_MS = 300;

/** The editor, at a draft. */
export function createEditorScreen(puzzle: SealedPuzzle, draft: Draft, ends: EditorEnds): Screen {
  const editor = openEditorAt(puzzle, draft, ends);
  const keep = (): void => {
    if (editor.isUnkept) ends.keep(mapOf(editor.editing));
    editor.isUnkept = false;
  };
  paintBoard(editor, draft);
  return {
    frame: (input, elapsedMs) => {
      const { part } = editor;
      if (part !== undefined) passPart(editor, input, elapsedMs);
      else {
        passB(editor, input, elapsedMs);
        act(editor, input);
        passRest(editor, input, elapsedMs);
      }
      if (editor.exit !== "none") {
        leave(editor);
        return;
      }
      if (editor.isUnkept && editor.restMs > KEEP_AFTER_MS) keep();
      // One picture in a frame: board, preview or palette.
      if (part === undefined && !editor.isDirty && paintNextSwatch(editor.swatches, editor.editing, stripPlace(editor)))
        editor.isDirty = true;
      else if (workOnVerdict(editor.live, frameMs, Math.min(frameMs() + WORK_MS, LATEST_WORK_MS)))
        editor.isDirty = true;
      if (editor.isDirty) show(editor);
    },
    show: () => {
      show(editor);
    },
    leave: keep,
    drop: () => {
      editor.part?.drop?.();
      dropVerdict(editor.live);
    },
    takesTouch: () => editor.part === undefined,
    menu: menuOf(editor),
  };
}

/** What a part says when it is over stands on the board. */
function passPart(editor: Editor, input: Input, elapsedMs: number): void {
  const { part } = editor;
  if (part?.frame(editor, input, elapsedMs) !== false || editor.part !== part) return;
  const { notice, changed: cells } = editor;
  enterPart(editor, undefined);
  editor.notice = notice;
  editor.changed = cells;
}

function show(editor: Editor): void {
  editor.isDirty = false;
  if (editor.part === undefined) drawEditor(editor);
  else editor.part.draw(editor);
}

/** Ⓑ tapped undoes, held it leaves; with ✛ it undoes, redoes, or turns the palette. */
function passB(editor: Editor, input: Input, elapsedMs: number): void {
  if (input.bPressed) {
    editor.bHeldMs = 0;
    editor.bIsUsed = false;
  }
  if (input.bReleased && !editor.bIsUsed && editor.bHeldMs <= TAP_MS) undo(editor);
  if (!input.bHeld) return;
  if (input.pressed !== undefined) editor.bIsUsed = true;
  if (input.pressed === UP) redo(editor);
  else if (input.pressed === DOWN) undo(editor);
  if (editor.bIsUsed) return;
  const isTap = editor.bHeldMs <= TAP_MS;
  editor.bHeldMs += elapsedMs;
  if (isTap && editor.bHeldMs > TAP_MS) say(editor, DONE);
  if (editor.bHeldMs < DONE_AFTER_MS) return;
  soundConfirm();
  editor.exit = "done";
}

/** Leaves the editor as a button or a page has asked for. */
function leave(editor: Editor): void {
  const { ends, editing, exit } = editor;
  editor.exit = "none";
  if (exit === "done") ends.back();
  else {
    ends.backUnkept(mapOf(editing), () => {
      editor.isUnkept = false;
    });
  }
}

function act(editor: Editor, input: Input): void {
  const { editing } = editor;
  if (!input.aHeld && !input.isTouched && input.touches.length === 0) editing.stroke = "none";
  if (input.touches.length > 0) passTouches(editor, input.touches);
  editor.crankDegrees += input.crankDegrees;
  const turns = wholeTurns(editor.crankDegrees, CRANK_DEGREES_PER_THING);
  editor.crankDegrees -= turns * CRANK_DEGREES_PER_THING;
  if (turns !== 0) turn(editor, turns);
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

/** Where the cursor rests, the cell shows in turns what is there and what is in hand. */
function passRest(editor: Editor, { aHeld, isTouched }: Input, elapsedMs: number): void {
  editor.restMs += elapsedMs;
  if (aHeld || isTouched || editor.restMs < PREVIEW_AFTER_MS || wantsLessFlashing()) return;
  editor.previewIsRight ??= paintPreview(editor);
  const isOver = editor.restMs >= PREVIEW_LASTS_MS;
  const isShown = editor.previewIsRight && !isOver && Math.floor(editor.restMs / PREVIEW_EVERY_MS) % 2 === 0;
  if (isShown !== editor.previewIsShown) editor.isDirty = true;
  editor.previewIsShown = isShown;
}

function menuOf(editor: Editor): Screen["menu"] {
  return [
    {
      title: "tools",
      run: () => {
        enterPart(editor, createToolsPage());
      },
    },
    {
      title: "insight",
      run: () => {
        enterPart(editor, createInsightPart(editor));
      },
    },
    {
      title: "board",
      run: () => {
        enterPart(editor, createBoardPage(editor));
      },
    },
  ];
}
