import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing, type Picture } from "../../device/screen";
import type { Certificate } from "../../kernel/certificate";
import { certify, MOST_STATES } from "../../kernel/certify";
import type { Direction } from "../../kernel/direction";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Work } from "../../kernel/work";
import type { Lamp, Painter, RunStanding } from "../../puzzles/puzzle";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../puzzles/sealed";
import type { Stats } from "../save/stats";
import { soundBump, soundCleared, soundCrankStop, soundHint, soundRefuse } from "../sounds";
import { beginJolt, hardStop, noJolt, passJolt, type Jolt } from "./jolt";
import { createControls, interpret, putBack, takeOver, type Controls, type Intent } from "./controls";
import { bestNextMove, type Play } from "./play";
import {
  advance,
  forgetUndone,
  isStill,
  outcomeOf,
  present,
  restart,
  makeMove,
  stepBack,
  stepForward,
  turnCrank,
  type Session,
} from "./session";
import { soundPassed } from "./session-sounds";

/**
 * A round: one level being played, whatever the mode. It takes the input and lets the pieces move. What comes before a level and
 * after it is the mode's affair.
 *
 * `arriving`: the level's pieces come in. `playing`: the player moves. `cleared`: the last move is to be seen, and then
 * the farewell.
 */
export interface Round {
  readonly painter: Painter<SealedLevel, SealedState>;
  readonly controls: Controls;
  readonly play: Play<SealedLevel, SealedState>;
  /** The level as a map, once that was asked for: writing one takes a fifth of a frame. */
  map: string | undefined;
  /** By the light of the lamp and without it, once each has been seen. */
  readonly grounds: Record<Lamp, Ground | undefined>;
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
  waitedMs: number;
  /** The game itself made a move of it: such a level is cleared, and counts for nothing else. */
  wasWatched: boolean;
  readonly stats: Stats;
  /** The last push that nothing followed, and the last piece that was stopped hard. */
  readonly bump: Jolt;
  readonly kick: Jolt;
  /** What the player is told until he does something else. */
  notice: "none" | "Ⓑ leaves" | "no hints";
  /** By `ageMs`: when a move was taken back last, when it was first said after that that Ⓑ leaves, and its last tap since. */
  backAtMs: number;
  toldAtMs: number;
  tappedAtMs: number;
  /** Something changed that is not on the screen yet. */
  isDirty: boolean;
  certifying: Job<void> | undefined;
}

/** A ground, and how the run stood as it was painted. */
interface Ground {
  readonly picture: Picture;
  run: RunStanding | undefined;
}

/**
 * What a frame brought. `acted`: the player moved in time, `won` and `lost`: a move ended the level so, `gone`: the
 * farewell is over, `left`: Ⓑ was tapped where there is nothing to go back to but the screen before, `looked back`: the
 * level is cleared, and the player turns back to it, `hint` and `watch`: that was asked for.
 */
export type RoundEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked back" | "hint" | "watch";

/** An Ⓐ so soon after a level has come was meant for what was there before. */
const DEAF_MS = 500;

/** Ⓑ so soon after a move was taken back was meant for another move. */
const BACK_MS = 500;
/** Taps that follow one another faster than that mean the same. */
const TAPS_APART_MS = 150;

// How long a watched move stands before the next one, and how long the player may think better of it before the first.
const WATCH_PAUSE_MS = 350;
const FIRST_WATCH_PAUSE_MS = 1000;

/** Begins a round of a level. Without a certificate it is explored bit by bit while the player looks at it. */
export function beginRound(
  { painter }: SealedPuzzle,
  level: SealedLevel,
  session: Session<SealedState>,
  certificate: Certificate<SealedState> | undefined,
  phase: "arriving" | "playing",
  stats: Stats,
): Round {
  const isWon = session.rules.outcome(present(session)) === "won";
  const play: Play<SealedLevel, SealedState> = { level, session, known: certificate };
  return {
    painter,
    controls: createControls(),
    play,
    map: undefined,
    grounds: { lit: undefined, out: undefined },
    ageMs: 0,
    phase: isWon ? "cleared" : phase,
    phaseMs: 0,
    hint: "none",
    hints: 0,
    rewinds: 0,
    losses: 0,
    isPlayingItself: false,
    waitedMs: 0,
    wasWatched: false,
    stats,
    bump: noJolt(),
    kick: noJolt(),
    notice: "none",
    backAtMs: -BACK_MS,
    toldAtMs: 0,
    tappedAtMs: 0,
    isDirty: true,
    certifying: certificate === undefined ? startJob(certifyPlay(play)) : undefined,
  };
}

/** How many times as fast as it would all that moves goes by, and how fast moves are taken back. */
export interface Speeds {
  readonly speed: number;
  readonly rewindSpeed: number;
}

