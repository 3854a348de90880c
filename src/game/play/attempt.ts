/**
 * An attempt: one level being played, in any mode. It handles the input and advances the animation. Saving, cards and
 * the next level belong to play-screen.ts and the mode.
 */
import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing, type Picture } from "../../device/screen";
import type { Certificate } from "../../kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import type { Direction } from "../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import type { Lamp, Painter, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { Stats } from "../save/stats";
import { soundBump, soundCleared, soundCrankStop, soundHint, soundRefuse } from "../sounds";
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
import { soundTimeline } from "./timeline-sounds";

/**
 * A level being played, with its history and its outcome.
 *
 * The phases are: `arriving` while the pieces enter, `playing` while the player moves, and `cleared` from the win on,
 * while the last move and then the celebration are shown.
 */
export interface Attempt {
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  readonly controls: Controls;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  /** The level as a map, cached on first use because formatting one takes a fifth of a frame. */
  map: string | undefined;
  /** The cached backgrounds with the lamp lit and out; undefined until first drawn. */
  readonly backgrounds: Record<Lamp, LevelBackground | undefined>;
  /** The time since the attempt started. */
  ageMs: number;
  phase: "arriving" | "playing" | "cleared";
  /** The time since the arrival or the celebration began. */
  phaseMs: number;
  /** The state of the hint. `asked`: it is not shown yet, because the best move is unknown or there is none. */
  hint: "none" | "asked" | "seen";
  /** How often a hint was shown, time was turned back, and the level was lost. */
  hints: number;
  rewinds: number;
  losses: number;
  /** Whether the game itself plays the best solution now, and how long it has waited since its last move. */
  isPlayingItself: boolean;
  watchWaitMs: number;
  /** Whether the game itself made a move. Such a level can be cleared, but earns nothing. */
  wasWatched: boolean;
  readonly stats: Stats;
  /** The shakes of the last input that moved nothing, and of the last piece that was stopped hard. */
  readonly bump: Shake;
  readonly impact: Shake;
  /** The tip that is shown until the player does something else. */
  notice: "none" | "Ⓑ leaves" | "no hints";
  /** Times as values of `ageMs`: the last undo, the first tip about Ⓑ after it, and the last tap of Ⓑ. */
  undoneAtMs: number;
  noticeAtMs: number;
  tappedAtMs: number;
  /** Whether something changed that is not drawn yet. */
  isDirty: boolean;
  /** The task that analyses the level; undefined when it is done or was not needed. */
  analysisTask: TaskHandle<void> | undefined;
}

/** A cached background, and the status of the rush that it shows. */
interface LevelBackground {
  readonly picture: Picture;
  rush: RushStatus | undefined;
}

/**
 * The event of a frame. `acted`: the player made or undid a move. `won` and `lost`: a move ended the level. `gone`: the
 * celebration is over. `left`: the player leaves by Ⓑ at the start of the level. `looked back`: the player turns time
 * back in a cleared level. `hint` and `watch`: the player asks for a hint or for the solution.
 */
export type AttemptEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked back" | "hint" | "watch";

/** A press of Ⓐ is ignored this long after a level appears, because it was meant for the previous screen. */
const IGNORES_A_MS = 500;

/** A tap of Ⓑ this soon after an undo does not leave, because it was meant to undo one more move. */
const IGNORES_B_AFTER_UNDO_MS = 500;
/** A tap of Ⓑ less than this after another one does not leave. */
const MIN_TAP_INTERVAL_MS = 150;

// The pause before each move that the game plays. The first is longer, so that the player can still cancel.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/** Starts an attempt at a level. If there is no certificate, a task analyses the level during play. */
export function startAttempt(
  { painter }: AnyPuzzle,
  level: OpaqueLevel,
  timeline: Timeline<OpaqueState>,
  certificate: Certificate<OpaqueState> | undefined,
  phase: "arriving" | "playing",
  stats: Stats,
): Attempt {
  const isWon = timeline.rules.outcome(currentState(timeline)) === "won";
  const played: PlayedLevel<OpaqueLevel, OpaqueState> = { level, timeline, knowledge: certificate };
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
    analysisTask: certificate === undefined ? startTask(analyseLevel(played)) : undefined,
  };
}

