/**
 * Measures by how much a generated level misses the wanted one, as one number; 0 says that all three criteria are met
 * within their tolerance. The most important criterion is the number of moves. The second is the difficulty in
 * hundredths of a bit. The third is the share of moves without a choice (forced moves) in percent.
 */

import { MAX_CENTIBITS } from "../../../kernel/logarithm";
import { computeForcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { difficultyOfMoves, computeExpectedMoves } from "../../../kernel/difficulty/expected-moves";
import type { Task } from "../../../kernel/task";
import { buildSearchGraph } from "../../sliding/search-graph";
import { movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";
import type { Target } from "./target";

/**
 * A difficulty that differs from the wanted one by at most this many hundredths of a bit is accepted. A player would
 * not notice that difference, and most levels are accepted without further changes.
 */
const TOLERANCE_CENTIBITS = 47;
/** A difficulty that differs from the wanted one by at most this many percent is also accepted. */
const TOLERANCE_PERCENT = 14;

// The number that `measureMiss` returns shows which criterion the level misses. A number below `DIFFICULTY_MISS_BASE`
// means that too many moves leave no choice. A number from `DIFFICULTY_MISS_BASE` to `MOVES_MISS_BASE` means that the
// difficulty is wrong. A number above `MOVES_MISS_BASE` means that the solution has too few moves.
export const DIFFICULTY_MISS_BASE = 100;
export const MOVES_MISS_BASE = DIFFICULTY_MISS_BASE + MAX_CENTIBITS;

/**
 * Returns by how much a level misses what `target` asks for, as one number; 0 says that all criteria are met within
 * their tolerance. `search` must be a complete search of the level in its present form. A criterion that takes long to
 * measure is measured only if all more important criteria are met.
 */
export function* measureMiss(level: MutableLevel, search: SlideSearch, target: Target): Task<number> {
  const missingMoves = target.minMoves - movesTo(search, level.hole);
  if (missingMoves > 0) return MOVES_MISS_BASE + missingMoves;
  if (target.difficultyCentibits === undefined && target.maxForcedMovesPercent >= 100) return 0;
  const { graph, winDistance } = yield* buildSearchGraph(search, level.slideTable, level.hole);
  if (target.difficultyCentibits !== undefined) {
    yield;
    const centibits = difficultyOfMoves(yield* computeExpectedMoves(graph, winDistance));
    const miss = missedCentibits(centibits, target.difficultyCentibits);
    if (miss > 0) return DIFFICULTY_MISS_BASE + miss;
  }
  if (target.maxForcedMovesPercent >= 100) return 0;
  const forcedPercent = computeForcedMovesPercent(graph, winDistance);
  return Math.max(0, forcedPercent - target.maxForcedMovesPercent);
}

/**
 * Returns by how many hundredths of a bit a level's difficulty lies outside the tolerance around the wanted difficulty,
 * or 0 if it lies inside.
 */
export function missedCentibits(difficultyCentibits: number, targetCentibits: number): number {
  const tolerance = Math.max(TOLERANCE_CENTIBITS, Math.floor((TOLERANCE_PERCENT * targetCentibits) / 100));
  return Math.max(0, Math.abs(difficultyCentibits - targetCentibits) - tolerance);
}
