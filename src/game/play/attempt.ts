/**
 * An attempt: one level being played, in any mode. This module handles the input and advances the animation of the
 * level. play-screen.ts and the modes handle saving, result messages and the next level.
 */
import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing, type Picture } from "../../device/screen";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import type { Direction } from "../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import type { Lamp, Painter, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { Stats } from "../save/stats";
import { playBumpSound, playClearedSound, playCrankStopSound, playHintSound, playRefusalSound } from "../sounds";
import { startShake, hardStopDirection, createShake, advanceShake, type Shake } from "./shake";
import { createControls, interpretInput, requeueMove, ignoreHeldB, type Controls, type Intent } from "./controls";
import { bestNextMove, type PlayedLevel } from "./played-level";
import {
  advanceTimeline,
  discardUndone,
  isStill,
  outcomeOf,
  currentState,
  rewindToStart,
  makeMove,
  stepBack,
  stepForward,
  turnCrank,
  type Timeline,
} from "./timeline";
import { playTimelineSounds } from "./timeline-sounds";

/**
 * A level being played, with its history and its outcome.
 *
 * The phases are: `arriving` while the pieces enter, `playing` while the player moves, and `cleared` after the win. In
 * `cleared`, the last move and then a celebration are shown.
 */
export interface Attempt {
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  readonly controls: Controls;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  /** The level as text (a map), cached on first use because formatting a map takes a fifth of a frame. */
  map: string | undefined;
  /**
   * The cached pictures of the level's background, one with a lit lamp and one with a dark lamp. Each picture is
   * undefined until it is first drawn.
   */
  readonly backgrounds: Record<Lamp, LevelBackground | undefined>;
  /** The time since the player started this level, in milliseconds. */
  ageMs: number;
  phase: "arriving" | "playing" | "cleared";
  /** The time since the pieces began to arrive, or since the celebration of the win began, in milliseconds. */
  phaseMs: number;
  /** The state of the hint (the best next move). `asked`: the player asked, but the best move is not shown yet. */
  hint: "none" | "asked" | "seen";
  /**
   * How many hints were shown in this level. `rewinds` counts how often moves were undone, and `losses` how often the
   * level was lost.
   */
  hints: number;
  rewinds: number;
  losses: number;
  /**
   * Whether the game plays the best solution for the player now. `watchWaitMs` is the pause since the game's last move.
   */
  isPlayingItself: boolean;
  watchWaitMs: number;
  /** Whether the game itself made a move for the player. A level that is cleared this way earns the player nothing. */
  wasWatched: boolean;
  readonly stats: Stats;
  /**
   * The shake of the pieces after an input that moved nothing. `impact` is the shake of the whole picture after a hard
   * stop.
   */
  readonly bump: Shake;
  readonly impact: Shake;
  /** The short message (tip) beside the board, which is shown until the player does something else. */
  notice: "none" | "Ⓑ leaves" | "no hints";
  /**
   * The time of the last undo, as a value of `ageMs`. `noticeAtMs` is the time when the tip about leaving with Ⓑ
   * appeared. `tappedAtMs` is the time of the last tap of Ⓑ.
   */
  undoneAtMs: number;
  noticeAtMs: number;
  tappedAtMs: number;
  /** Whether the level has changed since the screen was last drawn. */
  isDirty: boolean;
  /** The background task that solves the level; undefined when the task is done or was not needed. */
  analysisTask: TaskHandle<void> | undefined;
}

/**
 * A cached picture of the level's background. `rush` is the lives and the clock of the timed mode that the picture
 * shows.
 */
interface LevelBackground {
  readonly picture: Picture;
  rush: RushStatus | undefined;
}

/**
 * What happened to the level in one frame. `acted`: the player made or undid a move. `won` and `lost`: a move ended the
 * level. `gone`: the celebration of the win is over. `left`: the player leaves the level with Ⓑ. `looked back`: the
 * player goes back through the moves of a level that is already won. `hint` and `watch`: the player asks for a hint or
 * for the whole solution.
 */
export type AttemptEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked back" | "hint" | "watch";

/**
 * How long Ⓐ is ignored after a level appears, in milliseconds. An earlier press was meant for the screen before the
 * level.
 */
const A_IGNORED_MS = 500;

/**
 * For this long after an undo, a tap of Ⓑ does not leave the level. The player probably meant to undo one more move.
 */
const IGNORES_B_AFTER_UNDO_MS = 500;
/** The shortest time between two taps of Ⓑ, in milliseconds, for the second tap to leave the level. */
const MIN_TAP_INTERVAL_MS = 150;

