/**
 * The panel that runs the search of an editor tool, such as "harder", which searches for a harder level, and shows the
 * search's progress.
 */
import { frameMs } from "../../../device/clock";
import { isFault, type Fault } from "../../../kernel/fault";
import { cancelTask, runTask, startTask } from "../../../kernel/task-handle";
import { createRandom } from "../../../kernel/random";
import { playBackSound, playConfirmSound, playRefusalSound } from "../../sounds";
import type { EditorTool } from "../tools/editor-tools";
import { createDraftSearch, type JudgedDraft, type ToolFault } from "../tools/judged-draft";
import { openPanel, showNotice, takeOverDraft, type Editor, type EditorPanel } from "../editor";
import { drawBoard } from "../editor-view";
import { createChoicePanel } from "./choice-panel";
import { TEXTS } from "../texts/index";

/** This long after the beginning of a frame, the search of an editor tool starts no more steps. */
const TASK_UNTIL_MS = 15;
const DRAFTS_PER_UPDATE = 5;

/**
 * Creates the panel that runs a tool's search for another board. The search runs until it has a result or the player
 * stops it with Ⓑ.
 */
export function createToolPanel(editor: Editor, tool: EditorTool): EditorPanel {
  const progress = { tried: 0 };
  const random = createRandom(editor.searchCount);
  editor.searchCount++;
  const task = startTask(tool.find(createDraftSearch(editor.puzzle, progress), editor.editing.draft, random));
  let shownTried = 0;
  return {
    update: (_, { isBPressed }) => {
      if (isBPressed) {
        playBackSound();
        return false;
      }
      if (progress.tried >= shownTried + DRAFTS_PER_UPDATE) {
        shownTried = progress.tried;
        editor.changeCount++;
      }
      return task.result === undefined || acceptResult(editor, task.result);
    },
    draw: () => {
      drawBoard(editor, [], tool.name, TEXTS.tools.progress(shownTried));
    },
    runTasks: () => {
      runTask(task, frameMs, TASK_UNTIL_MS);
    },
    drop: () => {
      cancelTask(task);
    },
  };
}

/**
 * Replaces the draft by the found board. If several boards were found, opens a panel in which the player chooses one.
 * Returns whether the editor still has a panel open.
 */
function acceptResult(editor: Editor, found: JudgedDraft | readonly JudgedDraft[] | Fault<ToolFault>): boolean {
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
