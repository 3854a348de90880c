/**
 * The editor's panel that shows the best solution of a level move by move. The panel also shows cells that no piece
 * touches, and things that could be removed.
 */
import { readFrameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../kernel/task-handle";
import { playGoBackSound, playBlockedSound, playCursorSound, playHintSound, playRefusalSound } from "../../sounds";
import { roundToUnits } from "../../widgets/list";
import { panelOf, showNotice, type Editor, type EditorPanel, type PanelKind } from "../editor";
import {
  gainInsight,
  needlessText,
  onlySolutionTexts,
  startInsight,
  stateTexts,
  type Insight,
} from "../insight/insight";
import { drawInsight } from "../insight/insight-view";
import type { LiveVerdict } from "../live-verdict";
import { TEXTS } from "../texts/index";

/**
 * The time in a frame, in milliseconds from its beginning, after which the analysis of the edited level starts no
 * further step.
 */
const TASK_UNTIL_MS = 15;
const CRANK_DEGREES_PER_MOVE = 30;

interface InsightPanel {
  readonly insight: Insight;
  /**
   * The task that computes what the panel shows (the insight); undefined until the fewest moves and the difficulty of
   * the level are known.
   */
  task: TaskHandle<void> | undefined;
  /** How many moves of the best solution the panel has stepped through. */
  moveCount: number;
  crankDegrees: number;
}

const INSIGHT_PANEL: PanelKind<InsightPanel> = {
  update: updateInsight,
  draw: (editor, { insight, moveCount }) => {
    drawInsight(editor, insight, moveCount);
  },
  focus: (_, { insight, moveCount }) => {
    if (insight.solutionsLeft.length === 0) return [];
    const { move } = TEXTS.insight;
    return [
      onlySolutionTexts(insight)[0],
      move(moveCount, insight.moves.length),
      stateTexts(insight, moveCount)[0],
      needlessText(insight),
    ];
  },
  shownBoard: ({ insight }) => ({ draft: insight.draft, insight }),
  runTasks: (editor, panel) => {
    panel.task ??= startInsightTask(editor, panel.insight);
    if (panel.task?.isDone === false) runTask(panel.task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ task }) => {
    if (task !== undefined) cancelTask(task);
  },
};

/**
 * Creates the panel that shows the best solution of the edited level. The D-pad (✛) and the crank step through the
 * moves.
 */
export function createInsightPanel({ puzzle, editing }: Editor): EditorPanel {
  playHintSound(3);
  const insight = startInsight(puzzle, editing.draft);
  return panelOf(INSIGHT_PANEL, { insight, task: undefined, moveCount: 0, crankDegrees: 0 });
}

function updateInsight(editor: Editor, panel: InsightPanel, input: Input): boolean {
  if (input.isAPressed || input.isBPressed) {
    playGoBackSound();
    return false;
  }
  if (isKnownUnwinnable(editor.live)) {
    playRefusalSound();
    showNotice(editor, [TEXTS.cannotBeWon]);
    return false;
  }
  panel.crankDegrees += input.crankDegrees;
  const turns = roundToUnits(panel.crankDegrees, CRANK_DEGREES_PER_MOVE);
  panel.crankDegrees -= turns * CRANK_DEGREES_PER_MOVE;
  const by = turns + stepOf(input);
  if (by !== 0) stepThrough(editor, panel, by);
  return true;
}

function stepThrough(editor: Editor, panel: InsightPanel, by: number): void {
  const to = Math.max(0, Math.min(panel.insight.moves.length, panel.moveCount + by));
  if (to === panel.moveCount) playBlockedSound();
  else playCursorSound();
  panel.moveCount = to;
  editor.changeCount++;
}

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