// The pause before each move that the game plays as a solution. The pause before the first move is longer, so that the
// player can still cancel.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/**
 * Starts to play a level. If the level has not been solved yet (`knowledge` is undefined), a background task solves
 * it during play.
 */
export function startAttempt(
  { painter }: AnyPuzzle,
  played: PlayedLevel<OpaqueLevel, OpaqueState>,
  phase: "arriving" | "playing",
  stats: Stats,
): Attempt {
  const { timeline, knowledge } = played;
  const isWon = timeline.rules.outcome(currentState(timeline)) === "won";
  return {
    painter,
    controls: createControls(),
    played,
    map: undefined,
    backgrounds: { lit: undefined, out: undefined },
    ageMs: 0,
    phase: isWon ? "cleared" : phase,
    phaseMs: 0,
    hint: "none",
    hints: 0,
    rewinds: 0,
    losses: 0,
    isPlayingItself: false,
    watchWaitMs: 0,
    wasWatched: false,
    stats,
    bump: createShake(),
    impact: createShake(),
    notice: "none",
    undoneAtMs: -IGNORES_B_AFTER_UNDO_MS,
    noticeAtMs: 0,
    tappedAtMs: 0,
    isDirty: true,
    analysisTask: knowledge === undefined ? startTask(analyseLevel(played)) : undefined,
  };
}

/**
 * The speeds of the animation: `speed` of all moves, and the additional factor `rewindSpeed` of undone moves. 1 is the
 * normal speed.
 */
export interface Speeds {
  readonly speed: number;
  readonly rewindSpeed: number;
}

/**
 * Advances a level being played by one frame: handles the input, moves the pieces and plays sounds. Returns what
 * happened in the frame.
 */
export function advanceAttempt(
  attempt: Attempt,
  input: Input,
  elapsedMs: number,
  { speed, rewindSpeed }: Speeds,
): AttemptEvent {
  if (attempt.ageMs === 0) ignoreHeldB(attempt.controls, input);
  attempt.ageMs += elapsedMs;
  const acceptedInput = attempt.ageMs <= A_IGNORED_MS ? { ...input, aPressed: false } : input;
  const intent = interpretInput(attempt.controls, acceptedInput, elapsedMs);
  const event = intent.kind === "none" ? playWatchedMove(attempt, elapsedMs) : applyIntent(attempt, intent);
  const { timeline } = attempt.played;
  const playhead = timeline.playhead;
  const shownMs = elapsedMs * speed;
  advanceTimeline(timeline, shownMs, rewindSpeed);
  if (timeline.playhead !== playhead) {
    attempt.isDirty = true;
    playTimelineSounds(timeline, playhead);
    const hardStop = wantsLessFlashing() ? undefined : hardStopDirection(timeline, playhead);
    if (hardStop !== undefined) startShake(attempt.impact, hardStop);
  }
  countShownHint(attempt);
  if (advanceShake(attempt.bump, elapsedMs)) attempt.isDirty = true;
  if (advanceShake(attempt.impact, elapsedMs)) attempt.isDirty = true;
  if (attempt.phase === "arriving") advanceArrival(attempt, shownMs);
  else if (attempt.phase === "cleared" && isStill(timeline) && advanceCelebration(attempt, shownMs)) return "gone";
  return event;
}

/**
 * Analyses a level (solutions and difficulty) and stores the result in `played.knowledge`. A first result is stored
 * without the difficulty, so that hints are available earlier.
 */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { rules } = played.timeline;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (knowledge) => {
    played.knowledge = knowledge;
  });
  played.knowledge = certificate;
}

/**
 * Runs the background task that analyses the level (solutions and difficulty), until `untilMs` milliseconds after the
 * beginning of the frame.
 */
export function runAnalysis(attempt: Attempt, untilMs: number): void {
  const { analysisTask, played } = attempt;
  if (analysisTask === undefined) return;
  const { knowledge } = played;
  if (runTask(analysisTask, frameMs, untilMs)) attempt.analysisTask = undefined;
  // Draws a cleared level again when its difficulty becomes known, because the result on the screen shows the
  // difficulty.
  if (played.knowledge !== knowledge && (knowledge === undefined || attempt.phase === "cleared"))
    attempt.isDirty = true;
}

/** Cancels the analysis of a level that is no longer played, and releases the memory of the analysis. */
export function releaseAttempt(attempt: Attempt): void {
  if (attempt.analysisTask !== undefined) cancelTask(attempt.analysisTask);
  attempt.analysisTask = undefined;
  attempt.played.knowledge?.release?.();
  attempt.played.knowledge = undefined;
}

