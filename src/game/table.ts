import type { Input } from "../device/input";
import { frameMs } from "../device/loop";
import { paintPicture, showPicture, type Picture } from "../device/screen";
import type { Certificate } from "../kernel/certificate";
import { certify } from "../kernel/certify";
import type { Direction } from "../kernel/direction";
import { runJob, startJob, type Job } from "../kernel/job";
import type { Painter, Puzzle } from "../puzzles/puzzle";
import { createControls, interpret, takeOver, type Controls, type Intent } from "./controls";
import { bestNextMove, type Play } from "./play";
import type { Stats } from "./save";
import {
  advance,
  isStill,
  moment,
  outcomeOf,
  present,
  restart,
  roll,
  stepBack,
  stepForward,
  turnCrank,
  type Session,
} from "./session";
import { soundCleared, soundPassed } from "./sounds";

/**
 * The table that levels are played on, whatever the mode: it takes the input, lets the pieces move, and draws them. What
 * comes before a level and after it is the mode's affair.
 *
 * `arriving`: the level's pieces come in. `playing`: the player moves. `cleared`: the last move is to be seen, and then
 * the farewell.
 */
export interface Table<Level, State> {
  readonly painter: Painter<Level, State>;
  readonly controls: Controls;
  readonly play: Play<Level, State>;
  readonly ground: Picture;
  /** No frame has passed yet. */
  isNew: boolean;
  phase: "arriving" | "playing" | "cleared";
  /** How long the pieces have been arriving, or the farewell has been going on. */
  phaseMs: number;
  hintIsShown: boolean;
  /** How often a hint was asked for, a move was taken back, and the level was lost. */
  hints: number;
  rewinds: number;
  falls: number;
  /** The game itself plays the best line, and how long it has waited since its last move. */
  isWatched: boolean;
  waitedMs: number;
  readonly stats: Stats;
  /** Something changed that is not on the screen yet. */
  isDirty: boolean;
  certifying: Job<Certificate<State> | undefined> | undefined;
}

/**
 * What a frame brought. `acted`: the player moved in time, `won` and `lost`: a roll ended the level so, `gone`: the
 * farewell is over, `left`: Ⓑ was tapped where there is nothing to go back to but the screen before, `looked back`: the
 * level is cleared, and the player turns back to it.
 */
type TableEvent = "none" | "acted" | "won" | "lost" | "gone" | "left" | "looked back";

// How long a watched move stands before the next one.
const WATCH_PAUSE_MS = 350;

// Whatever level lies here was certified when it was made, or by a test; this only guards against a save that someone edited.
const MAX_STATES = 5000;

/** Lays a level on the table. Without a certificate it is explored bit by bit while the player looks at it. */
export function layTable<Level, State, Wish>(
  { painter }: Puzzle<Level, State, Wish>,
  level: Level,
  session: Session<State>,
  certificate: Certificate<State> | undefined,
  phase: "arriving" | "playing",
  stats: Stats,
): Table<Level, State> {
  const isWon = session.rules.outcome(present(session)) === "won";
  return {
    painter,
    controls: createControls(),
    play: { level, session, certificate },
    ground: paintPicture(() => {
      painter.ground(level);
    }),
    isNew: true,
    phase: isWon ? "cleared" : phase,
    phaseMs: 0,
    hintIsShown: false,
    hints: 0,
    rewinds: 0,
    falls: 0,
    isWatched: false,
    waitedMs: 0,
    stats,
    isDirty: true,
    certifying: certificate === undefined ? startJob(certify(session.rules, MAX_STATES)) : undefined,
  };
}

/** One frame of play; all that moves goes by `speed` times as fast as it would. */
export function passFrame<Level, State>(
  table: Table<Level, State>,
  input: Input,
  elapsedMs: number,
  speed: number,
): TableEvent {
  if (table.isNew) takeOver(table.controls, input);
  table.isNew = false;
  const intent = interpret(table.controls, input, elapsedMs);
  const event = intent.kind === "none" ? watch(table, elapsedMs) : act(table, intent);
  const { session } = table.play;
  const playhead = session.playhead;
  const shownMs = elapsedMs * speed;
  advance(session, shownMs);
  if (session.playhead !== playhead) {
    table.isDirty = true;
    soundPassed(session, playhead);
  }
  if (table.phase === "arriving") passArrival(table, shownMs);
  else if (table.phase === "cleared" && isStill(session) && passFarewell(table, shownMs)) return "gone";
  return event;
}

/** Explores the level on, until `untilMs` of the frame; gives whether all is known now. */
export function workOnTable<Level, State>(
  table: Table<Level, State>,
  certifying: Job<Certificate<State> | undefined>,
  untilMs: number,
): boolean {
  if (!runJob(certifying, frameMs, untilMs)) return false;
  table.play.certificate = certifying.result;
  table.certifying = undefined;
  table.isDirty = true;
  return true;
}

/** The system menu's restart: a rewind to the start. */
export function restartTable<Level, State>(table: Table<Level, State>): void {
  if (table.phase === "cleared") return;
  if (restart(table.play.session)) {
    table.rewinds++;
    table.stats.rewinds++;
  }
  table.hintIsShown = false;
  table.isWatched = false;
  table.isDirty = true;
}

