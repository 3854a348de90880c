import type { Direction } from "../../kernel/direction";
import { durationMs, type MoveRecord, type MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";

/** One move that was made, and the positions before and after it. */
export interface Step<State> extends MoveRecord {
  readonly before: State;
  readonly after: State;
  readonly durationMs: number;
}

/**
 * A level being played: all its moves, those taken back included, and two places among them. `goal` is where the game
 * stands, a whole number of moves from the start. `playhead` is what the screen shows; it runs after the goal, or is
 * turned by the crank, and is a fraction in the middle of a move.
 */
export interface Timeline<State> {
  readonly rules: Rules<State>;
  readonly steps: Step<State>[];
  moveCount: number;
  playhead: number;
  /** How long the crank has been at rest; while it turns, the playhead follows it alone. */
  crankRestMs: number;
}

/** What to draw: a position, and how far into the move that follows it; no move where nothing moves. */
interface ShownMoment<State> {
  readonly before: State;
  readonly move: MoveRecord | undefined;
  readonly elapsedMs: number;
}

export const CRANK_DEGREES_PER_MOVE = 60;
const CRANK_SETTLE_MS = 150;

/** How many times as fast as they were made moves are taken back. */
export const REWIND_SPEED = 1.8;
const MAX_CATCH_UP = 8;

export function createTimeline<State>(rules: Rules<State>): Timeline<State> {
  return { rules, steps: [], moveCount: 0, playhead: 0, crankRestMs: CRANK_SETTLE_MS };
}

/**
 * A session as it was left: its moves, and how many of them stand. Moves that the rules refuse end the list; `goal` is
 * brought into range.
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

/** The position after `moves` moves. */
export function stateAt<State>(timeline: Timeline<State>, moveCount: number): State {
  return moveCount === 0 ? timeline.rules.start : timeline.steps[moveCount - 1].after;
}

/** The position that the game stands at. */
export function currentState<State>(timeline: Timeline<State>): State {
  return stateAt(timeline, timeline.moveCount);
}

/** All positions from the start to the present one. */
export function statesUpToNow<State>({ rules, steps, moveCount }: Timeline<State>): State[] {
  return [rules.start, ...steps.slice(0, moveCount).map(({ after }) => after)];
}

export function outcomeOf<State>(timeline: Timeline<State>): Outcome {
  return timeline.rules.outcome(currentState(timeline));
}

/** Makes a move; whatever still moves is cut short, moves taken back are forgotten. Gives whether anything moved. */
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

/** Forgets the moves that were taken back. A move that is still being taken back on the screen is cut short. */
export function discardUndone<State>(timeline: Timeline<State>): void {
  const { steps, moveCount } = timeline;
  while (steps.length > moveCount) steps.pop();
  timeline.playhead = Math.min(timeline.playhead, moveCount);
}

/** Takes a move back; gives whether there was one. */
export function stepBack<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount--;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Makes a move again that was taken back; gives whether there was one. */
export function stepForward<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === timeline.steps.length) return false;
  timeline.moveCount++;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Rewinds to the start; gives whether there was anything to rewind. The moves can still be made again. */
export function rewindToStart<State>(timeline: Timeline<State>): boolean {
  if (timeline.moveCount === 0) return false;
  timeline.moveCount = 0;
  timeline.crankRestMs = CRANK_SETTLE_MS;
  return true;
}

/** Shows the last of all moves, at once. */
export function skipToEnd<State>(timeline: Timeline<State>): void {
  timeline.moveCount = timeline.steps.length;
  timeline.playhead = timeline.moveCount;
  timeline.crankRestMs = CRANK_SETTLE_MS;
}

/** Turns time by the crank: clockwise onward, the other way back. The goal is the whole move nearest by. */
export function turnCrank<State>(timeline: Timeline<State>, crankDegrees: number): void {
  const playhead = timeline.playhead + crankDegrees / CRANK_DEGREES_PER_MOVE;
  timeline.playhead = clamp(playhead, 0, timeline.steps.length);
  timeline.moveCount = Math.floor(timeline.playhead + 0.5);
  timeline.crankRestMs = 0;
}

/** Whether nobody is turning the crank. */
export function isCrankAtRest<State>({ crankRestMs }: Timeline<State>): boolean {
  return crankRestMs >= CRANK_SETTLE_MS;
}

/** Lets the playhead run towards the goal. */
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

/** Whether the screen shows the present and nothing moves. */
export function isStill<State>(timeline: Timeline<State>): boolean {
  return timeline.playhead === timeline.moveCount;
}

/** What the screen shows now. */
export function shownMoment<State>(timeline: Timeline<State>): ShownMoment<State> {
  const whole = Math.floor(timeline.playhead);
  if (whole === timeline.playhead) return { before: stateAt(timeline, whole), move: undefined, elapsedMs: 0 };
  const step = timeline.steps[whole];
  return { before: step.before, move: step, elapsedMs: (timeline.playhead - whole) * step.durationMs };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
