/**
 * Starts attempts at levels of a small example puzzle, in which a walker goes step by step (null-puzzle.ts), for tests
 * that need no screen.
 */
import { startAttempt, type Attempt } from "../../src/game/play/attempt";
import { createTimeline } from "../../src/game/play/timeline";
import { createStats } from "../../src/game/save/stats";
import type { AnalysedGraph } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { runToEnd } from "../../src/kernel/task";
import { toAnyPuzzle, type OpaqueState } from "../../src/puzzles/any-puzzle";
import { walker } from "../kernel/null-puzzle";
import { expectParsed } from "../kernel/parse-results";

/**
 * Starts an attempt at the level with the text map `map`. If `isKnown` is false, the states of the level are not
 * analysed yet.
 */
export function startWalker(map: string, isKnown = true): Attempt {
  const puzzle = toAnyPuzzle(walker);
  const level = expectParsed(puzzle.parseMap(map));
  const timeline = createTimeline(puzzle.rules(level));
  const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "playing", createStats());
  if (isKnown) attempt.played.analysedGraph = analyse(attempt);
  return attempt;
}

/**
 * Returns the state graph (all states and the moves between them) of the attempt's level, with all win distances (the
 * fewest moves to a win).
 */
export function analyse({ played }: Attempt): AnalysedGraph<OpaqueState> | undefined {
  return runToEnd(certify(played.timeline.rules, 1000));
}