/** One frame of play. */
export function passFrame(round: Round, input: Input, elapsedMs: number, { speed, rewindSpeed }: Speeds): RoundEvent {
  if (round.ageMs === 0) takeOver(round.controls, input);
  round.ageMs += elapsedMs;
  const heard = round.ageMs <= DEAF_MS ? { ...input, aPressed: false } : input;
  const intent = interpret(round.controls, heard, elapsedMs);
  const event = intent.kind === "none" ? watch(round, elapsedMs) : act(round, intent);
  const { session } = round.play;
  const playhead = session.playhead;
  const shownMs = elapsedMs * speed;
  advance(session, shownMs, rewindSpeed);
  if (session.playhead !== playhead) {
    round.isDirty = true;
    soundPassed(session, playhead);
    const kicked = wantsLessFlashing() ? undefined : hardStop(session, playhead);
    if (kicked !== undefined) beginJolt(round.kick, kicked);
  }
  noteHint(round);
  if (passJolt(round.bump, elapsedMs)) round.isDirty = true;
  if (passJolt(round.kick, elapsedMs)) round.isDirty = true;
  if (round.phase === "arriving") passArrival(round, shownMs);
  else if (round.phase === "cleared" && isStill(session) && passFarewell(round, shownMs)) return "gone";
  return event;
}

/** Finds out what can be known of the level. The lamp, the par and the hint need not wait for how hard it is. */
function* certifyPlay(play: Play<SealedLevel, SealedState>): Work<void> {
  const { rules } = play.session;
  const certificate = yield* certify(rules, MOST_STATES, (survey) => {
    play.known = survey;
  });
  play.known = certificate;
}

/** Finds out more of the level, until `untilMs` of the frame. */
export function workOnRound(round: Round, untilMs: number): void {
  const { certifying, play } = round;
  if (certifying === undefined) return;
  const { known } = play;
  if (runJob(certifying, frameMs, untilMs)) round.certifying = undefined;
  // How hard it is stands on the screen once it is cleared.
  if (play.known !== known && (known === undefined || round.phase === "cleared")) round.isDirty = true;
}

/** Drops all that is known of a level that is played no more, or is still being found out. */
export function dropRound(round: Round): void {
  if (round.certifying !== undefined) dropJob(round.certifying);
  round.certifying = undefined;
  round.play.known?.recycle?.();
  round.play.known = undefined;
}

/** The system menu's restart: a rewind to the start. */
export function restartRound(round: Round): void {
  if (round.phase === "cleared") return;
  if (restart(round.play.session)) {
    round.rewinds++;
    round.stats.rewinds++;
  }
  round.hint = "none";
  round.isPlayingItself = false;
  round.isDirty = true;
}

/** Makes a round that stands at its start a new attempt: nothing that was made or counted before is part of it. */
export function startAfresh(round: Round): void {
  round.hints = 0;
  round.rewinds = 0;
  round.losses = 0;
  round.wasWatched = false;
  forgetUndone(round.play.session);
}

/** Shows the best next move as soon as it is known, or that there is none. */
export function askForHint(round: Round): void {
  if (round.phase === "cleared") return;
  if (round.phase === "arriving") enter(round, "playing");
  round.hint = "asked";
  noteHint(round);
  round.isDirty = true;
}

/** Tells that there are no hints here. */
export function refuseHint(round: Round): void {
  round.notice = "no hints";
  soundRefuse();
}

/** Has the game itself play the best line on, a move at a time, until the player does something. */
export function askToWatch(round: Round): void {
  round.isPlayingItself = true;
  round.waitedMs = WATCH_PAUSE_MS - FIRST_WATCH_PAUSE_MS;
}

/** Whether the level waits for its player, and nothing is to be drawn. */
export function canRest({ phase, play, hint, isPlayingItself, isDirty }: Round): boolean {
  if (phase !== "playing" || isDirty || hint !== "none" || isPlayingItself) return false;
  return isStill(play.session) && outcomeOf(play.session) === "playing";
}

function act(round: Round, intent: Intent): RoundEvent {
  if (round.phase === "cleared") return looksBack(intent) ? "looked back" : hurry(round, intent);
  const { session } = round.play;
  round.isDirty = true;
  round.isPlayingItself = false;
  const { notice } = round;
  round.notice = "none";
  // Whoever does something has seen the new level: its pieces are there at once.
  if (round.phase === "arriving") enter(round, "playing");
  if (intent.kind === "hint" || intent.kind === "watch") return intent.kind;
  round.hint = "none";
  if (intent.kind === "move") return moveInRound(round, intent.direction);
  const { goal } = session;
  if (intent.kind === "crank") crank(session, intent.degrees);
  else if (intent.kind === "stepForward") stepForward(session);
  else if (intent.kind === "stepBack" && !stepBack(session)) return backAtStart(round, intent.isTap, notice);
  if (session.goal < goal) {
    round.rewinds++;
    round.stats.rewinds++;
    round.backAtMs = round.ageMs;
  }
  return "acted";
}

