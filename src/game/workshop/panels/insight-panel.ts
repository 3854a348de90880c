/**
 * The editor's panel that shows the best solution of a level move by move. The panel also shows cells that no piece
 * touches, and things that could be removed.
 */
import { frameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../kernel/task-handle";
import { playBackSound, playBlockedSound, playCursorSound, playHintSound, playRefusalSound } from "../../sounds";
import { wholeUnits } from "../../widgets/list";
import { showNotice, type Editor, type EditorPanel } from "../editor";
import { gainInsight, startInsight, type Insight } from "../insight/insight";
import { drawInsight } from "../insight/insight-view";
import type { LiveVerdict } from "../live-verdict";
import { TEXTS } from "../texts/index";

/** In each frame, the analysis starts no further step after this time, counted from the beginning of the frame. */
const TASK_UNTIL_MS = 15;
const CRANK_DEGREES_PER_MOVE = 30;

/**
 * Creates the panel that shows the best solution of the edited level. The D-pad (✛) and the crank step through the
 * moves.
 */
export function createInsightPanel(editor: Editor): EditorPanel {
  const insight = startInsight(editor.puzzle, editor.editing.draft);
  let task: TaskHandle<void> | undefined;
  let moveCount = 0;
  let crankDegrees = 0;
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(insight.moves.length, moveCount + by));
    if (to === moveCount) playBlockedSound();
    else playCursorSound();
    moveCount = to;
    editor.changeCount++;
  };
  playHintSound(3);
  return {
    update: (_, input) => {
      if (input.isAPressed || input.isBPressed) {
        playBackSound();
        return false;
      }
      if (isKnownUnwinnable(editor.live)) {
        playRefusalSound();
        showNotice(editor, [TEXTS.cannotBeWon]);
        return false;
      }
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
    shownBoard: () => ({ draft: insight.draft, insight }),
    runTasks: () => {
      task ??= startInsightTask(editor, insight);
      if (task?.isDone === false) runTask(task, frameMs, TASK_UNTIL_MS);
    },
    drop: () => {
      if (task !== undefined) cancelTask(task);
    },
  };
}

/**
 * Starts to compute what the panel shows about a level. Returns undefined while the level's fewest moves and difficulty
 * are not known yet.
 */
function startInsightTask(editor: Editor, insight: Insight): TaskHandle<void> | undefined {
  const { live } = editor;
  const noteChange = (): void => {
    editor.changeCount++;
  };
  if (live.task !== undefined || live.analysedGraph === undefined) return undefined;
  return startTask(gainInsight(insight, live.analysedGraph, noteChange));
}

function isKnownUnwinnable({ problem, isTooLarge, analysedGraph }: LiveVerdict): boolean {
  return (
    problem !== undefined || isTooLarge || (analysedGraph !== undefined && analysedGraph.analysis.verdict.par <= 0)
  );
}

/** Returns by how many moves the D-pad (✛) steps through the solution: −1 for back, 1 for forward, 0 for none. */
function stepOf({ pressedDirection }: Input): number {
  if (pressedDirection === LEFT || pressedDirection === UP) return -1;
  return pressedDirection === RIGHT || pressedDirection === DOWN ? 1 : 0;
}
