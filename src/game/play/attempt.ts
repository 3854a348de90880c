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
 * A round: one level being played, whatever the mode. It takes the input and lets the pieces move. What comes before a level and
 * after it is the mode's affair.
 *
 * `arriving`: the level's pieces come in. `playing`: the player moves. `cleared`: the last move is to be seen, and then
 * the farewell.
 */
export interface Attempt {
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  readonly controls: Controls;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  /** The level as a map, once that was asked for: writing one takes a fifth of a frame. */
  map: string | undefined;
  /** By the light of the lamp and without it, once each has been seen. */
  readonly backgrounds: Record<Lamp, LevelBackground | undefined>;
  /** How long it has been there. */
  ageMs: number;
  phase: "arriving" | "playing" | "cleared";
  /** How long the pieces have been arriving, or the farewell has been going on. */
  phaseMs: number;
  /** `asked`: it is not to be seen yet, as the best move is not known, or there is none. */
  hint: "none" | "asked" | "seen";
  /** How often a hint was seen, a move was taken back, and the level was lost. */
  hints: number;
  rewinds: number;
  losses: number;
  /** The game itself plays the best line now, and how long it has waited since its last move. */
  isPlayingItself: boolean;
  watchWaitMs: number;
  /** The game itself made a move of it: such a level is cleared, and counts for nothing else. */
  wasWatched: boolean;
  readonly stats: Stats;
  /** The last push that nothing followed, and the last piece that was stopped hard. */
  readonly bump: Shake;
  readonly impact: Shake;
  /** What the player is told until he does something else. */
  notice: "none" | "Ⓑ leaves" | "no hints";
  /** By `ageMs`: when a move was taken back last, when it was first said after that that Ⓑ leaves, and its last tap since. */
  undoneAtMs: number;
  noticeAtMs: number;
  tappedAtMs: number;
  /** Something changed that is not on the screen yet. */
  isDirty: boolean;
  analysisTask: TaskHandle<void> | undefined;
}

/** A ground, and how the run stood as it was painted. */
interface LevelBackground {
  readonly picture: Picture;
  rush: RushStatus | undefined;
}

/**
 * What a frame brought. `acted`: the player moved in time, `won` and `lost`: a move ended the level so, `gone`: the
 * farewell is over, `left`: Ⓑ was tapped where there is nothing to go back to but the screen before, `looked back`: the
 * level is cleared, and the player turns back to it, `hint` and `watch`: that was asked for.
 */
export type AttemptEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked back" | "hint" | "watch";

/** An Ⓐ so soon after a level has come was meant for what was there before. */
const IGNORES_A_MS = 500;

/** Ⓑ so soon after a move was taken back was meant for another move. */
const IGNORES_B_AFTER_UNDO_MS = 500;
/** Taps that follow one another faster than that mean the same. */
const MIN_TAP_INTERVAL_MS = 150;

// How long a watched move stands before the next one, and how long the player may think better of it before the first.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/** Begins a round of a level. Without a certificate it is explored bit by bit while the player looks at it. */
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

/** How many times as fast as it would all that moves goes by, and how fast moves are taken back. */
export interface Speeds {
  readonly speed: number;
  readonly rewindSpeed: number;
}

/** One frame of play. */
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

/** Finds out what can be known of the level. The lamp, the par and the hint need not wait for how hard it is. */
function* analyseLevel(played: PlayedLevel<OpaqueLevel, OpaqueState>): Task<void> {
  const { rules } = played.timeline;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (knowledge) => {
    played.knowledge = knowledge;
  });
  played.knowledge = certificate;
}

/** Finds out more of the level, until `untilMs` of the frame. */
export function runAnalysis(attempt: Attempt, untilMs: number): void {
  const { analysisTask, played } = attempt;
  if (analysisTask === undefined) return;
  const { knowledge } = played;
  if (runTask(analysisTask, frameMs, untilMs)) attempt.analysisTask = undefined;
  // How hard it is stands on the screen once it is cleared.
  if (played.knowledge !== knowledge && (knowledge === undefined || attempt.phase === "cleared"))
    attempt.isDirty = true;
}

/** Drops all that is known of a level that is played no more, or is still being found out. */
export function releaseAttempt(attempt: Attempt): void {
  if (attempt.analysisTask !== undefined) cancelTask(attempt.analysisTask);
  attempt.analysisTask = undefined;
  attempt.played.knowledge?.release?.();
  attempt.played.knowledge = undefined;
}

/** The system menu's restart: a rewind to the start. */
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

/** Makes a round that stands at its start a new attempt: nothing that was made or counted before is part of it. */
export function resetAttempt(attempt: Attempt): void {
  attempt.hints = 0;
  attempt.rewinds = 0;
  attempt.losses = 0;
  attempt.wasWatched = false;
  discardUndone(attempt.played.timeline);
}

