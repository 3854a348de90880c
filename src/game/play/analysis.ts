/** Analyses the level being played in the background: its solutions and its difficulty. */
import { frameMs } from "../../device/clock";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";

/** A level being played, and the task that analyses it; undefined when the task is done or was not needed. */
interface AnalysedAttempt {
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  analysisTask: TaskHandle<void> | undefined;
}

/** Starts the background task that analyses a level. `runAnalysis` advances it. */
export function startAnalysis(played: PlayedLevel<OpaqueLevel, OpaqueState>): TaskHandle<void> {
  return startTask(analyseLevel(played));
}

/**
 * Analyses a level (solutions and difficulty) and stores the result in `played.analysedGraph`. A first result is stored
 * without the difficulty, so that hints are available earlier.
 */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { rules } = played.timeline;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (analysedGraph) => {
    played.analysedGraph = analysedGraph;
  });
  played.analysedGraph = certificate;
}

/** Runs the background task that analyses the level, until `untilMs` milliseconds after the beginning of the frame. */
export function runAnalysis(attempt: AnalysedAttempt, untilMs: number): void {
  const { analysisTask } = attempt;
  if (analysisTask !== undefined && runTask(analysisTask, frameMs, untilMs)) attempt.analysisTask = undefined;
}
