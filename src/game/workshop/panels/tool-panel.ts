import { frameMs } from "../../../device/clock";
import { isFault, type Fault } from "../../../kernel/fault";
import { cancelTask, runTask, startTask } from "../../../kernel/task-handle";
import { createRandom } from "../../../kernel/random";
import { soundBack, soundConfirm, soundRefuse } from "../../sounds";
import type { EditorTool } from "../tools/editor-tools";
import { createSearch, type JudgedDraft } from "../tools/judged-draft";
import { openPanel, showNotice, takeOverDraft, type Editor, type EditorPanel } from "../editor";
import { drawBoard } from "../editor-view";
import { createChoicePanel } from "./choice-panel";

/** Background work begins no slice later than this in a frame. */
const TASK_UNTIL_MS = 15;
/** The number of drafts that were tried is told anew once it has grown by so many. */
const DRAFTS_PER_UPDATE = 5;

/** Looks for another draft, until one is found or Ⓑ stops it. */
export function createToolPanel(editor: Editor, tool: EditorTool): EditorPanel {
  const progress = { tried: 0 };
  const random = createRandom(editor.searchCount);
  editor.searchCount++;
  const task = startTask(tool.find(createSearch(editor.puzzle, progress), editor.editing.draft, random));
  let shownTried = 0;
  return {
    frame: (_, { bPressed }) => {
      if (bPressed) {
        soundBack();
        return false;
      }
      if (progress.tried >= shownTried + DRAFTS_PER_UPDATE) {
        shownTried = progress.tried;
        editor.isDirty = true;
      }
      // What comes of it is painted in a frame of its own.
      if (task.result !== undefined) return acceptResult(editor, task.result);
      runTask(task, frameMs, TASK_UNTIL_MS);
      return true;
    },
    draw: () => {
      drawBoard(editor, [], tool.name, [`${shownTried} tried  Ⓑ stop`, `${shownTried}  Ⓑ stop`, "Ⓑ stop"]);
    },
    drop: () => {
      cancelTask(task);
    },
  };
}

/** What was found is taken over, or offered if there is a choice; gives whether anything goes on. */
function acceptResult(editor: Editor, found: JudgedDraft | readonly JudgedDraft[] | Fault): boolean {
  if (isFault(found)) {
    soundRefuse();
    showNotice(editor, [found.fault]);
    return false;
  }
  soundConfirm();
  if ("draft" in found) {
    takeOverDraft(editor, found.draft);
    return false;
  }
  openPanel(editor, createChoicePanel(editor, found));
  return true;
}
