/**
 * The screen of the level editor: its frame loop, buttons, menu, autosave and preview. editor.ts holds the state of the
 * editor.
 */
import { requestScreen, type Question } from "../destination";
import { isUnchanged, revertEditedLevel, saveEditedLevel, type EditedLevel } from "./edited-level";
import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { MenuEntry } from "../../device/menu";
import { wantsLessFlashing } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { Draft } from "../../kernel/draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playBlockedSound, playConfirmSound, playCursorSound } from "../sounds";
import { wholeUnits } from "../widgets/list";
import { applyDraftChange, openPanel, createEditor, showNotice, type Editor, type EditorPanel } from "./editor";
import { putOrRemove, redo, stepSelectedKind, undo } from "./editor-actions";
import { handleTouches } from "./editor-touch";
import { prepareEditor } from "./editor-painting";
import { drawEditor, stripLayoutOf } from "./editor-view";
import { missingSwatch } from "./palette-view";
import { draftWithSelected, mapOf, moveCursor } from "./editing";
import { cancelVerdict, advanceVerdict } from "./live-verdict";
import { createBoardPage, createToolsPage } from "./panels/pages";
import { createInsightPanel } from "./panels/insight-panel";
import { TEXTS } from "./texts/index";

/** How long background tasks, such as the analysis of the edited level, may run in a frame. */
const TASK_SLICE_MS = 8;
/** Background tasks of the editor start no further step later than this time after the beginning of the frame. */
const TASK_UNTIL_MS = 15;

const CRANK_DEGREES_PER_THING = 30;
const LEAVE_AFTER_MS = 700;
const AUTOSAVE_AFTER_MS = 1500;
const PREVIEW_AFTER_MS = 300;
const PREVIEW_EVERY_MS = 500;
/** How long the preview of the selected thing blinks without input. Then the blinking stops, to save the battery. */
const PREVIEW_LASTS_MS = 6000;

/** The longest press of Ⓑ that counts as a tap and undoes a change. A longer press may leave the editor. */
const TAP_MS = 300;

/** What the player can choose in the system menu: a panel that opens over the board. */
type EditorChoice = "tools" | "insight" | "board";

const MENU: readonly MenuEntry<EditorChoice>[] = [
  { title: TEXTS.menu.tools, choice: "tools" },
  { title: TEXTS.menu.insight, choice: "insight" },
  { title: TEXTS.menu.board, choice: "board" },
];

/** What the player can confirm in a question over the editor. */
type EditorAnswer = "leave-without-saving";

const EDITOR: ScreenKind<Editor, EditorChoice, EditorAnswer> = {
  name: "editor",
  update: updateEditor,
  shown: ({ changeCount }, shown) => {
    listShown(shown, changeCount);
  },
  prepare: prepareEditor,
  draw,
  runTasks: runEditorTasks,
  leave: saveMap,
  drop: ({ panel, live }) => {
    panel?.drop?.();
    cancelVerdict(live);
  },
  takesTouch: ({ panel }) => panel === undefined,
  menu: () => MENU,
};

export function createEditorScreen(puzzle: AnyPuzzle, draft: Draft, edited: EditedLevel): Screen {
  return screenOf(EDITOR, createEditor(puzzle, draft, edited));
}

function saveMap(editor: Editor): void {
  if (editor.isUnsaved) saveEditedLevel(editor.edited, mapOf(editor.editing));
  editor.isUnsaved = false;
}

/**
 * Handles the input of one frame, saves the level after a time without input, and requests the next picture of the
 * palette.
 */
function updateEditor(editor: Editor, input: Input<EditorChoice, EditorAnswer>, elapsedMs: number): void {
  if (input.answer === "leave-without-saving") {
    leaveWithoutSaving(editor);
    return;
  }
  if (input.menuChoice !== undefined) openPanel(editor, createChosenPanel(editor, input.menuChoice));
  const { panel, changeCount } = editor;
  if (panel !== undefined) updatePanel(editor, input, elapsedMs);
  else {
    handleB(editor, input, elapsedMs);
    handleInput(editor, input);
    updatePreview(editor, input, elapsedMs);
  }
  if (editor.exit !== "none") {
    leaveEditor(editor);
    return;
  }
  if (editor.isUnsaved && editor.restMs > AUTOSAVE_AFTER_MS) saveMap(editor);
  // Painting takes long, so a frame paints at most one picture: the board, the preview of the selected thing, or a
  // palette entry.
  if (panel === undefined && editor.changeCount === changeCount) requestSwatch(editor);
}

/** Requests that a missing picture of the palette is painted before the editor is drawn in this frame. */
function requestSwatch(editor: Editor): void {
  editor.requestedSwatch = missingSwatchOf(editor);
  if (editor.requestedSwatch !== undefined) editor.changeCount++;
}

function missingSwatchOf(editor: Editor): number | undefined {
  return missingSwatch(editor.swatches, editor.editing, stripLayoutOf(editor));
}

