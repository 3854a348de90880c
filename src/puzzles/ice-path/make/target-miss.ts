import { MAX_CENTIBITS } from "../../../kernel/logarithm";
import { forcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { difficultyOf, analyseRandomWalk } from "../../../kernel/difficulty/random-walk";
import type { Task } from "../../../kernel/task";
import { buildSearchGraph } from "../../sliding/search-graph";
import { movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";
import type { Brief } from "./target";

// A level is as hard as wanted if it is off by no more than the larger of these: less than a player would notice, and
// enough for most levels to be had at once.
const TOLERANCE_CENTIBITS = 47;
const TOLERANCE_PERCENT = 14;

// How far a level misses a brief is one number. What counts first counts most: the moves, then the difficulty, in
// hundredths of a bit, then the railroad, in percent.
export const DIFFICULTY_MISS_BASE = 100;
export const MOVES_MISS_BASE = DIFFICULTY_MISS_BASE + MAX_CENTIBITS;

/**
 * How far the level of a rink misses the brief; 0: it is as wanted. `search` is a whole one of the rink as it is now. What
 * is dear to know is asked only where all that counts more is as wanted.
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

/** By how much a difficulty is farther from the wanted one than is near enough. */
export function missedCentibits(difficultyCentibits: number, targetCentibits: number): number {
  const tolerance = Math.max(TOLERANCE_CENTIBITS, Math.floor((TOLERANCE_PERCENT * targetCentibits) / 100));
  return Math.max(0, Math.abs(difficultyCentibits - targetCentibits) - tolerance);
}
