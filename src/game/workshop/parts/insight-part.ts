import { frameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { dropJob, runJob, startJob, type Job } from "../../../kernel/job";
import { soundBack, soundBump, soundCursor, soundHint, soundRefuse } from "../../sounds";
import { wholeTurns } from "../../widgets/list";
import { CANNOT_BE_WON } from "../../play/play";
import { say, type Editor, type Part } from "../editor";
import { paintBoard } from "../editor-view";
import { gainInsight, startInsight, type Insight } from "../insight/insight";
import { drawInsight, paintInsight } from "../insight/insight-view";
import type { LiveVerdict } from "../live-verdict";

/** Background work begins no slice later than this in a frame. */
const LATEST_WORK_MS = 15;
const CRANK_DEGREES_PER_MOVE = 30;

/** What is known of the level is to be seen on the board; ✛ and the crank go along the best line. */
export function createInsightPart(editor: Editor): Part {
  const insight = startInsight(editor.puzzle, editor.editing.draft);
  let job: Job<void> | undefined;
  let painted = insight.touched;
  let moves = 0;
  let crankDegrees = 0;
  const refresh = (): void => {
    editor.isDirty = true;
  };
  const go = (by: number): void => {
    const to = Math.max(0, Math.min(insight.moves.length, moves + by));
    if (to === moves) soundBump();
    else soundCursor();
    moves = to;
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
      if (isHopeless(editor.live)) {
        soundRefuse();
        say(editor, [CANNOT_BE_WON]);
        return false;
      }
      job ??= jobFor(editor, insight, refresh);
      // Painting and reckoning are too much for one frame.
      if (insight.touched !== painted) {
        painted = insight.touched;
        paintInsight(editor, insight);
      } else if (job !== undefined && !job.done) runJob(job, frameMs, LATEST_WORK_MS);
      crankDegrees += input.crankDegrees;
      const turns = wholeTurns(crankDegrees, CRANK_DEGREES_PER_MOVE);
      crankDegrees -= turns * CRANK_DEGREES_PER_MOVE;
      const by = turns + stepOf(input);
      if (by !== 0) go(by);
      return true;
    },
    draw: () => {
      drawInsight(editor, insight, moves);
    },
    drop: () => {
      if (job !== undefined) dropJob(job);
      paintBoard(editor, editor.editing.draft);
    },
  };
}

/** Once all is known of the level, there is something to begin with. */
function jobFor({ live }: Editor, insight: Insight, tell: () => void): Job<void> | undefined {
  if (live.job !== undefined || live.known === undefined) return undefined;
  return startJob(gainInsight(insight, live.known, tell));
}

/** Whether it is known that the draft is no level that can be won. */
function isHopeless({ problem, isTooLarge, known }: LiveVerdict): boolean {
  return problem !== undefined || isTooLarge || (known !== undefined && known.analysis.verdict.par <= 0);
}

function stepOf({ pressed }: Input): number {
  if (pressed === LEFT || pressed === UP) return -1;
  return pressed === RIGHT || pressed === DOWN ? 1 : 0;
}
