/**
 * The timeline of a level being played: all its moves, and the clock that animates them forwards and backwards. The
 * timeline does not depend on the mode.
 */
import type { Direction } from "../../kernel/direction";
import { durationMs, momentAtRest, type Moment, type MoveRecord, type MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";

/** A move that the player made, with the states of the level before and after it. */
export interface TimelineStep<State> extends MoveRecord {
  readonly before: State;
  readonly after: State;
  readonly durationMs: number;
}

/**
 * All moves of a level being played, also those taken back. `moveCount` moves lead to the current state. `playhead`, a
 * number of moves, is the moment that the screen shows.
 */
export interface Timeline<State> {
  readonly rules: Rules<State>;
  readonly steps: TimelineStep<State>[];
  moveCount: number;
  playhead: number;
  /**
   * How long the crank has been at rest, in milliseconds. While the crank turns, `playhead` follows the crank and not
   * `moveCount`.
   */
  crankRestMs: number;
}

/** How far the crank turns to go through one move, in degrees. */
export const CRANK_DEGREES_PER_MOVE = 60;
/** The crank counts as at rest when it has not turned for this many milliseconds. */
const CRANK_SETTLE_MS = 150;

/** The speed of the animation of moves taken back, as a factor of the speed of moves made. */
export const REWIND_SPEED = 1.8;
/** The greatest factor by which the animation speeds up when the screen is several moves behind the current state. */
const MAX_CATCH_UP = 8;

export function createTimeline<State>(rules: Rules<State>): Timeline<State> {
  return { rules, steps: [], moveCount: 0, playhead: 0, crankRestMs: CRANK_SETTLE_MS };
}

/**
 * Restores the timeline (all moves) of a saved level by making its moves again, until the rules refuse one. `moveCount`
 * is the number of moves that are not taken back.
 */
export function restoreTimeline<State>(
  rules: Rules<State>,
  moves: readonly Direction[],
  moveCount: number,
): Timeline<State> {
  const timeline = createTimeline(rules);
  for (const move of moves) {
    if (!makeMove(timeline, move)) break;
  }
  timeline.moveCount = clamp(moveCount, 0, timeline.steps.length);
  timeline.playhead = timeline.moveCount;
  return timeline;
}

export function stateAt<State>(timeline: Timeline<State>, moveCount: number): State {
  return moveCount === 0 ? timeline.rules.start : timeline.steps[moveCount - 1].after;
}

/**
 * Returns the state of the level after all moves that are not taken back. The screen may still show an earlier moment.
 */
export function currentState<State>(timeline: Timeline<State>): State {
  return stateAt(timeline, timeline.moveCount);
}

/** Returns all states of the level from its start to the current state, without moves taken back. */
export function statesUpToNow<State>({ rules, steps, moveCount }: Timeline<State>): State[] {
  return [rules.start, ...steps.slice(0, moveCount).map(({ after }) => after)];
}

/** Returns the directions of all moves from the start to the current state, without moves taken back. */
export function directionsUpToNow<State>({ steps, moveCount }: Timeline<State>): Direction[] {
  return steps.slice(0, moveCount).map(({ direction }) => direction);
}

export function outcomeOf<State>(timeline: Timeline<State>): Outcome {
  return timeline.rules.outcome(currentState(timeline));
}

/**
 * Makes a move, after discarding the moves that were taken back. Returns whether a piece moved; no piece moves in a
 * level that is won or lost.
 */
export function makeMove<State>(timeline: Timeline<State>, direction: Direction): boolean {
  const before = currentState(timeline);
  if (timeline.rules.outcome(before) !== "playing") return false;
  const record: MoveRecorder = { playerPiece: undefined, motions: [] };
  const after = timeline.rules.move(before, direction, record);
  if (after === undefined) return false;
  discardUndone(timeline);
  const { playerPiece, motions } = record;
  timeline.steps.push({ direction, playerPiece, motions, before, after, durationMs: durationMs(motions) });
  timeline.playhead = timeline.moveCount;
  timeline.moveCount++;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/**
 * Discards the moves of the level that are taken back. Also ends the animation of an undo that the screen still shows.
 */
export function discardUndone<State>(timeline: Timeline<State>): void {
  const { steps, moveCount } = timeline;
  while (steps.length > moveCount) steps.pop();
  timeline.playhead = Math.min(timeline.playhead, moveCount);
}

/** Takes back the last move. Returns whether there was a move to take back. */
export function stepBack<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount--;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Makes the move again that was last taken back. Returns whether there was such a move. */
export function stepForward<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === timeline.steps.length) return false;
  timeline.moveCount++;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Takes back all moves; the player can still make them again. Returns whether there was a move to take back. */
export function rewindToStart<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount = 0;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Goes to the last move at once, without animation. Moves taken back are made again. */
export function skipToEnd<State>(timeline: Timeline<State>): void {
  timeline.moveCount = timeline.steps.length;
  timeline.playhead = timeline.moveCount;
  timeline.crankRestMs = CRANK_SETTLE_MS;
}

/**
 * Goes through the moves by the crank, forwards if the crank turns clockwise. The state nearest to the shown moment
 * becomes the current state.
 */
export function turnCrank<State>(timeline: Timeline<State>, crankDegrees: number): void {
  const playhead = timeline.playhead + crankDegrees / CRANK_DEGREES_PER_MOVE;
  timeline.playhead = clamp(playhead, 0, timeline.steps.length);
  timeline.moveCount = Math.floor(timeline.playhead + 0.5);
  timeline.crankRestMs = 0;
}

/** Returns whether the crank has been at rest for at least `CRANK_SETTLE_MS` milliseconds. */
export function isCrankAtRest<State>({ crankRestMs }: Timeline<State>): boolean {
  return crankRestMs >= CRANK_SETTLE_MS;
}

/** Advances the animation towards the current state of the level, faster if the screen is several moves behind. */
export function advanceTimeline<State>(timeline: Timeline<State>, elapsedMs: number, rewindSpeed = REWIND_SPEED): void {
  timeline.crankRestMs += elapsedMs;
  if (!isCrankAtRest(timeline) || isStill(timeline)) return;
  const { playhead, moveCount } = timeline;
  const distance = Math.abs(moveCount - playhead);
  const speed = Math.min(MAX_CATCH_UP, Math.max(1, distance)) * elapsedMs;
  if (moveCount > playhead) {
    timeline.playhead = Math.min(moveCount, playhead + speed / timeline.steps[Math.floor(playhead)].durationMs);
  } else {
    const step = timeline.steps[Math.ceil(playhead) - 1];
    timeline.playhead = Math.max(moveCount, playhead - (speed * rewindSpeed) / step.durationMs);
  }
}

/** Returns whether all pieces are at rest in the current state of the level, and no move is being animated. */
export function isStill<State>(timeline: Timeline<State>): boolean {
  return timeline.playhead === timeline.moveCount;
}

/** Returns the moment of the level that the screen shows: a state and, if a move is animated, the move. */
export function shownMoment<State>(timeline: Timeline<State>): Moment<State> {
  const whole = Math.floor(timeline.playhead);
  if (whole === timeline.playhead) return momentAtRest(stateAt(timeline, whole));
  const step = timeline.steps[whole];
  return { before: step.before, move: step, elapsedMs: (timeline.playhead - whole) * step.durationMs };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