/** Continues the task of the open panel, and the analysis of the level once all pictures of the palette are painted. */
function runEditorTasks(editor: Editor): void {
  const { panel, live } = editor;
  panel?.runTasks?.();
  if (live.task === undefined || (panel === undefined && missingSwatchOf(editor) !== undefined)) return;
  if (advanceVerdict(live, frameMs, Math.min(frameMs() + TASK_SLICE_MS, TASK_UNTIL_MS))) editor.changeCount++;
}

/**
 * Runs one frame of an open panel, such as a menu page. When the panel closes, the board shows the panel's message and
 * marks the cells that the panel changed.
 */
function updatePanel(editor: Editor, input: Input, elapsedMs: number): void {
  const { panel } = editor;
  if (panel?.update(editor, input, elapsedMs) !== false || editor.panel !== panel) return;
  const { notice, changedCells: cells } = editor;
  openPanel(editor, undefined);
  editor.notice = notice;
  editor.changedCells = cells;
}

function draw(editor: Editor): void {
  if (editor.panel === undefined) drawEditor(editor);
  else editor.panel.draw(editor);
}

/**
 * Handles Ⓑ in the editor: a tap undoes a change, and a hold leaves the editor. Ⓑ with the D-pad (✛) undoes, redoes or
 * selects a thing in the palette.
 */
function handleB(editor: Editor, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    editor.bHeldMs = 0;
    editor.isBUsed = false;
  }
  if (input.isBReleased && !editor.isBUsed && editor.bHeldMs <= TAP_MS) undo(editor);
  if (!input.isBHeld) return;
  if (input.pressedDirection !== undefined) editor.isBUsed = true;
  if (input.pressedDirection === UP) redo(editor);
  else if (input.pressedDirection === DOWN) undo(editor);
  if (editor.isBUsed) return;
  const isTap = editor.bHeldMs <= TAP_MS;
  editor.bHeldMs += elapsedMs;
  if (isTap && editor.bHeldMs > TAP_MS) showNotice(editor, [TEXTS.editor.done]);
  if (editor.bHeldMs < LEAVE_AFTER_MS) return;
  playConfirmSound();
  editor.exit = "done";
}

/** Leaves the editor. If the player has changed the level and not saved it, first asks whether to lose the changes. */
function leaveEditor(editor: Editor): void {
  const { edited, editing, exit } = editor;
  editor.exit = "none";
  if (exit === "done") requestScreen({ kind: "workshop", levelIndex: edited.index });
  else if (isUnchanged(edited, mapOf(editing))) leaveWithoutSaving(editor);
  else {
    const { title, text, yes } = TEXTS.editor.leave;
    const question: Question<EditorAnswer> = { title, text, yes: { label: yes, answer: "leave-without-saving" } };
    requestScreen({ kind: "question", question });
  }
}

function leaveWithoutSaving(editor: Editor): void {
  const { edited } = editor;
  editor.isUnsaved = false;
  revertEditedLevel(edited);
  requestScreen({ kind: "workshop", levelIndex: edited.index });
}

function handleInput(editor: Editor, input: Input): void {
  const { editing } = editor;
  if (!input.isAHeld && !input.isTouched && input.touches.length === 0) editing.stroke = "none";
  if (input.touches.length > 0) handleTouches(editor, input.touches);
  editor.crankDegrees += input.crankDegrees;
  const turns = wholeUnits(editor.crankDegrees, CRANK_DEGREES_PER_THING);
  editor.crankDegrees -= turns * CRANK_DEGREES_PER_THING;
  if (turns !== 0) stepSelectedKind(editor, turns);
  else if (input.isBHeld) {
    if (input.pressedDirection === LEFT || input.pressedDirection === RIGHT)
      stepSelectedKind(editor, input.pressedDirection === LEFT ? -1 : 1);
  } else if (input.isAPressed) putOrRemove(editor);
  else if (input.pressedDirection !== undefined) {
    const { draft } = editing;
    if (moveCursor(editing, input.pressedDirection)) playCursorSound();
    else playBlockedSound();
    showNotice(editor, []);
    if (editing.draft !== draft) applyDraftChange(editor);
  }
}

function updatePreview(editor: Editor, { isAHeld, isTouched }: Input, elapsedMs: number): void {
  editor.restMs += elapsedMs;
  if (isAHeld || isTouched || editor.restMs < PREVIEW_AFTER_MS || wantsLessFlashing()) return;
  editor.previewDraft ??= draftWithSelected(editor.editing) ?? "none";
  const isOver = editor.restMs >= PREVIEW_LASTS_MS;
  const isDue = !isOver && Math.floor(editor.restMs / PREVIEW_EVERY_MS) % 2 === 0;
  const shown = isDue && editor.previewDraft !== "none" ? editor.previewDraft : undefined;
  if (shown !== editor.shownPreview) editor.changeCount++;
  editor.shownPreview = shown;
}

function createChosenPanel(editor: Editor, choice: EditorChoice): EditorPanel {
  if (choice === "tools") return createToolsPage();
  return choice === "insight" ? createInsightPanel(editor) : createBoardPage(editor);
}
