/**
 * Handles the input of the level editor while no panel (such as a menu page) is open, and shows the selected thing at
 * the cursor.
 */
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { DOWN, LEFT, UP } from "../../kernel/direction";
import { playBlockedSound, playConfirmSound, playCursorSound } from "../sounds";
import { roundToUnits } from "../widgets/list";
import { draftWithSelected, moveCursor } from "./editing";
import { applyDraftChange, showNotice, type Editor } from "./editor";
import { putOrRemove, redo, stepOpenDrawer, stepSelectedEntry, undo } from "./editor-actions";
import { handleTouches } from "./editor-touch";
import { TEXTS } from "./texts/index";

const CRANK_DEGREES_PER_THING = 30;
const LEAVE_AFTER_MS = 700;
const PREVIEW_AFTER_MS = 300;
const PREVIEW_EVERY_MS = 500;
/** How long the preview of the selected thing blinks without input. Then the blinking stops, to save the battery. */
const PREVIEW_LASTS_MS = 6000;

/** The longest press of Ⓑ that counts as a tap and undoes a change. A longer press may leave the editor. */
const TAP_MS = 300;

/**
 * Handles the input of one frame that is meant for the edited board, and lets the preview of the selected thing blink.
 */
export function updateBoard(editor: Editor, input: Input, elapsedMs: number): void {
  handleB(editor, input, elapsedMs);
  handleInput(editor, input);
  slideDrawer(editor);
  updatePreview(editor, input, elapsedMs);
}

/**
 * Handles Ⓑ in the editor: a tap undoes a change, and a hold leaves the editor. Ⓑ with the D-pad (✛) opens a drawer or
 * selects a thing of the open drawer, and Ⓑ with Ⓐ redoes a change.
 */
function handleB(editor: Editor, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    editor.bHeldMs = 0;
    editor.isBUsed = false;
  }
  if (input.isBReleased && !editor.isBUsed && editor.bHeldMs <= TAP_MS) undo(editor);
  if (!input.isBHeld) return;
  const { pressedDirection } = input;
  if (pressedDirection !== undefined || input.isAPressed) editor.isBUsed = true;
  if (input.isAPressed) redo(editor);
  else if (pressedDirection === UP || pressedDirection === DOWN)
    stepOpenDrawer(editor, pressedDirection === UP ? -1 : 1);
  else if (pressedDirection !== undefined) stepSelectedEntry(editor, pressedDirection === LEFT ? -1 : 1);
  if (editor.isBUsed) return;
  const isTap = editor.bHeldMs <= TAP_MS;
  editor.bHeldMs += elapsedMs;
  if (isTap && editor.bHeldMs > TAP_MS) showNotice(editor, [TEXTS.editor.done]);
  if (editor.bHeldMs < LEAVE_AFTER_MS) return;
  playConfirmSound();
  editor.exit = "done";
}

function handleInput(editor: Editor, input: Input): void {
  const { editing } = editor;
  if (!input.isAHeld && !input.isTouched && input.touches.length === 0) editing.stroke = "none";
  if (input.touches.length > 0) handleTouches(editor, input.touches);
  editor.crankDegrees += input.crankDegrees;
  const turns = roundToUnits(editor.crankDegrees, CRANK_DEGREES_PER_THING);
  editor.crankDegrees -= turns * CRANK_DEGREES_PER_THING;
  if (turns !== 0) stepSelectedEntry(editor, turns);
  else if (input.isBHeld) return;
  else if (input.isAPressed) putOrRemove(editor);
  else if (input.pressedDirection !== undefined) {
    const { draft } = editing;
    if (moveCursor(editing, input.pressedDirection)) playCursorSound();
    else playBlockedSound();
    showNotice(editor, []);
    if (editing.draft !== draft) applyDraftChange(editor);
  }
}

function slideDrawer(editor: Editor): void {
  if (editor.slideFrames === 0) return;
  editor.slideFrames--;
  editor.changeCount++;
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
