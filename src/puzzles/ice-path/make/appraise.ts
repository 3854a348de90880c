import { MOST_CENTIBITS } from "../../../kernel/logarithm";
import { railroadPercent } from "../../../kernel/railroad";
import { difficultyOf, wander } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { outlookOf } from "../../sliding/outlook";
import { movesTo, type Search } from "../../sliding/search";
import type { Rink } from "./rink";
import type { Brief } from "./wish";

// A level is as hard as wanted if it is off by no more than the larger of these: less than a player would notice, and
// enough for most levels to be had at once.
const TOLERANCE_CENTIBITS = 47;
const TOLERANCE_PERCENT = 14;

// How far a level misses a brief is one number. What counts first counts most: the moves, then the difficulty, in
// hundredths of a bit, then the railroad, in percent.
export const MISSES_DIFFICULTY = 100;
export const MISSES_MOVES = MISSES_DIFFICULTY + MOST_CENTIBITS;

/**
 * How far the level of a rink misses the brief; 0: it is as wanted. `search` is a whole one of the rink as it is now. What
 * is dear to know is asked only where all that counts more is as wanted.
 */
export function* appraise(rink: Rink, search: Search, brief: Brief): Work<number> {
  const missing = brief.leastMoves - movesTo(search, rink.hole);
  if (missing > 0) return MISSES_MOVES + missing;
  if (brief.difficultyCentibits === undefined && brief.mostRailroadPercent >= 100) return 0;
  const { graph, distance } = yield* outlookOf(search, rink.stops, rink.hole);
  if (brief.difficultyCentibits !== undefined) {
    yield;
    const wandering = yield* wander(graph, distance);
    const miss = missedCentibits(difficultyOf(wandering, distance, graph.start), brief.difficultyCentibits);
    if (miss > 0) return MISSES_DIFFICULTY + miss;
  }
  if (brief.mostRailroadPercent >= 100) return 0;
  const railroad = railroadPercent(graph, distance);
  return Math.max(0, railroad - brief.mostRailroadPercent);
}

/** By how much a difficulty is farther from the wanted one than is near enough. */
export function missedCentibits(difficultyCentibits: number, wanted: number): number {
  const tolerance = Math.max(TOLERANCE_CENTIBITS, Math.floor((TOLERANCE_PERCENT * wanted) / 100));
  return Math.max(0, Math.abs(difficultyCentibits - wanted) - tolerance);
}
