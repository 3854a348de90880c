/**
 * Puts a cleared level into the player's record of first wins (see save/first-wins.ts), if the player won it for the
 * first time.
 */
import { addFirstWin } from "../save/first-wins-file";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";

const MS_PER_SECOND = 1000;

/**
 * Records the first win of the level, with its moves and time. A win is not recorded if the game itself made moves, or
 * if the mode's levels never go into the record of first wins.
 */
export function recordFirstWin({ puzzle, mode }: Pick<LevelContext, "puzzle" | "mode">, attempt: Attempt): void {
  const { wasWatched, played, movesMade, playedMs, countedHints } = attempt;
  if (wasWatched || mode.isFirstWin?.() !== true) return;
  attempt.map ??= puzzle.formatMap(played.level);
  addFirstWin(puzzle.id, {
    map: attempt.map,
    moves: movesMade,
    seconds: roundToSeconds(playedMs),
    hints: countedHints,
    difficultyCentibits: played.analysedGraph?.analysis.verdict.difficultyCentibits ?? 0,
  });
}

/** Returns a played time as a number of seconds, rounded to the nearest whole number, for the record of first wins. */
export function roundToSeconds(playedMs: number): number {
  return Math.floor(playedMs / MS_PER_SECOND + 0.5);
}
