/**
 * The panel that runs the search of an editor tool and shows the search's progress. The tool "harder", for example,
 * searches for a harder level.
 */
import { readFrameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { isFault } from "../../../kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../kernel/task-handle";
import { createRandom } from "../../../kernel/random";
import { playGoBackSound, playConfirmSound, playRefusalSound } from "../../sounds";
import { findDrafts, type EditorTool, type FoundDrafts } from "../tools/editor-tools";
import { createDraftSearch, type Progress } from "../tools/judged-draft";
import {
  openPanel,
  panelOf,
  showNotice,
  takeOverDraft,
  type Editor,
  type EditorPanel,
  type PanelKind,
} from "../editor";
import { drawBoard } from "../editor-view";
import { createChoicePanel } from "./choice-panel";
import { TEXTS } from "../texts/index";

/**
 * In each frame, the search of an editor tool starts no further step once this many milliseconds have passed since the
 * beginning of the frame.
 */
const TASK_UNTIL_MS = 15;
const DRAFTS_PER_UPDATE = 5;

interface ToolPanel {
  readonly tool: EditorTool;
  readonly progress: Progress;
  readonly task: TaskHandle<FoundDrafts>;
  /**
   * The number of drafts (boards that may lack things of a level) that the tool's search had tried when the panel was
   * drawn last.
   */
  shownTried: number;
}

const TOOL_PANEL: PanelKind<ToolPanel> = {
  update: updateSearch,
  draw: (editor, { tool, shownTried }) => {
    drawBoard(editor, [], TEXTS.tools[tool].label, TEXTS.tools.progress(shownTried));
  },
  focus: (_, { tool }) => [TEXTS.tools[tool].label],
  runTasks: (_, { task }) => {
    runTask(task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ task }) => {
    cancelTask(task);
  },
};

/**
 * Creates the panel that runs a tool's search for another board. The search runs until it has a result or the player
 * stops it with Ⓑ.
 */
export function createToolPanel(editor: Editor, tool: EditorTool): EditorPanel {
  const progress = { triedCount: 0 };
  const random = createRandom(editor.searchCount);
  editor.searchCount++;
  const search = createDraftSearch(editor.puzzle, progress);
  const task = startTask(findDrafts(tool, search, editor.editing.draft, random));
  return panelOf(TOOL_PANEL, { tool, progress, task, shownTried: 0 });
}

function updateSearch(editor: Editor, panel: ToolPanel, { isBPressed }: Input): boolean {
  const { progress, task } = panel;
  if (isBPressed) {
    playGoBackSound();
    return false;
  }
  if (progress.triedCount >= panel.shownTried + DRAFTS_PER_UPDATE) {
    panel.shownTried = progress.triedCount;
    editor.changeCount++;
  }
  return task.result === undefined || acceptResult(editor, task.result);
}

function acceptResult(editor: Editor, found: FoundDrafts): boolean {
  if (isFault(found)) {
    playRefusalSound();
    showNotice(editor, [TEXTS.tools.faults[found.fault]]);
    return false;
  }
  playConfirmSound();
  if ("draft" in found) {
    takeOverDraft(editor, found.draft);
    return false;
  }
  openPanel(editor, createChoicePanel(editor, found));
  return true;
}
