/**
 * Runs tasks during play, in the free time of frames: they analyse and rate the level on the screen, and generate the
 * next ones.
 */
import { readFrameMs } from "../../device/clock";
import { runAchievements } from "../achievements/due";
import { skipNextCollection } from "../../device/garbage-collector";
import { isNextReady, prefetchPredicted, runPrefetch, type LevelQueue } from "./level-queue";
import { runAnalysis } from "./analysis";
import { isSearchingBoardHint, runBoardHintSearch } from "./board-hint-search";
import { runGenerationTask } from "./generation-notch";
import type { Attempt } from "./attempt";
import { runTask } from "../../kernel/task-handle";
import type { Tutorial } from "./tutorial";
import type { Save } from "../save/save";
import type { ShownCard } from "./shown-card";

interface TaskOwner {
  readonly save: Save;
  readonly attempt: Attempt | undefined;
  readonly queue: LevelQueue;
  readonly shownCard: Pick<ShownCard, "replay" | "ideaTask">;
  /**
   * The tutorial (a row of lessons) being played; undefined in a normal level. In a normal level, the game predicts
   * where the player's piece will end. The next level, which starts there, can then be generated early.
   */
  readonly tutorial: Tutorial | undefined;
}

/** How long tasks may run in a frame while the player may have to wait for one of them. */
const URGENT_TASK_BUDGET_MS = 7.5;
/** How long tasks may run in a frame while the next level is ready. A short time saves the battery. */
const TASK_BUDGET_MS = 2.5;
/**
 * The millisecond of a frame after which no step of a task starts, so that the garbage collector gets the rest of the
 * frame.
 */
const LATEST_TASK_START_MS = 14.2;
/** A frame in which tasks have run for longer than this collects no garbage. */
const MAX_TASK_MS = 8.2;

export function runBackgroundTasks(screen: TaskOwner): void {
  const startMs = readFrameMs();
  const budgetMs = mayPlayerWait(screen) ? URGENT_TASK_BUDGET_MS : TASK_BUDGET_MS;
  runTasksUntil(screen, Math.min(startMs + budgetMs, LATEST_TASK_START_MS));
  if (readFrameMs() - startMs > MAX_TASK_MS) skipNextCollection();
}

function mayPlayerWait({ attempt, queue, shownCard }: TaskOwner): boolean {
  const { replay, ideaTask } = shownCard;
  if (attempt === undefined || attempt.analysisTask !== undefined || ideaTask !== undefined) return true;
  if (isSearchingBoardHint(attempt)) return true;
  return replay.generationTask?.isDone === false || !isNextReady(queue);
}

function runTasksUntil({ save, attempt, queue, shownCard, tutorial }: TaskOwner, untilMs: number): void {
  const { replay, ideaTask } = shownCard;
  if (attempt !== undefined && isGraphPending(attempt)) {
    runAnalysis(attempt, untilMs);
    if (isGraphPending(attempt)) return;
    if (tutorial === undefined) prefetchPredicted(queue, attempt);
  }
  if (attempt !== undefined) runBoardHintSearch(attempt, untilMs);
  if (ideaTask !== undefined) runTask(ideaTask, readFrameMs, untilMs);
  if (isNextReady(queue)) runGenerationTask(replay, untilMs);
  // The player waits for the next level, but not for the difficulty of the current level, so the next level comes
  // first.
  runPrefetch(queue, untilMs);
  if (attempt !== undefined) runAnalysis(attempt, untilMs);
  if (isNextReady(queue)) runAchievements(save, untilMs);
}

function isGraphPending({ analysisTask, played }: Attempt): boolean {
  return analysisTask !== undefined && played.analysedGraph === undefined;
}
