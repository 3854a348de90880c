/**
 * The screen of the level editor: its frame loop, menu, panels and autosave. editor.ts holds the state of the editor.
 * editor-input.ts handles the input while no panel is open.
 */
import { requestScreen, type Question } from "../destination";
import { isUnchanged, revertEditedLevel, saveEditedLevel, type EditedLevel } from "./edited-level";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { MenuEntry } from "../../device/menu";
import type { Draft } from "../../kernel/draft";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { openPanel, createEditor, dropPanel, type Editor, type EditorPanel } from "./editor";
import { updateBoard } from "./editor-input";
import { prepareEditor } from "./editor-painting";
import { drawEditor } from "./editor-view";
import { findMissingSwatch } from "./palette-view";
import { mapOf, selectedKind } from "./editing";
import { cancelVerdict, advanceVerdict, composeVerdictTexts } from "./live-verdict";
import { createBoardPage, createToolsPage } from "./panels/pages";
import { createInsightPanel } from "./panels/insight-panel";
import { TEXTS } from "./texts/index";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { answerAboutDraft, describeCell, describeHand } from "./announce-editor";

const TASK_SLICE_MS = 8;
/**
 * In each frame, background tasks of the editor start no further step once this many milliseconds have passed since the
 * beginning of the frame.
 */
const TASK_UNTIL_MS = 15;

const AUTOSAVE_AFTER_MS = 1500;

type EditorChoice = "tools" | "insight" | "board";

const MENU: readonly MenuEntry<EditorChoice>[] = [
  { title: TEXTS.menu.tools, choice: "tools" },
  { title: TEXTS.menu.insight, choice: "insight" },
  { title: TEXTS.menu.board, choice: "board" },
];

type EditorAnswer = "leave-without-saving";

const EDITOR: ScreenKind<Editor, EditorChoice, EditorAnswer> = {
  name: "editor",
  update: updateEditor,
  shown: ({ changeCount }, shown) => {
    listShown(shown, changeCount);
  },
  prepare: prepareEditor,
  draw,
  focus: describeFocus,
  answer: ({ editing: { legend, draft } }, question) => answerAboutDraft(legend, draft, question),
  runTasks: runEditorTasks,
  leave: saveMap,
  drop: (editor) => {
    dropPanel(editor);
    cancelVerdict(editor.live);
  },
  takesTouch: ({ panel }) => panel === undefined,
  buttonsOfTap: ({ panel }, tap) => panel?.kind.buttonsOfTap?.(panel.state, tap),
  menu: () => MENU,
};

export function createEditorScreen(puzzle: AnyPuzzle, draft: Draft, edited: EditedLevel): Screen {
  return screenOf(EDITOR, createEditor(puzzle, draft, edited));
}

function saveMap(editor: Editor): void {
  if (editor.isUnsaved) saveEditedLevel(editor.edited, mapOf(editor.editing));
  editor.isUnsaved = false;
}

function updateEditor(editor: Editor, input: Input<EditorChoice, EditorAnswer>, elapsedMs: number): void {
  if (input.answer === "leave-without-saving") {
    leaveWithoutSaving(editor);
    return;
  }
  if (input.menuChoice !== undefined) openPanel(editor, createChosenPanel(editor, input.menuChoice));
  const { panel, changeCount } = editor;
  if (panel !== undefined) updatePanel(editor, input, elapsedMs);
  else updateBoard(editor, input, elapsedMs);
  if (editor.exit !== "none") {
    leaveEditor(editor);
    return;
  }
  if (editor.isUnsaved && editor.restMs > AUTOSAVE_AFTER_MS) saveMap(editor);
  // A picture of the palette is requested only in a frame in which the board and the preview have not changed. Painting
  // takes long, so a frame paints at most one picture.
  if (panel === undefined && editor.changeCount === changeCount) requestSwatch(editor);
}

function requestSwatch(editor: Editor): void {
  editor.requestedSwatch = missingSwatchOf(editor);
  if (editor.requestedSwatch !== undefined) editor.changeCount++;
}

function missingSwatchOf(editor: Editor): number | undefined {
  return findMissingSwatch(editor.swatches, editor.editing);
}

/** Continues the task of the open panel, and the analysis of the level once all pictures of the palette are painted. */
function runEditorTasks(editor: Editor): void {
  const { panel, live } = editor;
  panel?.kind.runTasks?.(editor, panel.state);
  if (live.task === undefined || (panel === undefined && missingSwatchOf(editor) !== undefined)) return;
  if (advanceVerdict(live, readFrameMs, Math.min(readFrameMs() + TASK_SLICE_MS, TASK_UNTIL_MS))) editor.changeCount++;
}

function updatePanel(editor: Editor, input: Input, elapsedMs: number): void {
  const { panel } = editor;
  if (panel?.kind.update(editor, panel.state, input, elapsedMs) !== false || editor.panel !== panel) return;
  const { notice, changedCells: cells } = editor;
  openPanel(editor, undefined);
  editor.notice = notice;
  editor.changedCells = cells;
}

/**
 * Returns what a player who cannot see the editor hears: what is on the cell under the cursor, the open drawer, the
 * selected thing, and a message or the facts about the level. While a panel, such as a menu page, is open, the panel's
 * own texts are returned instead.
 */
function describeFocus(editor: Editor): readonly string[] {
  const { panel, editing, live, notice } = editor;
  if (panel !== undefined) return panel.kind.focus(editor, panel.state);
  const { legend, drawers, openDrawer } = editing;
  const drawer = drawers.length === 1 ? "" : TEXTS.editor.openDrawer(TEXTS.editor.drawers[drawers[openDrawer].name]);
  const hand = describeHand(legend, selectedKind(editing));
  const facts = live.task === undefined ? composeVerdictTexts(live)[0] : "";
  const message = notice.length > 0 ? notice[0] : "";
  return [describeCell(legend, editing.draft, editing.cursor), drawer, hand, message, facts];
}

function draw(editor: Editor): void {
  const { panel } = editor;
  if (panel === undefined) drawEditor(editor);
  else panel.kind.draw(editor, panel.state);
}

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

function createChosenPanel(editor: Editor, choice: EditorChoice): EditorPanel {
  if (choice === "tools") return createToolsPage();
  return choice === "insight" ? createInsightPanel(editor) : createBoardPage(editor);
}