/** The speed of all animations, and the factor by which undone moves are faster still. 1 is the normal speed. */
export interface Speeds {
  readonly speed: number;
  readonly rewindSpeed: number;
}

/** Advances an attempt by one frame: handles input, moves the pieces and plays sounds. Returns the frame's event. */
export function advanceAttempt(
  attempt: Attempt,
  input: Input,
  elapsedMs: number,
  { speed, rewindSpeed }: Speeds,
): AttemptEvent {
  if (attempt.ageMs === 0) ignoreHeldB(attempt.controls, input);
  attempt.ageMs += elapsedMs;
  const acceptedInput = attempt.ageMs <= IGNORES_A_MS ? { ...input, aPressed: false } : input;
  const intent = interpretInput(attempt.controls, acceptedInput, elapsedMs);
  const event = intent.kind === "none" ? playWatchedMove(attempt, elapsedMs) : applyIntent(attempt, intent);
  const { timeline } = attempt.played;
  const playhead = timeline.playhead;
  const shownMs = elapsedMs * speed;
  advanceTimeline(timeline, shownMs, rewindSpeed);
  if (timeline.playhead !== playhead) {
    attempt.isDirty = true;
    soundTimeline(timeline, playhead);
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
 * Analyses the level and stores the result in `played.knowledge`. It is stored once before the difficulty is known, so
 * that the lamp, par and hints are available earlier.
 */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { rules } = played.timeline;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (knowledge) => {
    played.knowledge = knowledge;
  });
  played.knowledge = certificate;
}

/** Runs the level's analysis task until `untilMs` of the frame. */
export function runAnalysis(attempt: Attempt, untilMs: number): void {
  const { analysisTask, played } = attempt;
  if (analysisTask === undefined) return;
  const { knowledge } = played;
  if (runTask(analysisTask, frameMs, untilMs)) attempt.analysisTask = undefined;
  // A cleared level shows its difficulty, so it is drawn again when the difficulty becomes known.
  if (played.knowledge !== knowledge && (knowledge === undefined || attempt.phase === "cleared"))
    attempt.isDirty = true;
}

/** Cancels the analysis of a level that is no longer played, and releases its pooled memory. */
export function releaseAttempt(attempt: Attempt): void {
  if (attempt.analysisTask !== undefined) cancelTask(attempt.analysisTask);
  attempt.analysisTask = undefined;
  attempt.played.knowledge?.release?.();
  attempt.played.knowledge = undefined;
}

/** Restarts the level for the system menu: rewinds to the start, which counts as a rewind. A cleared level stays. */
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

/** Clears the counts and the undone moves of an attempt that is at its start. */
export function resetAttempt(attempt: Attempt): void {
  attempt.hints = 0;
  attempt.rewinds = 0;
  attempt.losses = 0;
  attempt.wasWatched = false;
  discardUndone(attempt.played.timeline);
}

/** Asks for a hint. The best next move is shown as soon as it is known. */
export function askForHint(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  attempt.hint = "asked";
  countShownHint(attempt);
  attempt.isDirty = true;
}

/** Shows a tip that this mode has no hints. */
export function refuseHint(attempt: Attempt): void {
  attempt.notice = "no hints";
  soundRefuse();
}

