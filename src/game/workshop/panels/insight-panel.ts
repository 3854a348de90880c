/** The panel that shows the insight into a level and steps through its best solution. */
import { frameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../kernel/task-handle";
import { soundBack, soundBump, soundCursor, soundHint, soundRefuse } from "../../sounds";
import { wholeUnits } from "../../widgets/list";
import { CANNOT_BE_WON } from "../../play/played-level";
import { showNotice, type Editor, type EditorPanel } from "../editor";
import { paintBoard } from "../editor-view";
import { gainInsight, startInsight, type Insight } from "../insight/insight";
import { drawInsight, paintInsight } from "../insight/insight-view";
import type { LiveVerdict } from "../live-verdict";

/** Background work starts no slice later than this in a frame, in milliseconds. */
const TASK_UNTIL_MS = 15;
const CRANK_DEGREES_PER_MOVE = 30;

/** Creates the panel. ✛ and the crank step through the best solution on the board. */
export function createInsightPanel(editor: Editor): EditorPanel {
  const insight = startInsight(editor.puzzle, editor.editing.draft);
  let task: TaskHandle<void> | undefined;
  let paintedTouched = insight.touched;
  let moveCount = 0;
  let crankDegrees = 0;
  const refresh = (): void => {
    editor.isDirty = true;
  };
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(insight.moves.length, moveCount + by));
    if (to === moveCount) soundBump();
    else soundCursor();
    moveCount = to;
    refresh();
  };
  paintInsight(editor, insight);
  soundHint();
  return {
    frame: (_, input) => {
      if (input.aPressed || input.bPressed) {
        soundBack();
        return false;
      }
      if (isKnownUnwinnable(editor.live)) {
        soundRefuse();
        showNotice(editor, [CANNOT_BE_WON]);
        return false;
      }
      task ??= startInsightTask(editor, insight, refresh);
      // A frame has time either to paint the board or to continue the task.
      if (insight.touched !== paintedTouched) {
        paintedTouched = insight.touched;
        paintInsight(editor, insight);
      } else if (task !== undefined && !task.isDone) runTask(task, frameMs, TASK_UNTIL_MS);
      crankDegrees += input.crankDegrees;
      const turns = wholeUnits(crankDegrees, CRANK_DEGREES_PER_MOVE);
      crankDegrees -= turns * CRANK_DEGREES_PER_MOVE;
      const by = turns + stepOf(input);
      if (by !== 0) go(by);
      return true;
    },
    draw: () => {
      drawInsight(editor, insight, moveCount);
    },
    drop: () => {
      if (task !== undefined) cancelTask(task);
      paintBoard(editor, editor.editing.draft);
    },
  };
}

/** Starts to compute the insight once the verdict is complete; returns undefined before that. */
function startInsightTask({ live }: Editor, insight: Insight, report: () => void): TaskHandle<void> | undefined {
  if (live.task !== undefined || live.known === undefined) return undefined;
  return startTask(gainInsight(insight, live.known, report));
}

/** Returns whether the draft is known not to be a level that can be won. */
function isKnownUnwinnable({ problem, isTooLarge, known }: LiveVerdict): boolean {
  return problem !== undefined || isTooLarge || (known !== undefined && known.analysis.verdict.par <= 0);
}

/** Returns the step that ✛ takes in the solution: back, forward or none. */
function stepOf({ pressedDirection }: Input): number {
  if (pressedDirection === LEFT || pressedDirection === UP) return -1;
  return pressedDirection === RIGHT || pressedDirection === DOWN ? 1 : 0;
}
