/**
 * Measures the solving ideas that only levels of Last Ball can have, such as a chain of hits. A solving idea is a
 * technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { MoveRecord } from "../../kernel/motion";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import { CommonIdea } from "../../kernel/ideas/measure-ideas";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { Task } from "../../kernel/task";
import type { Level } from "./level";
import type { State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

/**
 * The number of units into which a cell's width is divided, so that a distance of less than a cell can be a whole
 * number.
 */
const UNITS_PER_CELL = 16;

/** The index of the black ball's motion in the list of a move's motions. */
const BLACK_ROLL = 0;

const FIRST_HIT = 1;

/**
 * A hit that adds fewer moves than this to the shortest way to a win is a small mistake, which a player hardly notices.
 */
const MIN_COST_MOVES = 2;

/**
 * The indices of the solving ideas (techniques that a solution needs) that only Last Ball has, in the order of
 * `ideas.own`. The first six indices belong to the solving ideas that all puzzles share.
 */
const enum OwnIdea {
  Chain = 6,
  Brake,
  LastIsFirst,
  OnTheSpot,
  GrandTour,
  SpareBall,
}

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board }) =>
    (state) =>
      measureMeanDistance(board, state),
  own: [
    { ...TEXTS.ideas.chain, strengthOf: (_, { records }) => measureChains(records) },
    { ...TEXTS.ideas.brake, strengthOf: (_, { records }) => countBrakes(records) },
    { ...TEXTS.ideas.lastIsFirst, strengthOf: (_, solution) => countMovesOfLastBall(solution) },
    { ...TEXTS.ideas.onTheSpot, strengthOf: (_, { records }) => countMovesOnTheSpot(records) },
    { ...TEXTS.ideas.grandTour, strengthOf: ({ board }, { records }) => countCellsRolled(board, records) },
    { ...TEXTS.ideas.spareBall, strengthOf: measureSparedBalls },
  ],
  leadOrder: [
    OwnIdea.SpareBall,
    OwnIdea.LastIsFirst,
    CommonIdea.Halves,
    OwnIdea.GrandTour,
    CommonIdea.ThereAndBack,
    OwnIdea.OnTheSpot,
    OwnIdea.Brake,
    CommonIdea.Bait,
    OwnIdea.Chain,
    CommonIdea.Detour,
    CommonIdea.OneWayIn,
  ],
  things: [],
  strongStrengths: STRONG_STRENGTHS,
};

/**
 * Returns the mean distance from the black ball to the white balls, in sixteenths of a cell. The distance to a ball is
 * the columns plus the rows between the two. The mean stands for what a player sees at a glance: whether the black ball
 * is in the middle of the white balls.
 */
function measureMeanDistance(board: Board, state: State): number {
  if (state.length === 1) return 0;
  const x = columnOf(board, state[0]);
  const y = rowOf(board, state[0]);
  let sum = 0;
  for (let index = 1; index < state.length; index++)
    sum += Math.abs(columnOf(board, state[index]) - x) + Math.abs(rowOf(board, state[index]) - y);
  return Math.floor((UNITS_PER_CELL * sum) / (state.length - 1));
}

/**
 * Returns how strongly the balls pass pushes on. In each move of the solution, the white balls that are hit by other
 * white balls are counted. The squares of these counts are added up, so one long chain counts more than several short
 * ones.
 */
function measureChains(records: readonly MoveRecord[]): number {
  let strength = 0;
  for (const { motions } of records) {
    // A move has a motion for the black ball, one for each white ball that is hit, and one for the fall of the last
    // ball. The black ball hits only the first white ball, so all but three motions are hits by white balls.
    const hits = motions.length - 3;
    strength += hits * hits;
  }
  return strength;
}

function countBrakes(records: readonly MoveRecord[]): number {
  const movedBalls: number[] = [];
  let count = 0;
  for (const { motions } of records) {
    if (movedBalls.includes(motions[FIRST_HIT].piece)) count++;
    // The index of the motion in which a white ball rolls to the edge and leaves the board. The last motion of a move
    // is the fall of this ball, and the motion before it is the roll.
    const leaver = motions.length - 2;
    for (let index = FIRST_HIT; index <= leaver; index++) {
      const { piece, from, to } = motions[index];
      const known = movedBalls.indexOf(piece);
      if (known >= 0 && from !== to) movedBalls.splice(known, 1);
    }
    for (let index = FIRST_HIT; index < leaver; index++) {
      const { from, to } = motions[index];
      if (from !== to) movedBalls.push(to);
    }
  }
  return count;
}

/**
 * Returns for how many moves the solution spares the balls that stop the black ball later, added up over these balls. A
 * ball is spared from the first move in which hitting it would be a mistake: it would lose the level or cost at least
 * `MIN_COST_MOVES` moves. The ball is spared until a push moves it.
 */
function* measureSparedBalls({ board }: Level, { certificate, ...played }: PlayedSolution<State>): Task<number> {
  const { graph, analysis } = certificate;
  const { states, records, moves, stateNumbers } = played;
  const sparedSince: Record<number, number | undefined> = {};
  let strength = 0;
  for (let move = 0; move < moves.length; move++) {
    for (const direction of DIRECTIONS) {
      const after = graph.next[direction][stateNumbers[move]];
      if (after < 0) continue;
      const distance = analysis.winDistance[after];
      if (distance >= 0 && distance + 1 - (moves.length - move) < MIN_COST_MOVES) continue;
      const ball = findBallAhead(states[move], board, direction);
      sparedSince[ball] ??= move;
    }
    const { motions } = records[move];
    const since = sparedSince[motions[FIRST_HIT].piece];
    if (since !== undefined && motions[BLACK_ROLL].from !== motions[BLACK_ROLL].to) strength += move - since;
    for (let index = FIRST_HIT; index < motions.length; index++) {
      sparedSince[motions[index].piece] = undefined;
      sparedSince[motions[index].to] = undefined;
    }
    yield;
  }
  return strength;
}

function findBallAhead(state: State, { steps }: Board, direction: Direction): number {
  let cell = state[0] + steps[direction];
  while (!state.includes(cell)) cell += steps[direction];
  return cell;
}

/**
 * Returns how many moves lie between the first hit on the white ball that leaves the board last, and the move in which
 * it leaves. The ball is followed backwards from the last move.
 */
function countMovesOfLastBall({ records }: PlayedSolution<State>): number {
  const last = records.length - 1;
  if (last < 1) return 0;
  let ball = leaverOf(records[last]);
  let firstHit = last;
  for (let move = last - 1; move >= 0; move--) {
    const { motions } = records[move];
    for (let index = FIRST_HIT; index < motions.length - 2; index++) {
      if (motions[index].to !== ball) continue;
      ball = motions[index].from;
      firstHit = move;
      break;
    }
  }
  return last - firstHit;
}

function leaverOf({ motions }: MoveRecord): number {
  return motions[motions.length - 2].from;
}

function countMovesOnTheSpot(records: readonly MoveRecord[]): number {
  let count = 0;
  for (const { motions } of records) if (motions[BLACK_ROLL].from === motions[BLACK_ROLL].to) count++;
  return count;
}

function countCellsRolled(board: Board, records: readonly MoveRecord[]): number {
  let sum = 0;
  for (const { motions } of records) {
    const { from, to, direction } = motions[BLACK_ROLL];
    sum += Math.floor((to - from) / board.steps[direction]);
  }
  return sum;
}