/** Shows the best next move, or that there is none. */
export function askForHint<Level, State>(table: Table<Level, State>): void {
  if (table.phase !== "playing") return;
  table.hintIsShown = true;
  table.hints++;
  table.isDirty = true;
}

/** Draws the ground and the pieces, and the hint if one is asked for. */
export function drawTable<Level, State>(table: Table<Level, State>): void {
  const { painter } = table;
  const { level, session } = table.play;
  showPicture(table.ground);
  if (table.phase === "arriving") painter.arrival(level, table.phaseMs);
  else if (table.phase === "cleared" && isStill(session) && outcomeOf(session) === "won") {
    painter.farewell(level, present(session), table.phaseMs);
  } else {
    const { before, motions, elapsedMs } = moment(session);
    painter.pieces(level, before, motions, elapsedMs);
  }
  const hint = table.hintIsShown && isStill(session) ? bestNextMove(table.play) : undefined;
  if (hint !== undefined) painter.hint(level, present(session), hint);
}

/** Draws the first position and all moves that were made, in the puzzle's own way. */
export function drawHistory<Level, State>({ ground, play, painter }: Table<Level, State>): void {
  const { session, level } = play;
  showPicture(ground);
  painter.pieces(level, session.rules.start, [], 0);
  painter.history(level, session.steps);
}

function act<Level, State>(table: Table<Level, State>, intent: Intent): TableEvent {
  if (table.phase === "cleared") return looksBack(intent) ? "looked back" : hurry(table);
  const { session } = table.play;
  table.isDirty = true;
  table.isWatched = false;
  // Whoever does something has seen the new level: its pieces are there at once.
  if (table.phase === "arriving") enter(table, "playing");
  if (intent.kind === "hint") {
    askForHint(table);
    return "none";
  }
  if (intent.kind === "watch") {
    table.isWatched = true;
    return "none";
  }
  table.hintIsShown = false;
  if (intent.kind === "roll") return rollOnTable(table, intent.direction);
  const { goal } = session;
  if (intent.kind === "crank") crank(session, intent.degrees);
  else if (intent.kind === "stepForward") stepForward(session);
  else if (intent.kind === "stepBack" && !stepBack(session) && intent.isTap && isStill(session)) return "left";
  if (session.goal < goal) {
    table.rewinds++;
    table.stats.rewinds++;
  }
  return "acted";
}

function looksBack(intent: Intent): boolean {
  return intent.kind === "stepBack" || (intent.kind === "crank" && intent.degrees < 0);
}

/** Whoever is in a hurry need not wait for the end of the farewell: it is over as soon as the last piece has gone. */
function hurry<Level, State>(table: Table<Level, State>): TableEvent {
  if (table.phaseMs > 0) table.phaseMs = Math.max(table.phaseMs, table.painter.farewellMs);
  return "none";
}

/** Turns time by the crank, and sounds what it passes. */
function crank<State>(session: Session<State>, degrees: number): void {
  const { playhead } = session;
  turnCrank(session, degrees);
  if (session.playhead !== playhead) soundPassed(session, playhead);
}

function rollOnTable<Level, State>(table: Table<Level, State>, direction: Direction): TableEvent {
  const { session } = table.play;
  if (!roll(session, direction)) return "none";
  table.stats.movesMade++;
  const outcome = outcomeOf(session);
  if (outcome === "lost") table.falls++;
  if (outcome === "won") {
    table.stats.levelsCleared++;
    enter(table, "cleared");
  }
  return outcome === "playing" ? "acted" : outcome;
}

/** Plays the best line on, a move at a time, if that was asked for. */
function watch<Level, State>(table: Table<Level, State>, elapsedMs: number): TableEvent {
  if (!table.isWatched || table.phase !== "playing" || !isStill(table.play.session)) return "none";
  table.waitedMs += elapsedMs;
  if (table.waitedMs < WATCH_PAUSE_MS) return "none";
  table.waitedMs = 0;
  const move = bestNextMove(table.play);
  if (move !== undefined) return rollOnTable(table, move);
  table.isWatched = false;
  return "none";
}

function passArrival<Level, State>(table: Table<Level, State>, elapsedMs: number): void {
  table.phaseMs += elapsedMs;
  table.isDirty = true;
  if (table.phaseMs >= table.painter.arrivalMs(table.play.level)) enter(table, "playing");
}

/** Gives whether the farewell is over. */
function passFarewell<Level, State>(table: Table<Level, State>, elapsedMs: number): boolean {
  if (table.phaseMs === 0) soundCleared();
  const { farewellMs } = table.painter;
  if (table.phaseMs < farewellMs) table.isDirty = true;
  table.phaseMs += elapsedMs;
  return table.phaseMs >= farewellMs;
}

function enter<Level, State>(table: Table<Level, State>, phase: "playing" | "cleared"): void {
  table.phase = phase;
  table.phaseMs = 0;
  table.isDirty = true;
}
