import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { certifyInPlace } from "./explore/certify";
import { MAX_CERTIFIED_CELLS } from "./explore/scratch";
import type { Level } from "./level";
import type { State } from "./state";

/**
 * The rules, as "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov) has them: the black ball rolls until
 * it hits a ball, and stops beside it; the ball hit rolls on and may hit another in turn, and so on; a white ball that
 * reaches the edge leaves. Black over the edge: lost. No white left: won.
 *
 * Seen as a set of cells a move is simple. The first ball of the chain gives up its place to none, each later ball is
 * replaced by the one that hits it, one cell before it, and the last leaves. So a move takes the first ball out and
 * draws the others of the chain one cell nearer: exactly one white ball fewer.
 */

export const ROLL_MS_PER_CELL = 22;
/** What a ball takes to get going, or to pass its push on when it has no room to roll. */
export const PUSH_MS = 45;
/** How long a ball falls once it is over the edge. */
export const FALL_MS = 210;

export function rules(level: Level): Rules<State> {
  const { steps, isBorder, cells } = level.board;
  // stamps[cell] is the present stamp where a ball stands: a new stamp clears the board at once. Many rules never make a
  // move, so it begins empty.
  const stamps: Record<number, number> = {};
  let stamp = 0;
  let placedState: State | undefined;

  const placeBalls = (state: State): void => {
    if (placedState === state) return;
    placedState = state;
    stamp++;
    for (const ball of state) if (ball !== NOWHERE) stamps[ball] = stamp;
  };

  /** The first cell from `cell` on, itself not counted, that has a ball or is border. */
  const firstObstacle = (cell: number, step: number): number => {
    let obstacle = cell + step;
    while (stamps[obstacle] !== stamp && !isBorder[obstacle]) obstacle += step;
    return obstacle;
  };

  const move = (state: State, direction: Direction, record?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    placeBalls(state);
    const step = steps[direction];
    const hit = firstObstacle(state[0], step);
    if (record !== undefined) {
      record.playerPiece = state[0];
      recordChain(record.motions, state[0], direction, level.board, firstObstacle);
    }
    if (isBorder[hit]) return withBlackAt(state, NOWHERE);
    const after = withBlackAt(state, hit - step);
    removeBall(after, hit);
    let ball = firstObstacle(hit, step);
    while (!isBorder[ball]) {
      moveBall(after, ball, ball - step);
      ball = firstObstacle(ball, step);
    }
    return after;
  };

  const start: State = [level.black, ...level.whites];
  if (cells.length > MAX_CERTIFIED_CELLS) return { start, move, outcome, key };
  return { start, move, outcome, key, certify: (cap) => certifyInPlace(level, cap) };
}

function outcome(state: State): Outcome {
  if (state[0] === NOWHERE) return "lost";
  return state.length === 1 ? "won" : "playing";
}

// One byte a ball: see MAX_BOARD_SIZE.
function key(state: State): string {
  return String.fromCharCode(...state);
}

function withBlackAt(state: State, cell: number): number[] {
  const after = [...state];
  after[0] = cell;
  return after;
}

function removeBall(state: number[], ball: number): void {
  let index = 1;
  while (state[index] !== ball) index++;
  for (; index < state.length - 1; index++) state[index] = state[index + 1];
  state.pop();
}

/** Puts a ball elsewhere and keeps the order. */
function moveBall(state: number[], from: number, to: number): void {
  let index = 1;
  while (state[index] !== from) index++;
  for (; index > 1 && state[index - 1] > to; index--) state[index] = state[index - 1];
  for (; index < state.length - 1 && state[index + 1] < to; index++) state[index] = state[index + 1];
  state[index] = to;
}

/** Each ball of the chain rolls when the one before it has come to it; the last one falls over the edge. */
function recordChain(
  motions: Motion[],
  black: number,
  direction: Direction,
  board: Board,
  firstObstacle: (cell: number, step: number) => number,
): void {
  const step = board.steps[direction];
  let ball = black;
  let startMs = 0;
  let isOverEdge = false;
  while (!isOverEdge) {
    const obstacle = firstObstacle(ball, step);
    isOverEdge = board.isBorder[obstacle];
    const to = isOverEdge ? obstacle : obstacle - step;
    const endMs = startMs + PUSH_MS + Math.floor((to - ball) / step) * ROLL_MS_PER_CELL;
    const ending = isOverEdge ? "on" : "hit";
    motions.push({ piece: ball, cause: "pushed", direction, from: ball, to, startMs, endMs, ending });
    if (isOverEdge) motions.push(createFall(ball, direction, to, endMs));
    startMs = endMs;
    ball = obstacle;
  }
}

function createFall(ball: number, direction: Direction, from: number, startMs: number): Motion {
  const endMs = startMs + FALL_MS;
  return { piece: ball, cause: "gone", direction, from, to: NOWHERE, startMs, endMs, ending: "rest" };
}
