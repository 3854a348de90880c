/**
 * Measures by how much a level misses its brief, as one number: 0 is near enough. The most important criterion weighs
 * most: first the number of moves, then the difficulty in hundredths of a bit, then the share of forced moves in
 * percent.
 */

import { MAX_CENTIBITS } from "../../../kernel/logarithm";
import { forcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { difficultyOf, analyseRandomWalk } from "../../../kernel/difficulty/random-walk";
import type { Task } from "../../../kernel/task";
import { buildSearchGraph } from "../../sliding/search-graph";
import { movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";
import type { Brief } from "./target";

// A difficulty is near enough if it differs by no more than the larger of these two. A player would not notice that,
// and most levels pass without further changes.
const TOLERANCE_CENTIBITS = 47;
const TOLERANCE_PERCENT = 14;

// The misses of different criteria do not overlap: forced moves stay below the first base, and difficulty below the
// second.
export const DIFFICULTY_MISS_BASE = 100;
export const MOVES_MISS_BASE = DIFFICULTY_MISS_BASE + MAX_CENTIBITS;

/**
 * Returns by how much a level misses the brief; 0 is near enough. `search` must be a complete search of the level as it
 * is now. A costly criterion is measured only if all more important ones are met.
 */
export function* measureMiss(level: MutableLevel, search: SlideSearch, brief: Brief): Task<number> {
  const missingMoves = brief.minMoves - movesTo(search, level.hole);
  if (missingMoves > 0) return MOVES_MISS_BASE + missingMoves;
  if (brief.difficultyCentibits === undefined && brief.maxForcedMovesPercent >= 100) return 0;
  const { graph, winDistance } = yield* buildSearchGraph(search, level.slideTable, level.hole);
  if (brief.difficultyCentibits !== undefined) {
    yield;
    const randomWalk = yield* analyseRandomWalk(graph, winDistance);
    const miss = missedCentibits(difficultyOf(randomWalk, winDistance, graph.start), brief.difficultyCentibits);
    if (miss > 0) return DIFFICULTY_MISS_BASE + miss;
  }
  if (brief.maxForcedMovesPercent >= 100) return 0;
  const forcedPercent = forcedMovesPercent(graph, winDistance);
  return Math.max(0, forcedPercent - brief.maxForcedMovesPercent);
}

/** Returns by how much a difficulty lies outside the tolerance around the wanted one; 0 if it lies inside. */
export function missedCentibits(difficultyCentibits: number, targetCentibits: number): number {
  const tolerance = Math.max(TOLERANCE_CENTIBITS, Math.floor((TOLERANCE_PERCENT * targetCentibits) / 100));
  return Math.max(0, Math.abs(difficultyCentibits - targetCentibits) - tolerance);
}