/**
 * Where there is nothing to take back a tap of Ⓑ leaves: it is said first, and then meant. Whoever taps on and on to take
 * moves back is told at once, and leaves only later, and not by hammering.
 */
function backAtStart(round: Round, isTap: boolean, notice: Round["notice"]): RoundEvent {
  const isTold = notice === "Ⓑ leaves";
  if (!isTap) {
    if (isTold) round.notice = notice;
    return "none";
  }
  return tapToLeave(round, notice, TAPS_APART_MS) ? "left" : "none";
}

/**
 * Handles a tap of Ⓑ where Ⓑ leaves. The first tap only announces it; `notice` is what was announced before this tap.
 * Taps less than `apartMs` after one another are hammering and do not count. Returns whether the player leaves.
 */
export function tapToLeave(round: Round, notice: Round["notice"], apartMs: number): boolean {
  const isTold = notice === "Ⓑ leaves";
  round.notice = "Ⓑ leaves";
  const { ageMs, backAtMs, tappedAtMs } = round;
  if (!isTold) round.toldAtMs = ageMs;
  round.tappedAtMs = ageMs;
  const wasToldInPassing = round.toldAtMs - backAtMs < BACK_MS;
  const isMeant = ageMs - backAtMs >= BACK_MS && ageMs - tappedAtMs >= apartMs;
  return isTold && (isMeant || !wasToldInPassing);
}

/** The move that a hint shows now; undefined if none does. */
export function hintedMove({ hint, play }: Round): Direction | undefined {
  return hint !== "none" && isStill(play.session) ? bestNextMove(play) : undefined;
}

/** A hint counts once it is to be seen. */
function noteHint(round: Round): void {
  if (round.hint !== "asked" || hintedMove(round) === undefined) return;
  round.hint = "seen";
  soundHint();
  round.hints++;
}

function looksBack(intent: Intent): boolean {
  return intent.kind === "stepBack" || (intent.kind === "crank" && intent.degrees < 0);
}

/**
 * Whoever is in a hurry need not wait for the end of the farewell: it is over as soon as the last piece has gone. After
 * that the next level has not come yet, and an arrow is meant for it.
 */
function hurry(round: Round, intent: Intent): RoundEvent {
  const { controls, painter, phaseMs } = round;
  const isOver = phaseMs >= painter.farewellMs;
  if (isOver && intent.kind === "move") putBack(controls, intent.direction);
  else if (phaseMs > 0) round.phaseMs = Math.max(phaseMs, painter.farewellMs);
  return "none";
}

/** Turns time by the crank, and sounds what it passes. */
function crank(session: Session<SealedState>, degrees: number): void {
  const { playhead } = session;
  turnCrank(session, degrees);
  if (session.playhead === playhead) return;
  soundPassed(session, playhead);
  if (session.playhead === 0 || session.playhead === session.steps.length) soundCrankStop();
}

function moveInRound(round: Round, direction: Direction): RoundEvent {
  const { session } = round.play;
  if (!makeMove(session, direction)) {
    beginJolt(round.bump, direction);
    soundBump();
    return "none";
  }
  if (!round.isPlayingItself) round.stats.movesMade++;
  const outcome = outcomeOf(session);
  if (outcome === "lost") round.losses++;
  if (outcome === "won") {
    enter(round, "cleared");
  }
  return outcome === "playing" ? "acted" : outcome;
}

/** Plays the best line on, if that was asked for. */
function watch(round: Round, elapsedMs: number): RoundEvent {
  if (!round.isPlayingItself || round.phase !== "playing" || !isStill(round.play.session)) return "none";
  round.waitedMs += elapsedMs;
  if (round.waitedMs < WATCH_PAUSE_MS) return "none";
  round.waitedMs = 0;
  const move = bestNextMove(round.play);
  if (move === undefined) {
    round.isPlayingItself = false;
    return "none";
  }
  round.wasWatched = true;
  return moveInRound(round, move);
}

function passArrival(round: Round, elapsedMs: number): void {
  round.phaseMs += elapsedMs;
  round.isDirty = true;
  if (round.phaseMs >= round.painter.arrivalMs(round.play.level)) enter(round, "playing");
}

/** Gives whether the farewell is over. */
function passFarewell(round: Round, elapsedMs: number): boolean {
  const { farewellMs } = round.painter;
  if (round.phaseMs === 0) soundCleared();
  if (round.phaseMs < farewellMs) round.isDirty = true;
  round.phaseMs += elapsedMs;
  return round.phaseMs >= farewellMs;
}

function enter(round: Round, phase: "playing" | "cleared"): void {
  round.phase = phase;
  round.phaseMs = 0;
  round.isDirty = true;
}
