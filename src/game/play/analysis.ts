/** Analyses the level being played in the background: its solutions and its difficulty. */
import { frameMs } from "../../device/clock";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { markStatesThatReach } from "../../kernel/states-that-reach";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";

/** A level being played, and the task that analyses it; undefined when the task is done or was not needed. */
interface AnalysedAttempt {
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  analysisTask: TaskHandle<void> | undefined;
}

/**
 * Starts the background task that analyses a level. `runAnalysis` advances it. Returns undefined if everything is known
 * already.
 */
export function startAnalysis(played: PlayedLevel<OpaqueLevel, OpaqueState>): TaskHandle<void> | undefined {
  const { analysedGraph } = played;
  if (analysedGraph !== undefined && analysedGraph.graph.bestWins === undefined) return undefined;
  return startTask(analyseLevel(played));
}

/**
 * Analyses a level (solutions and difficulty) and stores the result in `played.analysedGraph`, unless the level comes
 * with it. A first result is stored without the difficulty, so that hints are available earlier. Then marks the states
 * from which a best win can be reached, in puzzles with several kinds of wins.
 */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { rules } = played.timeline;
  if (played.analysedGraph === undefined) {
    const certificate = yield* certify(rules, MAX_LEVEL_STATES, (analysedGraph) => {
      played.analysedGraph = analysedGraph;
    });
    played.analysedGraph = certificate;
  }
  const graph = played.analysedGraph?.graph;
  if (graph?.bestWins !== undefined) played.bestWinMarks = yield* markStatesThatReach(graph, graph.bestWins);
}

/** Runs the background task that analyses the level, until `untilMs` milliseconds after the beginning of the frame. */
export function runAnalysis(attempt: AnalysedAttempt, untilMs: number): void {
  const { analysisTask } = attempt;
  if (analysisTask !== undefined && runTask(analysisTask, frameMs, untilMs)) attempt.analysisTask = undefined;
}