/** Lets the game play the best solution, a move at a time, until the player does something. */
export function askToWatch(attempt: Attempt): void {
  attempt.isPlayingItself = true;
  attempt.watchWaitMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/** Returns whether the level waits for the player's input and the screen is up to date. */
export function isWaitingForPlayer({ phase, played, hint, isPlayingItself, isDirty }: Attempt): boolean {
  if (phase !== "playing" || isDirty || hint !== "none" || isPlayingItself) return false;
  return isStill(played.timeline) && outcomeOf(played.timeline) === "playing";
}

/** Carries out the player's intent, and returns the event that follows from it. */
function applyIntent(attempt: Attempt, intent: Intent): AttemptEvent {
  if (attempt.phase === "cleared") return isLookBack(intent) ? "looked back" : skipCelebration(attempt, intent);
  const { timeline } = attempt.played;
  attempt.isDirty = true;
  attempt.isPlayingItself = false;
  const { notice } = attempt;
  attempt.notice = "none";
  // Any input ends the arrival of the pieces, because the player has seen enough of the new level.
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
 * Handles a step back at the start of the level, where no move is left to undo. A tap of Ⓑ then leaves the level, after
 * a first tap that shows a tip. Rapid taps do not leave, because they were meant to undo moves.
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
 * Handles a tap of Ⓑ that may leave the level. The first tap only shows the tip about leaving; `notice` is the tip
 * shown before this tap. If the tip appeared during rapid undoing, a tap leaves only after a pause: `apartMs` after the
 * last tap and some time after the last undo. Returns whether the player leaves.
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

/** Returns the direction that the hint shows now; undefined if no hint is shown. */
export function hintedMove({ hint, played }: Attempt): Direction | undefined {
  return hint !== "none" && isStill(played.timeline) ? bestNextMove(played) : undefined;
}

/** Counts a requested hint as soon as it is shown, and plays its sound. */
function countShownHint(attempt: Attempt): void {
  if (attempt.hint !== "asked" || hintedMove(attempt) === undefined) return;
  attempt.hint = "seen";
  soundHint();
  attempt.hints++;
}

/** Returns whether the player turns time back. */
function isLookBack(intent: Intent): boolean {
  return intent.kind === "stepBack" || (intent.kind === "crank" && intent.degrees < 0);
}

/**
 * Skips the celebration, once the last move has been shown. If the celebration is already over, the next level is not
 * ready yet, and a move is queued for it.
 */
function skipCelebration(attempt: Attempt, intent: Intent): AttemptEvent {
  const { controls, painter, phaseMs } = attempt;
  const isOver = phaseMs >= painter.celebrationMs;
  if (isOver && intent.kind === "move") requeueMove(controls, intent.direction);
  else if (phaseMs > 0) attempt.phaseMs = Math.max(phaseMs, painter.celebrationMs);
  return "none";
}

/** Turns time by the crank and plays the sounds of the moments that it passes. */
function turnTimeByCrank(timeline: Timeline<OpaqueState>, degrees: number): void {
  const { playhead } = timeline;
  turnCrank(timeline, degrees);
  if (timeline.playhead === playhead) return;
  soundTimeline(timeline, playhead);
  if (timeline.playhead === 0 || timeline.playhead === timeline.steps.length) soundCrankStop();
}

/** Makes a move, and returns its event: `none` if nothing moved, the outcome if it ended the level, else `acted`. */
function moveInAttempt(attempt: Attempt, direction: Direction): AttemptEvent {
  const { timeline } = attempt.played;
  if (!makeMove(timeline, direction)) {
    startShake(attempt.bump, direction);
    soundBump();
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

/** Makes the next move of the best solution after a pause, if the game is playing itself. */
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

/** Advances the arrival of the pieces; play begins at its end. */
function advanceArrival(attempt: Attempt, elapsedMs: number): void {
  attempt.phaseMs += elapsedMs;
  attempt.isDirty = true;
  if (attempt.phaseMs >= attempt.painter.arrivalMs(attempt.played.level)) enterPhase(attempt, "playing");
}

/** Advances the celebration. Returns whether it is over. */
function advanceCelebration(attempt: Attempt, elapsedMs: number): boolean {
  const { celebrationMs } = attempt.painter;
  if (attempt.phaseMs === 0) soundCleared();
  if (attempt.phaseMs < celebrationMs) attempt.isDirty = true;
  attempt.phaseMs += elapsedMs;
  return attempt.phaseMs >= celebrationMs;
}

function enterPhase(attempt: Attempt, phase: "playing" | "cleared"): void {
  attempt.phase = phase;
  attempt.phaseMs = 0;
  attempt.isDirty = true;
}
