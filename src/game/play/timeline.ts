/**
 * The timeline of an attempt: all its moves, and the clock that animates and rewinds them. It does not depend on modes.
 */
import type { Direction } from "../../kernel/direction";
import { durationMs, type MoveRecord, type MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";

/** A move that was made, with the states before and after it. */
export interface Step<State> extends MoveRecord {
  readonly before: State;
  readonly after: State;
  readonly durationMs: number;
}

/**
 * All moves of an attempt, undone ones included, and two points in time among them. `moveCount` is the current point of
 * the game: the number of moves that are not undone. `playhead` is the point that the screen shows, a fraction while a
 * move is animated. It runs towards `moveCount`, or the crank turns it.
 */
export interface Timeline<State> {
  readonly rules: Rules<State>;
  readonly steps: Step<State>[];
  moveCount: number;
  playhead: number;
  /** How long the crank has been at rest. While the crank turns, only the crank moves the playhead. */
  crankRestMs: number;
}

/** The moment to draw: a state and the time since the move after it began; `move` is undefined if nothing moves. */
interface ShownMoment<State> {
  readonly before: State;
  readonly move: MoveRecord | undefined;
  readonly elapsedMs: number;
}

/** How far the crank turns for one move. */
export const CRANK_DEGREES_PER_MOVE = 60;
/** The crank is at rest once it has not turned for this long. */
const CRANK_SETTLE_MS = 150;

/** The speed at which moves are undone, relative to the speed at which they are made. */
export const REWIND_SPEED = 1.8;
/** The most by which the animation speeds up when the playhead is several moves behind. */
const MAX_CATCH_UP = 8;

/** Creates a timeline without moves. */
export function createTimeline<State>(rules: Rules<State>): Timeline<State> {
  return { rules, steps: [], moveCount: 0, playhead: 0, crankRestMs: CRANK_SETTLE_MS };
}

/**
 * Restores a timeline from its moves and the number of moves that are not undone. The first move that the rules refuse
 * ends the list. `moveCount` is limited to the number of moves restored.
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

/** Returns the state after the first `moveCount` moves. */
export function stateAt<State>(timeline: Timeline<State>, moveCount: number): State {
  return moveCount === 0 ? timeline.rules.start : timeline.steps[moveCount - 1].after;
}

/** Returns the current state of the game, which may be ahead of what the screen shows. */
export function currentState<State>(timeline: Timeline<State>): State {
  return stateAt(timeline, timeline.moveCount);
}

/** Returns all states from the start to the current one, without undone moves. */
export function statesUpToNow<State>({ rules, steps, moveCount }: Timeline<State>): State[] {
  return [rules.start, ...steps.slice(0, moveCount).map(({ after }) => after)];
}

/** Returns the outcome of the current state. */
export function outcomeOf<State>(timeline: Timeline<State>): Outcome {
  return timeline.rules.outcome(currentState(timeline));
}

/**
 * Makes a move and discards the undone moves. An animation in progress is cut short. Returns whether anything moved; a
 * level that is won or lost accepts no moves.
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

/** Discards the undone moves. If the screen still animates an undo, the animation is cut short. */
export function discardUndone<State>(timeline: Timeline<State>): void {
  const { steps, moveCount } = timeline;
  while (steps.length > moveCount) steps.pop();
  timeline.playhead = Math.min(timeline.playhead, moveCount);
}

/** Undoes a move. Returns whether there was one to undo. */
export function stepBack<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount--;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Makes an undone move again. Returns whether there was one. */
export function stepForward<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === timeline.steps.length) return false;
  timeline.moveCount++;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Undoes all moves. Returns whether there were any. They can still be made again. */
export function rewindToStart<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount = 0;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Goes to the end of all moves at once, without animation. */
export function skipToEnd<State>(timeline: Timeline<State>): void {
  timeline.moveCount = timeline.steps.length;
  timeline.playhead = timeline.moveCount;
  timeline.crankRestMs = CRANK_SETTLE_MS;
}

/** Turns time by the crank: clockwise is forwards. The current state becomes the one nearest to the playhead. */
export function turnCrank<State>(timeline: Timeline<State>, crankDegrees: number): void {
  const playhead = timeline.playhead + crankDegrees / CRANK_DEGREES_PER_MOVE;
  timeline.playhead = clamp(playhead, 0, timeline.steps.length);
  timeline.moveCount = Math.floor(timeline.playhead + 0.5);
  timeline.crankRestMs = 0;
}

/** Returns whether the crank is at rest. */
export function isCrankAtRest<State>({ crankRestMs }: Timeline<State>): boolean {
  return crankRestMs >= CRANK_SETTLE_MS;
}

/** Moves the playhead towards the current state, faster if it is several moves behind. */
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

/** Returns whether the screen shows the current state, so that no piece moves. */
export function isStill<State>(timeline: Timeline<State>): boolean {
  return timeline.playhead === timeline.moveCount;
}

/** Returns the moment that the screen shows. */
export function shownMoment<State>(timeline: Timeline<State>): ShownMoment<State> {
  const whole = Math.floor(timeline.playhead);
  if (whole === timeline.playhead) return { before: stateAt(timeline, whole), move: undefined, elapsedMs: 0 };
  const step = timeline.steps[whole];
  return { before: step.before, move: step, elapsedMs: (timeline.playhead - whole) * step.durationMs };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
