/** Runs the background tasks of a level being played: its solution and difficulty, and the levels that come next. */
import { frameMs } from "../../device/clock";
import { skipNextCollection } from "../../device/garbage-collector";
import { prefetchPredicted, runPrefetch, type LevelQueue } from "./level-queue";
import { runAnalysis, type Attempt } from "./attempt";

/** The level being played (undefined before the first one is ready) and the queue of the next levels. */
interface TaskOwner {
  readonly attempt: Attempt | undefined;
  readonly queue: LevelQueue;
}

/** How long background tasks may start new slices in a frame. The rest of the frame is for the garbage collector. */
const TASK_BUDGET_MS = 7.5;
/** The time of a frame after which no new slice starts. After much drawing, tasks wait for the next frame. */
const LATEST_TASK_START_MS = 14.5;
/** If the tasks took longer than this because of a long last slice, the frame has no time for the garbage collector. */
const MAX_TASK_MS = 8.2;

/** Runs background tasks for the rest of the frame. It must be called after the frame's other work. */
export function work(screen: TaskOwner): void {
  const startMs = frameMs();
  runTasksUntil(screen, Math.min(startMs + TASK_BUDGET_MS, LATEST_TASK_START_MS));
  if (frameMs() - startMs > MAX_TASK_MS) skipNextCollection();
}

/** Runs slices of the tasks until `untilMs` of the frame, the most urgent task first. */
function runTasksUntil({ attempt, queue }: TaskOwner, untilMs: number): void {
  if (attempt !== undefined && isUnexplored(attempt)) {
    runAnalysis(attempt, untilMs);
    if (isUnexplored(attempt)) return;
    prefetchPredicted(queue, attempt);
  }
  // The next level is generated first: the player waits for it, but not for the difficulty of the current level.
  runPrefetch(queue, untilMs);
  if (attempt !== undefined) runAnalysis(attempt, untilMs);
}

/** Returns whether the level's state graph is still being explored, so that no solution is known yet. */
function isUnexplored({ analysisTask, played }: Attempt): boolean {
  return analysisTask !== undefined && played.knowledge === undefined;
}