/**
 * Restarts a level for the system menu: undoes all moves, which counts as one rewind. Does nothing in a cleared level.
 */
export function restartAttempt(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (rewindToStart(attempt.played.timeline)) {
    attempt.rewinds++;
    attempt.stats.rewinds++;
  }
  attempt.hint = "none";
  attempt.isPlayingItself = false;
  attempt.isDirty = true;
}

/** Sets the counts of hints, rewinds and losses of a level to zero and discards its undone moves. */
export function resetAttempt(attempt: Attempt): void {
  attempt.hints = 0;
  attempt.rewinds = 0;
  attempt.losses = 0;
  attempt.wasWatched = false;
  discardUndone(attempt.played.timeline);
}

/** Asks for a hint. The best next move is shown on the board as soon as it is known. */
export function askForHint(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  attempt.hint = "asked";
  countShownHint(attempt);
  attempt.isDirty = true;
}

/** Shows a short message that the current mode (such as the timed mode) has no hints. */
export function refuseHint(attempt: Attempt): void {
  attempt.notice = "no hints";
  playRefusalSound();
}

/** Lets the game play the best solution of the level move by move, until the player presses something. */
export function askToWatch(attempt: Attempt): void {
  attempt.isPlayingItself = true;
  attempt.watchWaitMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/** Returns whether the level waits for the player's input and the screen shows the latest state. */
export function isWaitingForPlayer({ phase, played, hint, isPlayingItself, isDirty }: Attempt): boolean {
  if (phase !== "playing" || isDirty || hint !== "none" || isPlayingItself) return false;
  return isStill(played.timeline) && outcomeOf(played.timeline) === "playing";
}

/** Carries out what the player asked for (a move, an undo, a hint and so on). Returns what happened to the level. */
function applyIntent(attempt: Attempt, intent: Intent): AttemptEvent {
  if (attempt.phase === "cleared") return isLookBack(intent) ? "looked back" : skipCelebration(attempt, intent);
  const { timeline } = attempt.played;
  attempt.isDirty = true;
  attempt.isPlayingItself = false;
  const { notice } = attempt;
  attempt.notice = "none";
  // Ends the animation of the arriving pieces at any input, because the player wants to play.
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  if (intent.kind === "hint" || intent.kind === "watch") return intent.kind;
  attempt.hint = "none";
  if (intent.kind === "move") return moveInAttempt(attempt, intent.direction);
  const { moveCount } = timeline;
  if (intent.kind === "crank") turnTimeByCrank(timeline, intent.degrees);
  else if (intent.kind === "stepForward") stepForward(timeline);
  else if (intent.kind === "stepBack" && !stepBack(timeline)) return stepBackAtStart(attempt, intent.isTap, notice);
  if (timeline.moveCount < moveCount) {
    attempt.rewinds++;
    attempt.stats.rewinds++;
    attempt.undoneAtMs = attempt.ageMs;
  }
  return "acted";
}

/**
 * Handles an undo (Ⓑ) at the start of the level, where no move is left to undo. The first tap of Ⓑ shows a tip, and the
 * second tap leaves the level. Rapid taps do not leave, because the player meant to undo moves.
 */
function stepBackAtStart(attempt: Attempt, isTap: boolean, notice: Attempt["notice"]): AttemptEvent {
  const isNoticeShown = notice === "Ⓑ leaves";
  if (!isTap) {
    if (isNoticeShown) attempt.notice = notice;
    return "none";
  }
  return tapToLeave(attempt, notice, MIN_TAP_INTERVAL_MS) ? "left" : "none";
}

/**
 * Handles a tap of Ⓑ that may leave the level. The first tap only shows a tip about leaving; `notice` is the tip that
 * was shown before this tap. If the tip appeared during rapid undoing, the player must pause before a tap leaves. The
 * pause is `apartMs` after the last tap, and a fixed time after the last undo. Returns whether the player leaves.
 */
export function tapToLeave(attempt: Attempt, notice: Attempt["notice"], apartMs: number): boolean {
  const isAnnounced = notice === "Ⓑ leaves";
  attempt.notice = "Ⓑ leaves";
  const { ageMs, undoneAtMs, tappedAtMs } = attempt;
  if (!isAnnounced) attempt.noticeAtMs = ageMs;
  attempt.tappedAtMs = ageMs;
  const wasAnnouncedWhileUndoing = attempt.noticeAtMs - undoneAtMs < IGNORES_B_AFTER_UNDO_MS;
  const isMeant = ageMs - undoneAtMs >= IGNORES_B_AFTER_UNDO_MS && ageMs - tappedAtMs >= apartMs;
  return isAnnounced && (isMeant || !wasAnnouncedWhileUndoing);
}

/** Returns the direction of the hint (the best next move) that is shown now; undefined if no hint is shown. */
export function hintedMove({ hint, played }: Attempt): Direction | undefined {
  return hint !== "none" && isStill(played.timeline) ? bestNextMove(played) : undefined;
}

/** Counts a requested hint as soon as the hint is shown, and plays the hint's sound. */
function countShownHint(attempt: Attempt): void {
  if (attempt.hint !== "asked" || hintedMove(attempt) === undefined) return;
  attempt.hint = "seen";
  playHintSound();
  attempt.hints++;
}

/** Returns whether the player's input goes back through the moves of the level, by an undo or by the crank. */
function isLookBack(intent: Intent): boolean {
  return intent.kind === "stepBack" || (intent.kind === "crank" && intent.degrees < 0);
}

/**
 * Skips the celebration of a cleared level, once the last move has been shown. If the celebration is over but the next
 * level is not ready yet, keeps a move for the next level.
 */
function skipCelebration(attempt: Attempt, intent: Intent): AttemptEvent {
  const { controls, painter, phaseMs } = attempt;
  const isOver = phaseMs >= painter.celebrationMs;
  if (isOver && intent.kind === "move") requeueMove(controls, intent.direction);
  else if (phaseMs > 0) attempt.phaseMs = Math.max(phaseMs, painter.celebrationMs);
  return "none";
}

/**
 * Goes back or forth through the moves of a level as the player turns the crank. Plays the sounds of the moments that
 * are passed.
 */
function turnTimeByCrank(timeline: Timeline<OpaqueState>, degrees: number): void {
  const { playhead } = timeline;
  turnCrank(timeline, degrees);
  if (timeline.playhead === playhead) return;
  playTimelineSounds(timeline, playhead);
  if (timeline.playhead === 0 || timeline.playhead === timeline.steps.length) playCrankStopSound();
}

/**
 * Makes a move in the level. Returns `none` if nothing moved, `won` or `lost` if the move ended the level, otherwise
 * `acted`.
 */
function moveInAttempt(attempt: Attempt, direction: Direction): AttemptEvent {
  const { timeline } = attempt.played;
  if (!makeMove(timeline, direction)) {
    startShake(attempt.bump, direction);
    playBumpSound();
    return "none";
  }
  if (!attempt.isPlayingItself) attempt.stats.movesMade++;
  const outcome = outcomeOf(timeline);
  if (outcome === "lost") attempt.losses++;
  if (outcome === "won") {
    enterPhase(attempt, "cleared");
  }
  return outcome === "playing" ? "acted" : outcome;
}

/** Makes the next move of the best solution after a pause, if the game plays the level for the player. */
function playWatchedMove(attempt: Attempt, elapsedMs: number): AttemptEvent {
  if (!attempt.isPlayingItself || attempt.phase !== "playing" || !isStill(attempt.played.timeline)) return "none";
  attempt.watchWaitMs += elapsedMs;
  if (attempt.watchWaitMs < WATCH_PAUSE_MS) return "none";
  attempt.watchWaitMs = 0;
  const move = bestNextMove(attempt.played);
  if (move === undefined) {
    attempt.isPlayingItself = false;
    return "none";
  }
  attempt.wasWatched = true;
  return moveInAttempt(attempt, move);
}

/** Advances the animation of the arriving pieces. The player can move when the animation ends. */
function advanceArrival(attempt: Attempt, elapsedMs: number): void {
  attempt.phaseMs += elapsedMs;
  attempt.isDirty = true;
  if (attempt.phaseMs >= attempt.painter.arrivalMs(attempt.played.level)) enterPhase(attempt, "playing");
}

/** Advances the celebration that is shown after a win. Returns whether the celebration is over. */
function advanceCelebration(attempt: Attempt, elapsedMs: number): boolean {
  const { celebrationMs } = attempt.painter;
  if (attempt.phaseMs === 0) playClearedSound();
  if (attempt.phaseMs < celebrationMs) attempt.isDirty = true;
  attempt.phaseMs += elapsedMs;
  return attempt.phaseMs >= celebrationMs;
}

function enterPhase(attempt: Attempt, phase: "playing" | "cleared"): void {
  attempt.phase = phase;
  attempt.phaseMs = 0;
  attempt.isDirty = true;
}
