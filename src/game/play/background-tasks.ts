/**
 * Runs background tasks during play: analysing the level on the screen, rating its difficulty, and generating the next
 * levels.
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

/** The parts of the play screen that may have background tasks. */
interface TaskOwner {
  readonly save: Save;
  readonly attempt: Attempt | undefined;
  readonly queue: LevelQueue;
  readonly shownCard: Pick<ShownCard, "replay" | "ideaTask">;
  /**
   * The tutorial (a row of lessons) being played, if any; the level on the screen is then a lesson. In a normal level,
   * the game may predict where the player's piece will end the level. The next level, which starts there, is then
   * generated early. In a lesson nothing is predicted, because the next level does not start where a lesson ends.
   */
  readonly tutorial: Tutorial | undefined;
}

/** How long background tasks may run in a frame while the player may have to wait for one of them. */
const URGENT_TASK_BUDGET_MS = 7.5;
/** How long background tasks may run in a frame while the next level is ready. A short time saves the battery. */
const TASK_BUDGET_MS = 2.5;
/**
 * If more than this many milliseconds have passed since the beginning of a frame, background tasks start no more steps.
 * The rest of the frame is for the garbage collector.
 */
const LATEST_TASK_START_MS = 14.2;
/**
 * If background tasks have run for more than this many milliseconds in a frame, the frame skips the garbage collection.
 */
const MAX_TASK_MS = 8.2;

export function runBackgroundTasks(screen: TaskOwner): void {
  const startMs = readFrameMs();
  const budgetMs = mayPlayerWait(screen) ? URGENT_TASK_BUDGET_MS : TASK_BUDGET_MS;
  runTasksUntil(screen, Math.min(startMs + budgetMs, LATEST_TASK_START_MS));
  if (readFrameMs() - startMs > MAX_TASK_MS) skipNextCollection();
}

/**
 * Returns whether the player may have to wait for a background task. Such tasks are: the analysis of the level, the
 * search for a hint or for the leading solving idea (the one that the game names), the recording of the level's generation steps (in
 * which the generator made the level), and the generation of the next level.
 */
function mayPlayerWait({ attempt, queue, shownCard }: TaskOwner): boolean {
  const { replay, ideaTask } = shownCard;
  if (attempt === undefined || attempt.analysisTask !== undefined || ideaTask !== undefined) return true;
  if (isSearchingBoardHint(attempt)) return true;
  return replay.generationTask?.isDone === false || !isNextReady(queue);
}

/**
 * Runs short steps of the background tasks until the time `untilMs` after the beginning of the frame, the most urgent
 * task first.
 */
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
  // Generates the next level before rating the current level. The player waits for the next level, but not for the
  // rating.
  runPrefetch(queue, untilMs);
  if (attempt !== undefined) runAnalysis(attempt, untilMs);
  if (isNextReady(queue)) runAchievements(save, untilMs);
}

/**
 * Returns whether the level's state graph (all states and the moves between them) is still being computed, so that no
 * solution is known yet.
 */
function isGraphPending({ analysisTask, played }: Attempt): boolean {
  return analysisTask !== undefined && played.analysedGraph === undefined;
}
