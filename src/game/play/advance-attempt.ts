/** Advances a level being played by one frame: carries out the player's input, moves the pieces and plays sounds. */
import { NO_INPUT, type Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import type { Direction } from "../../kernel/direction";
import type { OpaqueState } from "../../puzzles/any-puzzle";
import { playBlockedSound, playClearedSound, playCrankStopSound } from "../sounds";
import { endHint, enterPhase, type Attempt } from "./attempt";
import { clearQueuedPresses, ignoreHeldB, interpretInput, requeueMove, type Intent } from "./controls";
import type { PlayedTwist } from "./played-twist";
import { moveOfShownHint, nextWatchedMove, showAskedHint } from "./hint";
import { stepBackAtStart } from "./leave-taps";
import { advanceShake, findHardStopDirection, startShake } from "./shake";
import type { Speeds } from "./speeds";
import {
  advanceTimeline,
  isStill,
  makeMove,
  outcomeOf,
  stepBack,
  stepForward,
  turnCrank,
  type Timeline,
} from "./timeline";
import { playTimelineSounds } from "./timeline-sounds";

/**
 * What happened to the level in one frame.
 * - `acted`: the player made or undid a move.
 * - `won`, `lost`: a move ended the level.
 * - `gone`: the celebration of the win is over.
 * - `left`: the player leaves the level with Ⓑ.
 * - `looked-back`: the level is already cleared, and the player goes back through its moves.
 * - `hint`, `watch`: the player asks for a hint, or wants to see the game play the whole solution.
 */
export type AttemptEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked-back" | "hint" | "watch";

/**
 * Advances a level being played by one frame: handles the input, moves the pieces and plays sounds. `twist` may change
 * what the input means, for a special rule or a lesson.
 */
export function advanceAttempt(
  attempt: Attempt,
  input: Input,
  elapsedMs: number,
  { speed, rewindSpeed }: Speeds,
  twist?: Pick<PlayedTwist, "acceptIntent">,
): AttemptEvent {
  if (attempt.ageMs === 0) ignoreHeldB(attempt.controls, input);
  attempt.ageMs += elapsedMs;
  if (attempt.phase !== "cleared") attempt.playedMs += elapsedMs;
  const acceptedInput = attempt.ageMs <= attempt.aIgnoredMs ? { ...input, isAPressed: false } : input;
  const asked = interpretInput(attempt.controls, acceptedInput, elapsedMs);
  const intent = twist?.acceptIntent?.(attempt, asked) ?? asked;
  const event = intent.kind === "none" ? playWatchedMove(attempt, elapsedMs) : applyIntent(attempt, intent);
  const shownMs = elapsedMs * speed;
  advancePieces(attempt, shownMs, rewindSpeed);
  showAskedHint(attempt, elapsedMs);
  advanceShake(attempt.blockedShake, elapsedMs);
  advanceShake(attempt.impact, elapsedMs);
  if (attempt.phase === "arriving") advanceArrival(attempt, shownMs);
  else if (attempt.phase === "cleared" && isStill(attempt.played.timeline) && advanceCelebration(attempt, shownMs))
    return "gone";
  return event;
}

/**
 * Advances the animation of the pieces that still move after the end of a timed game, until they rest. The player's
 * input is ignored.
 */
export function comeToRest(attempt: Attempt, elapsedMs: number, speeds: Speeds): void {
  attempt.notice = "none";
  clearQueuedPresses(attempt.controls);
  advanceAttempt(attempt, NO_INPUT, elapsedMs, speeds);
}

/**
 * Advances the animation of the pieces, at most up to the level's current state, and plays its sounds. If a piece stops
 * hard after a long slide, the picture starts to shake.
 */
function advancePieces({ played, impact }: Attempt, shownMs: number, rewindSpeed: number): void {
  const { timeline } = played;
  const { playhead } = timeline;
  advanceTimeline(timeline, shownMs, rewindSpeed);
  if (timeline.playhead === playhead) return;
  playTimelineSounds(timeline, playhead);
  const hardStop = wantsLessFlashing() ? undefined : findHardStopDirection(timeline, playhead);
  if (hardStop !== undefined) startShake(impact, hardStop);
}

function playWatchedMove(attempt: Attempt, elapsedMs: number): AttemptEvent {
  const move = nextWatchedMove(attempt, elapsedMs);
  return move === undefined ? "none" : moveInAttempt(attempt, move);
}

function applyIntent(attempt: Attempt, intent: Intent): AttemptEvent {
  if (attempt.phase === "cleared") return isLookBack(intent) ? "looked-back" : skipCelebration(attempt, intent);
  const { timeline } = attempt.played;
  attempt.isPlayingItself = false;
  const { notice } = attempt;
  attempt.notice = "none";
  // Any input ends the animation in which the pieces enter the board, because the player wants to play.
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  const hintMove = intent.kind === "hint" ? moveOfShownHint(attempt) : undefined;
  if (hintMove === undefined && (intent.kind === "hint" || intent.kind === "watch")) return intent.kind;
  endHint(attempt);
  if (hintMove !== undefined) return moveInAttempt(attempt, hintMove);
  if (intent.kind === "move") return moveInAttempt(attempt, intent.direction);
  const { moveCount } = timeline;
  if (intent.kind === "crank") turnTimeByCrank(timeline, intent.degrees);
  else if (intent.kind === "step-forward") stepForward(timeline);
  else if (intent.kind === "refused-step-back") return stepBackAtStart(attempt, intent.isTap, notice);
  else if (intent.kind === "step-back" && !stepBack(timeline)) return stepBackAtStart(attempt, intent.isTap, notice);
  if (timeline.moveCount < moveCount) {
    attempt.rewinds++;
    attempt.stats.rewinds++;
    attempt.undoneAtMs = attempt.ageMs;
  }
  return "acted";
}

function isLookBack(intent: Intent): boolean {
  return intent.kind === "step-back" || (intent.kind === "crank" && intent.degrees < 0);
}

/**
 * Skips the celebration of a cleared level, once the last move has been shown. If the next level is not ready, queues a
 * pressed move for it. Always returns `none`.
 */
function skipCelebration(attempt: Attempt, intent: Intent): AttemptEvent {
  const { controls, phaseMs } = attempt;
  const endMs = celebrationEndMs(attempt);
  const isOver = phaseMs >= endMs;
  if (isOver && intent.kind === "move") requeueMove(controls, intent.direction);
  else if (phaseMs > 0) attempt.phaseMs = Math.max(phaseMs, endMs);
  return "none";
}

function turnTimeByCrank(timeline: Timeline<OpaqueState>, degrees: number): void {
  const { playhead } = timeline;
  turnCrank(timeline, degrees);
  if (timeline.playhead === playhead) return;
  playTimelineSounds(timeline, playhead);
  if (timeline.playhead === 0 || timeline.playhead === timeline.steps.length) playCrankStopSound();
}

/** Makes a move. Returns `won` or `lost` if it ended the level, `none` if nothing moved, otherwise `acted`. */
function moveInAttempt(attempt: Attempt, direction: Direction): AttemptEvent {
  const { timeline } = attempt.played;
  if (!makeMove(timeline, direction)) {
    startShake(attempt.blockedShake, direction);
    playBlockedSound();
    return "none";
  }
  if (!attempt.isPlayingItself) {
    attempt.movesMade++;
    attempt.stats.movesMade++;
  }
  const outcome = outcomeOf(timeline);
  if (outcome === "lost") attempt.losses++;
  if (outcome === "won") enterCleared(attempt);
  return outcome === "playing" ? "acted" : outcome;
}

/**
 * Begins the celebration of a win. `countedHints` is the number of hints that said where to move. If it is at least the
 * number of moves of the win, the level counts as watched.
 */
function enterCleared(attempt: Attempt): void {
  if (attempt.countedHints >= attempt.played.timeline.moveCount) attempt.wasWatched = true;
  enterPhase(attempt, "cleared");
}

function advanceArrival(attempt: Attempt, elapsedMs: number): void {
  attempt.phaseMs += elapsedMs;
  if (attempt.phaseMs >= attempt.painter.arrivalMs(attempt.played.level)) enterPhase(attempt, "playing");
}

function advanceCelebration(attempt: Attempt, elapsedMs: number): boolean {
  if (attempt.phaseMs === 0) playClearedSound();
  attempt.phaseMs += elapsedMs;
  return attempt.phaseMs >= celebrationEndMs(attempt);
}

function celebrationEndMs({ painter, resultMs }: Attempt): number {
  return painter.celebrationMs + resultMs;
}
