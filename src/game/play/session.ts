import type { Direction } from "../../kernel/direction";
import { durationMs, type MadeMove, type Telling } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";

/** One move that was made, and the positions before and after it. */
export interface Step<State> extends MadeMove {
  readonly before: State;
  readonly after: State;
  readonly durationMs: number;
}

/**
 * A level being played: all its moves, those taken back included, and two places among them. `goal` is where the game
 * stands, a whole number of moves from the start. `playhead` is what the screen shows; it runs after the goal, or is
 * turned by the crank, and is a fraction in the middle of a move.
 */
export interface Session<State> {
  readonly rules: Rules<State>;
  readonly steps: Step<State>[];
  goal: number;
  playhead: number;
  /** How long the crank has been at rest; while it turns, the playhead follows it alone. */
  crankRestMs: number;
}

/** What to draw: a position, and how far into the move that follows it; no move where nothing moves. */
interface Moment<State> {
  readonly before: State;
  readonly move: MadeMove | undefined;
  readonly elapsedMs: number;
}

export const CRANK_DEGREES_PER_MOVE = 60;
const CRANK_SETTLE_MS = 150;

/** How many times as fast as they were made moves are taken back. */
export const REWIND_SPEED = 1.8;
const MAX_CATCH_UP = 8;

export function startSession<State>(rules: Rules<State>): Session<State> {
  return { rules, steps: [], goal: 0, playhead: 0, crankRestMs: CRANK_SETTLE_MS };
}

/**
 * A session as it was left: its moves, and how many of them stand. Moves that the rules refuse end the list; `goal` is
 * brought into range.
 */
export function resumeSession<State>(rules: Rules<State>, moves: readonly Direction[], goal: number): Session<State> {
  const session = startSession(rules);
  for (const move of moves) {
    if (!makeMove(session, move)) break;
  }
  session.goal = clamp(goal, 0, session.steps.length);
  session.playhead = session.goal;
  return session;
}

/** The position after `moves` moves. */
export function stateAt<State>(session: Session<State>, moves: number): State {
  return moves === 0 ? session.rules.start : session.steps[moves - 1].after;
}

/** The position that the game stands at. */
export function present<State>(session: Session<State>): State {
  return stateAt(session, session.goal);
}

/** All positions from the start to the present one. */
export function positionsOf<State>({ rules, steps, goal }: Session<State>): State[] {
  return [rules.start, ...steps.slice(0, goal).map(({ after }) => after)];
}

export function outcomeOf<State>(session: Session<State>): Outcome {
  return session.rules.outcome(present(session));
}

/** Makes a move; whatever still moves is cut short, moves taken back are forgotten. Gives whether anything moved. */
export function makeMove<State>(session: Session<State>, direction: Direction): boolean {
  const before = present(session);
  if (session.rules.outcome(before) !== "playing") return false;
  const telling: Telling = { player: undefined, stretches: [] };
  const after = session.rules.move(before, direction, telling);
  if (after === undefined) return false;
  forgetUndone(session);
  const { player, stretches } = telling;
  session.steps.push({ direction, player, stretches, before, after, durationMs: durationMs(stretches) });
  session.playhead = session.goal;
  session.goal++;
  session.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Forgets the moves that were taken back. A move that is still being taken back on the screen is cut short. */
export function forgetUndone<State>(session: Session<State>): void {
  const { steps, goal } = session;
  while (steps.length > goal) steps.pop();
  session.playhead = Math.min(session.playhead, goal);
}

/** Takes a move back; gives whether there was one. */
export function stepBack<State>(session: Session<State>): boolean {
  if (session.goal === 0) return false;
  session.goal--;
  session.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Makes a move again that was taken back; gives whether there was one. */
export function stepForward<State>(session: Session<State>): boolean {
  if (session.goal === session.steps.length) return false;
  session.goal++;
  session.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Rewinds to the start; gives whether there was anything to rewind. The moves can still be made again. */
export function restart<State>(session: Session<State>): boolean {
  if (session.goal === 0) return false;
  session.goal = 0;
  session.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Shows the last of all moves, at once. */
export function skipToEnd<State>(session: Session<State>): void {
  session.goal = session.steps.length;
  session.playhead = session.goal;
  session.crankRestMs = CRANK_SETTLE_MS;
}

/** Turns time by the crank: clockwise onward, the other way back. The goal is the whole move nearest by. */
export function turnCrank<State>(session: Session<State>, crankDegrees: number): void {
  const playhead = session.playhead + crankDegrees / CRANK_DEGREES_PER_MOVE;
  session.playhead = clamp(playhead, 0, session.steps.length);
  session.goal = Math.floor(session.playhead + 0.5);
  session.crankRestMs = 0;
}

/** Whether nobody is turning the crank. */
export function isCrankAtRest<State>({ crankRestMs }: Session<State>): boolean {
  return crankRestMs >= CRANK_SETTLE_MS;
}

/** Lets the playhead run towards the goal. */
export function advance<State>(session: Session<State>, elapsedMs: number, rewindSpeed = REWIND_SPEED): void {
  session.crankRestMs += elapsedMs;
  if (!isCrankAtRest(session) || isStill(session)) return;
  const { playhead, goal } = session;
  const distance = Math.abs(goal - playhead);
  const speed = Math.min(MAX_CATCH_UP, Math.max(1, distance)) * elapsedMs;
  if (goal > playhead) {
    session.playhead = Math.min(goal, playhead + speed / session.steps[Math.floor(playhead)].durationMs);
  } else {
    const step = session.steps[Math.ceil(playhead) - 1];
    session.playhead = Math.max(goal, playhead - (speed * rewindSpeed) / step.durationMs);
  }
}

/** Whether the screen shows the present and nothing moves. */
export function isStill<State>(session: Session<State>): boolean {
  return session.playhead === session.goal;
}

/** What the screen shows now. */
export function moment<State>(session: Session<State>): Moment<State> {
  const whole = Math.floor(session.playhead);
  if (whole === session.playhead) return { before: stateAt(session, whole), move: undefined, elapsedMs: 0 };
  const step = session.steps[whole];
  return { before: step.before, move: step, elapsedMs: (session.playhead - whole) * step.durationMs };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
