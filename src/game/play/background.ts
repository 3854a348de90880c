/** Runs the background tasks of a level being played: its solution and difficulty, and the levels that come next. */
import { frameMs } from "../../device/clock";
import { skipNextCollection } from "../../device/garbage-collector";
import { prefetchPredicted, runPrefetch, type LevelQueue } from "./level-queue";
import { runAnalysis, type Attempt } from "./attempt";

/** The level being played, undefined before it has come, and the queue of the next levels. */
interface Working {
  readonly attempt: Attempt | undefined;
  readonly queue: LevelQueue;
}

/** Backgattempt work begins no slice later than this in a frame: the collector's turn comes after it. */
const TASK_BUDGET_MS = 7.5;
/** Nor later than this, however long the rest of the frame has been: the frames after it will do. */
const LATEST_TASK_START_MS = 14.5;
/** Where the last slice was so long that the work has taken more, there is no time for the collector. */
const MAX_TASK_MS = 8.2;

/** Does what can be done in the background in the rest of the frame. */
export function work(screen: Working): void {
  const beganMs = frameMs();
  workUntil(screen, Math.min(beganMs + TASK_BUDGET_MS, LATEST_TASK_START_MS));
  if (frameMs() - beganMs > MAX_TASK_MS) skipNextCollection();
}

function workUntil({ attempt, queue }: Working, untilMs: number): void {
  if (attempt !== undefined && isUnexplored(attempt)) {
    runAnalysis(attempt, untilMs);
    if (isUnexplored(attempt)) return;
    prefetchPredicted(queue, attempt);
  }
  // The next level comes first: the player waits for it, but not for the difficulty of the present level.
  runPrefetch(queue, untilMs);
  if (attempt !== undefined) runAnalysis(attempt, untilMs);
}

/** Whether the explorer has not yet found how the level can be won. */
function isUnexplored({ analysisTask, played }: Attempt): boolean {
  return analysisTask !== undefined && played.knowledge === undefined;
}
