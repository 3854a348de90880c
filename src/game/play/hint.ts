/**
 * The help in a level: a hint in three grades (a sentence, where to move, the best move), or the whole solution, which
 * the game plays.
 */
import { DIM_STEPS } from "../../device/screen";
import type { Direction } from "../../kernel/direction";
import type { MarkedCells } from "../../kernel/hints/board-hint";
import type { MoveRecorder } from "../../kernel/motion";
import { playHintSound, playRefusalSound } from "../sounds";
import { enterPhase, type Attempt, type HintGrade } from "./attempt";
import { isBoardHintFound } from "./board-hint-search";
import { findBestNextMove } from "./played-level";
import { currentState, isStill } from "./timeline";

// How long the game pauses before each move of a solution. The first pause is longer, so that the player can still
// cancel.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/** How long each step of the board's dimming lasts in the second grade of a hint, in milliseconds: one frame. */
export const DIM_STEP_MS = 33;

/**
 * How long the board takes to dim in the second grade of a hint. A hint that takes longer to find makes the screen ask
 * the player to wait.
 */
const DIMMED_MS = (DIM_STEPS - 1) * DIM_STEP_MS;

/** The last grade of a hint, which shows the best move. If the player asks once more, the game makes this move. */
export const LAST_HINT_GRADE = 3;

/**
 * Asks for a hint or, if a hint is shown already, for its next grade, which is shown as soon as the level is analysed.
 * If the level can no longer be won, the hint only says so.
 */
export function askForHint(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  const { hintGrade, shownHintGrade, played } = attempt;
  const canGoOn = hintGrade === shownHintGrade && hintGrade < LAST_HINT_GRADE && findBestNextMove(played) !== undefined;
  if (hintGrade === 0 || canGoOn) attempt.hintGrade = (hintGrade + 1) as HintGrade;
  if (hintGrade === 0) attempt.hintMs = 0;
  showAskedHint(attempt, 0);
}

/** Refuses a hint in a mode without hints, with a sound and a short message beside the board. */
export function refuseHint(attempt: Attempt): void {
  attempt.notice = "no-hints";
  playRefusalSound();
}

/** Lets the game play the best solution of the level move by move, until the player presses something. */
export function startWatching(attempt: Attempt): void {
  attempt.isPlayingItself = true;
  attempt.watchWaitMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/**
 * Returns whether a requested grade of a hint is still missing after `DIMMED_MS`. This is so if the level is not
 * analysed yet, or if the board hint (a sentence about the shortest wins) is not found yet. The time counts from the
 * request or from the previous grade.
 */
export function isHintAwaited({ hintGrade, shownHintGrade, hintMs }: Attempt): boolean {
  return hintGrade > shownHintGrade && hintMs === DIMMED_MS;
}

/** Returns whether a hint is shown now. Hints are only shown while no piece moves. */
export function isHintShown({ shownHintGrade, played, isPlayingItself, phase }: Attempt): boolean {
  return shownHintGrade > 0 && phase === "playing" && !isPlayingItself && isStill(played.timeline);
}

/**
 * Returns the direction of the best move, which the shown hint is about; undefined if there is no hint or no known best
 * move.
 */
export function hintedMove(attempt: Attempt): Direction | undefined {
  return isHintShown(attempt) ? findBestNextMove(attempt.played) : undefined;
}

/**
 * Returns whether a move brings the piece from the cell `piece`, which a hint marks, to the cell `stop`, which the hint
 * marks, too. If both are the same cell, no move does so.
 */
export function leadsToStop({ played }: Attempt, move: Direction, { piece, stop }: MarkedCells): boolean {
  const record: MoveRecorder = { motions: [] };
  played.timeline.rules.move(currentState(played.timeline), move, record);
  return record.motions.some((motion) => motion.piece === piece && motion.to === stop);
}

/** Returns the move that Ⓐ makes now, because the last grade of a hint shows it; undefined if Ⓐ makes no move. */
export function moveOfShownHint(attempt: Attempt): Direction | undefined {
  return attempt.shownHintGrade === LAST_HINT_GRADE ? hintedMove(attempt) : undefined;
}

/**
 * Shows the requested grade of a hint, and plays its sound. This happens once the level is analysed, no piece moves and
 * the search for a board hint (a sentence about the shortest wins) is over. Only the second grade counts as a hint.
 */
export function showAskedHint(attempt: Attempt, elapsedMs: number): void {
  const { hintGrade, shownHintGrade, played } = attempt;
  if (!isStill(played.timeline)) return;
  attempt.hintMs = Math.min(DIMMED_MS, attempt.hintMs + elapsedMs);
  if (hintGrade === shownHintGrade || played.analysedGraph === undefined) return;
  if (!isBoardHintFound(attempt)) return;
  attempt.shownHintGrade = hintGrade;
  // For the first two grades, the time `hintMs` starts again. In the second grade, the board dims during this time. The
  // third grade starts no new dimming.
  if (hintGrade <= 2) attempt.hintMs = 0;
  playHintSound(hintGrade);
  if (hintGrade === 2) attempt.countedHints++;
}

/**
 * Returns the move of the best solution that the game makes for the player now; undefined if it makes none in this
 * frame.
 */
export function nextWatchedMove(attempt: Attempt, elapsedMs: number): Direction | undefined {
  if (!attempt.isPlayingItself || attempt.phase !== "playing" || !isStill(attempt.played.timeline)) return undefined;
  attempt.watchWaitMs += elapsedMs;
  if (attempt.watchWaitMs < WATCH_PAUSE_MS) return undefined;
  attempt.watchWaitMs = 0;
  const move = findBestNextMove(attempt.played);
  if (move === undefined) attempt.isPlayingItself = false;
  else attempt.wasWatched = true;
  return move;
}
