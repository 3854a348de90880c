/**
 * The rules of the puzzle Last Ball, after Igor Stepanov's "Devlog: How I Generate Levels for The Last Ball". The black
 * ball rolls until it hits a ball, and stops beside that ball. The ball that is hit rolls on and may hit another ball,
 * and so on: these balls are the hit chain. A white ball that reaches the edge leaves the board. The level is lost when
 * the black ball leaves the board, and won when no white ball is left.
 *
 * For the set of occupied cells, a move has a simple effect. It removes the first ball of the hit chain. Each later
 * ball is replaced by the ball that hits it, which stops one cell short. So a move shifts the rest of the chain one
 * cell towards the black ball, and leaves exactly one white ball fewer.
 */

import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { slideMsPerCell } from "../../kernel/slide-speed";
import { certifyInPlace } from "./explore/certify";
import { MAX_CERTIFIED_CELLS } from "./explore/scratch";
import type { Level } from "./level";
import type { State } from "./state";

/**
 * How many milliseconds a ball takes to start rolling. A ball without space to roll needs this time to pass the push on
 * to the next ball.
 */
export const PUSH_MS = 45;
/** How many milliseconds a ball falls after it has rolled over the edge of the board. */
export const FALL_MS = 210;

export function rules(level: Level): Rules<State> {
  const { steps, isBorder, cells } = level.board;
  // For each cell, the value of `stamp` when a ball was last put on the cell. A ball is on a cell if `stamps[cell]`
  // equals `stamp`, so changing `stamp` removes all balls at once. The table starts empty, because the rules of many
  // levels are created without ever making a move.
  const stamps: Record<number, number> = {};
  let stamp = 0;
  let placedState: State | undefined;

  const placeBalls = (state: State): void => {
    if (placedState === state) return;
    placedState = state;
    stamp++;
    for (const ball of state) if (ball !== NOWHERE) stamps[ball] = stamp;
  };

  const firstObstacle = (cell: number, step: number): number => {
    let obstacle = cell + step;
    while (stamps[obstacle] !== stamp && !isBorder[obstacle]) obstacle += step;
    return obstacle;
  };

  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    placeBalls(state);
    const step = steps[direction];
    const hit = firstObstacle(state[0], step);
    if (recorder !== undefined) {
      recorder.playerPiece = state[0];
      recordChain(recorder.motions, state[0], direction, level.board, firstObstacle);
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
  return { start, move, outcome, key, certify: (maxStates) => certifyInPlace(level, maxStates) };
}

function outcome(state: State): Outcome {
  if (state[0] === NOWHERE) return "lost";
  return state.length === 1 ? "won" : "playing";
}

/**
 * Returns a text that is different for each state of a level. Each cell number fits in one byte, because a board has at
 * most `MAX_BOARD_CELLS` cells.
 */
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

function moveBall(state: number[], from: number, to: number): void {
  let index = 1;
  while (state[index] !== from) index++;
  for (; index > 1 && state[index - 1] > to; index--) state[index] = state[index - 1];
  for (; index < state.length - 1 && state[index + 1] < to; index++) state[index] = state[index + 1];
  state[index] = to;
}

function recordChain(
  motions: Motion[],
  black: number,
  direction: Direction,
  board: Board,
  firstObstacle: (cell: number, step: number) => number,
): void {
  const step = board.steps[direction];
  const msPerCell = slideMsPerCell(Math.max(board.width, board.height));
  let ball = black;
  let startMs = 0;
  let isOverEdge = false;
  while (!isOverEdge) {
    const obstacle = firstObstacle(ball, step);
    isOverEdge = board.isBorder[obstacle];
    const to = isOverEdge ? obstacle : obstacle - step;
    const endMs = startMs + PUSH_MS + Math.floor((to - ball) / step) * msPerCell;
    const roll = { piece: ball, cause: "pushed" as const, direction, from: ball, to, startMs, endMs };
    motions.push(isOverEdge ? { ...roll, ending: "on" } : { ...roll, ending: "hit", obstacle: "piece" });
    if (isOverEdge) motions.push(createFall(ball, direction, to, endMs));
    startMs = endMs;
    ball = obstacle;
  }
}

function createFall(ball: number, direction: Direction, from: number, startMs: number): Motion {
  const endMs = startMs + FALL_MS;
  return { piece: ball, cause: "gone", direction, from, to: NOWHERE, startMs, endMs, ending: "rest" };
}