/** Shows the best next move as soon as it is known, or that there is none. */
export function askForHint(attempt: Attempt): void {
  if (attempt.phase === "cleared") return;
  if (attempt.phase === "arriving") enterPhase(attempt, "playing");
  attempt.hint = "asked";
  countShownHint(attempt);
  attempt.isDirty = true;
}

/** Tells that there are no hints here. */
export function refuseHint(attempt: Attempt): void {
  attempt.notice = "no hints";
  soundRefuse();
}

/** Has the game itself play the best line on, a move at a time, until the player does something. */
export function askToWatch(attempt: Attempt): void {
  attempt.isPlayingItself = true;
  attempt.watchWaitMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/** Whether the level waits for its player, and nothing is to be drawn. */
export function isWaitingForPlayer({ phase, played, hint, isPlayingItself, isDirty }: Attempt): boolean {
  if (phase !== "playing" || isDirty || hint !== "none" || isPlayingItself) return false;
  return isStill(played.timeline) && outcomeOf(played.timeline) === "playing";
}

function applyIntent(attempt: Attempt, intent: Intent): AttemptEvent {
  if (attempt.phase === "cleared") return isLookBack(intent) ? "looked back" : skipCelebration(attempt, intent);
  const { timeline } = attempt.played;
  attempt.isDirty = true;
  attempt.isPlayingItself = false;
  const { notice } = attempt;
  attempt.notice = "none";
  // Whoever does something has seen the new level: its pieces are there at once.
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
 * Where there is nothing to take back a tap of Ⓑ leaves: it is said first, and then meant. Whoever taps on and on to take
 * moves back is told at once, and leaves only later, and not by hammering.
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
 * Handles a tap of Ⓑ where Ⓑ leaves. The first tap only announces it; `notice` is what was announced before this tap.
 * Taps less than `apartMs` after one another are hammering and do not count. Returns whether the player leaves.
 */
export function tapToLeave(round: Attempt, notice: Attempt["notice"], apartMs: number): boolean {
  const isTold = notice === "Ⓑ leaves";
  round.notice = "Ⓑ leaves";
  const { ageMs, undoneAtMs, tappedAtMs } = round;
  if (!isTold) round.noticeAtMs = ageMs;
  round.tappedAtMs = ageMs;
  const wasToldInPassing = round.noticeAtMs - undoneAtMs < IGNORES_B_AFTER_UNDO_MS;
  const isMeant = ageMs - undoneAtMs >= IGNORES_B_AFTER_UNDO_MS && ageMs - tappedAtMs >= apartMs;
  return isTold && (isMeant || !wasToldInPassing);
}

/** The move that a hint shows now; undefined if none does. */
export function hintedMove({ hint, played }: Attempt): Direction | undefined {
  return hint !== "none" && isStill(played.timeline) ? bestNextMove(played) : undefined;
}

/** A hint counts once it is to be seen. */
function countShownHint(attempt: Attempt): void {
  if (attempt.hint !== "asked" || hintedMove(attempt) === undefined) return;
  attempt.hint = "seen";
  soundHint();
  attempt.hints++;
}

function isLookBack(intent: Intent): boolean {
  return intent.kind === "stepBack" || (intent.kind === "crank" && intent.degrees < 0);
}

/**
 * Whoever is in a hurry need not wait for the end of the farewell: it is over as soon as the last piece has gone. After
 * that the next level has not come yet, and an arrow is meant for it.
 */
function skipCelebration(attempt: Attempt, intent: Intent): AttemptEvent {
  const { controls, painter, phaseMs } = attempt;
  const isOver = phaseMs >= painter.celebrationMs;
  if (isOver && intent.kind === "move") requeueMove(controls, intent.direction);
  else if (phaseMs > 0) attempt.phaseMs = Math.max(phaseMs, painter.celebrationMs);
  return "none";
}

/** Turns time by the crank, and sounds what it passes. */
function turnTimeByCrank(timeline: Timeline<OpaqueState>, degrees: number): void {
  const { playhead } = timeline;
  turnCrank(timeline, degrees);
  if (timeline.playhead === playhead) return;
  soundTimeline(timeline, playhead);
  if (timeline.playhead === 0 || timeline.playhead === timeline.steps.length) soundCrankStop();
}

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

/** Plays the best line on, if that was asked for. */
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

function advanceArrival(attempt: Attempt, elapsedMs: number): void {
  attempt.phaseMs += elapsedMs;
  attempt.isDirty = true;
  if (attempt.phaseMs >= attempt.painter.arrivalMs(attempt.played.level)) enterPhase(attempt, "playing");
}

/** Gives whether the farewell is over. */
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
