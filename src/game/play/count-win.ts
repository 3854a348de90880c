/** Counts a cleared level in the statistics and records, and tells the mode about the win. */
import { readToday } from "../../device/clock";
import { dayNumber } from "../save/days";
import { requestAchievements } from "../achievements/due";
import { openPuzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";
import { recordFirstWin } from "./record-first-win";
import { directionsUpToNow, statesUpToNow } from "./timeline";
import { countUnaidedWin } from "./unaided-streak";

/** How long the result of a win stays on the screen after the celebration if no card (message) follows. */
const RESULT_MS = 4000;

/**
 * Counts the win of a level in the player's statistics and records, and then tells the mode about it. The mode comes
 * last, because some counts first ask it whether this is the level's first win.
 */
export function countWin(context: LevelContext, attempt: Attempt): void {
  countCleared(context, attempt);
  recordFirstWin(context, attempt);
  countUnaidedWin(context, attempt);
  if (context.mode.keepsResult === true) keepResult(context, attempt);
  context.mode.onWon(attempt);
  requestAchievements();
}

function keepResult({ puzzle }: LevelContext, attempt: Attempt): void {
  attempt.resultMs = RESULT_MS;
  const { played, countedHints, wasWatched, rewinds, losses } = attempt;
  const { timeline, analysedGraph } = played;
  if (analysedGraph === undefined || countedHints > 0 || wasWatched) return;
  const path = { states: statesUpToNow(timeline), directions: directionsUpToNow(timeline) };
  const { par } = analysedGraph.analysis.verdict;
  attempt.hasFeat = puzzle.feat.isDone({ moves: timeline.moveCount, par, hints: 0, rewinds, losses, ...path });
}

/**
 * Counts a cleared level in the statistics and in the puzzle's saved data. A level whose solution the game played does
 * not count. A level of the mode `own`, such as one that the player made, does not count either, because it can be very
 * easy.
 */
function countCleared({ puzzle, save, mode }: LevelContext, { wasWatched }: Attempt): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(readToday()));
  openPuzzleSave(save, puzzle.id).levelsCleared++;
}
