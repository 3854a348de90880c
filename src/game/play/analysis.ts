/** Computes the solutions and the difficulty of the level being played, in the free time of frames. */
import { readFrameMs } from "../../device/clock";
import type { AnalysedGraph } from "../../kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { markStatesThatReach } from "../../kernel/states-that-reach";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { addDifficulty } from "../../kernel/verdict";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";

interface AnalysedAttempt {
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  analysisTask: TaskHandle<void> | undefined;
}

/**
 * Starts the task that analyses a level, for `runAnalysis`. Returns undefined if the level is completely analysed
 * already.
 */
export function startAnalysis(played: PlayedLevel<OpaqueLevel, OpaqueState>): TaskHandle<void> | undefined {
  const { analysedGraph } = played;
  if (analysedGraph !== undefined && analysedGraph.graph.bestWins === undefined) return undefined;
  return startTask(analyseLevel(played));
}

function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  if (played.analysedGraph === undefined) yield* exploreLevel(played);
  const graph = played.analysedGraph?.graph;
  if (graph?.bestWins !== undefined) played.bestWinMarks = yield* markStatesThatReach(graph, graph.bestWins);
}

/**
 * Stores the level's state graph with the number of moves from each state to a win. The graph is first stored without
 * the difficulty, so that hints are available earlier. A known difficulty is not computed again, because that takes
 * long in a large level.
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

/** Runs the task that analyses the level, until `untilMs` milliseconds after the beginning of the frame. */
export function runAnalysis(attempt: AnalysedAttempt, untilMs: number): void {
  const { analysisTask } = attempt;
  if (analysisTask !== undefined && runTask(analysisTask, readFrameMs, untilMs)) attempt.analysisTask = undefined;
}
