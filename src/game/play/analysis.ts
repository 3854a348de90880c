/** Computes, in the background, the solutions and the difficulty of the level being played. */
import { readFrameMs } from "../../device/clock";
import type { AnalysedGraph } from "../../kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { markStatesThatReach } from "../../kernel/states-that-reach";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { addDifficulty } from "../../kernel/verdict";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";

/**
 * A level being played, and the background task that analyses it. The task is undefined when it is done or was not
 * needed.
 */
interface AnalysedAttempt {
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  analysisTask: TaskHandle<void> | undefined;
}

/**
 * Starts the background task that analyses a level. `runAnalysis` advances this task. Returns undefined if the level is
 * completely analysed already.
 */
export function startAnalysis(played: PlayedLevel<OpaqueLevel, OpaqueState>): TaskHandle<void> | undefined {
  const { analysedGraph } = played;
  if (analysedGraph !== undefined && analysedGraph.graph.bestWins === undefined) return undefined;
  return startTask(analyseLevel(played));
}

/**
 * Analyses a level (solutions and difficulty), unless `played.analysedGraph` already has the result. If the puzzle has
 * several kinds of wins, then marks the states from which the best kind can still be reached. The lamp beside the board
 * shows whether it can.
 */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  if (played.analysedGraph === undefined) yield* exploreLevel(played);
  const graph = played.analysedGraph?.graph;
  if (graph?.bestWins !== undefined) played.bestWinMarks = yield* markStatesThatReach(graph, graph.bestWins);
}

/**
 * Stores the level's state graph with the win distances (the fewest moves to a win) of all states. The graph is first
 * stored without the difficulty, so that hints are available earlier. A difficulty that is already stored with the
 * level is not computed again, because in a large level this would take more time and memory than the rest of the
 * analysis.
 */
function* exploreLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { timeline, difficultyCentibits } = played;
  const certification = certify(timeline.rules, MAX_LEVEL_STATES, (analysedGraph) => {
    played.analysedGraph = withDifficulty(analysedGraph, difficultyCentibits);
  });
  let step = certification.next();
  while (step.done !== true) {
    if (difficultyCentibits !== undefined && played.analysedGraph !== undefined) return;
    yield;
    step = certification.next();
  }
  played.analysedGraph = step.value;
}

function withDifficulty(
  analysedGraph: AnalysedGraph<OpaqueState>,
  difficultyCentibits: number | undefined,
): AnalysedGraph<OpaqueState> {
  if (difficultyCentibits === undefined) return analysedGraph;
  const { verdict, winDistance } = analysedGraph.analysis;
  return { ...analysedGraph, analysis: { verdict: addDifficulty(verdict, difficultyCentibits), winDistance } };
}

/** Runs the background task that analyses the level, until the time `untilMs` after the beginning of the frame. */
export function runAnalysis(attempt: AnalysedAttempt, untilMs: number): void {
  const { analysisTask } = attempt;
  if (analysisTask !== undefined && runTask(analysisTask, readFrameMs, untilMs)) attempt.analysisTask = undefined;
}
