/**
 * Measures the solving ideas that only levels of Ice Path can have, such as a slide right across the board. A solving
 * idea is a technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { CommonIdea } from "../../kernel/ideas/measure-ideas";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import { countTurnsOfStairs, countTurnsRound } from "../sliding/count-turns";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

/**
 * Only rocks that stop the seal on at least this many sides count for the solving idea "round the rock". Nearly every
 * level has a rock that does so on two sides, and players do not notice that.
 */
const MIN_SIDES = 3;
const SIDE_COUNT = 4;

/**
 * The greatest length of a slide, in cells, that counts as a step of the solving idea "stairs". A longer slide does not
 * look like a step of stairs.
 */
const MAX_STEP_CELLS = 5;

/**
 * The indices of the solving ideas (techniques that a solution needs) that only Ice Path has, in the order of
 * `ideas.own`. The first six indices belong to the solving ideas that all puzzles share.
 */
const enum OwnIdea {
  SnowStop = 6,
  RightAcross,
  RoundTheRock,
  Spiral,
  Stairs,
  SoNear,
  AlongTheEdge,
}

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board, hole }) =>
    (seal) =>
      cellsBetween(board, seal, hole),
  own: [
    { ...TEXTS.ideas.snowStop, strengthOf: countSnowStops },
    { ...TEXTS.ideas.rightAcross, strengthOf: countSlidesAcross },
    { ...TEXTS.ideas.roundTheRock, strengthOf: countSidesOfRocks },
    { ...TEXTS.ideas.spiral, strengthOf: (_, { moves }) => countTurnsRound(moves) },
    { ...TEXTS.ideas.stairs, strengthOf: measureStairs },
    { ...TEXTS.ideas.soNear, strengthOf: measureLongWay },
    { ...TEXTS.ideas.alongTheEdge, strengthOf: measureEdgeSlides },
  ],
  leadOrder: [
    OwnIdea.RoundTheRock,
    OwnIdea.Stairs,
    OwnIdea.SnowStop,
    OwnIdea.SoNear,
    OwnIdea.RightAcross,
    OwnIdea.Spiral,
    CommonIdea.Detour,
    OwnIdea.AlongTheEdge,
    CommonIdea.Halves,
    CommonIdea.Bait,
    CommonIdea.Order,
  ],
  things: [OwnIdea.SnowStop],
  strongStrengths: STRONG_STRENGTHS,
};

function cellsBetween(board: Board, cell1: number, cell2: number): number {
  return (
    Math.abs(columnOf(board, cell1) - columnOf(board, cell2)) + Math.abs(rowOf(board, cell1) - rowOf(board, cell2))
  );
}

function countSnowStops({ floor }: Level, { states }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 1; index < states.length; index++) if (floor[states[index]] === Floor.Snow) count++;
  return count;
}

function countSlidesAcross({ board }: Level, { states }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 1; index < states.length; index++) {
    const columns = Math.abs(columnOf(board, states[index - 1]) - columnOf(board, states[index]));
    const rows = Math.abs(rowOf(board, states[index - 1]) - rowOf(board, states[index]));
    if (columns === board.width - 1 || rows === board.height - 1) count++;
  }
  return count;
}

function measureStairs({ board }: Level, { states, moves }: PlayedSolution<State>): number {
  return countTurnsOfStairs(moves, (index) => cellsBetween(board, states[index], states[index + 1]) <= MAX_STEP_CELLS);
}

/**
 * Returns by how many times the path of the seal in the solution is longer than the distance from its start to the
 * hole. The result is 0 if the path is less than twice as long as this distance.
 */
function measureLongWay({ board, hole }: Level, { states }: PlayedSolution<State>): number {
  let way = 0;
  for (let index = 1; index < states.length; index++) way += cellsBetween(board, states[index - 1], states[index]);
  return Math.max(0, Math.floor(way / cellsBetween(board, states[0], hole)) - 1);
}

function measureEdgeSlides({ board: { steps, isBorder } }: Level, { states, moves }: PlayedSolution<State>): number {
  let sum = 0;
  for (let index = 0; index < moves.length; index++) {
    const step = steps[moves[index]];
    const side = steps[(moves[index] + 1) % SIDE_COUNT];
    const from = states[index];
    if (isBorder[from + side] || isBorder[from - side]) sum += Math.floor((states[index + 1] - from) / step);
  }
  return sum;
}

function countSidesOfRocks({ board, floor, hole }: Level, { states, moves }: PlayedSolution<State>): number {
  const isSide: Record<number, true | undefined> = {};
  const sidesOfRock: Record<number, number | undefined> = {};
  let count = 0;
  for (let index = 0; index < moves.length; index++) {
    const stop = states[index + 1];
    const rock = stop + board.steps[moves[index]];
    if (stop === hole || floor[stop] === Floor.Snow || board.isBorder[rock] || floor[rock] !== Floor.Rock) continue;
    const side = SIDE_COUNT * rock + moves[index];
    if (isSide[side] === true) continue;
    isSide[side] = true;
    const sides = (sidesOfRock[rock] ?? 0) + 1;
    sidesOfRock[rock] = sides;
    if (sides >= MIN_SIDES) count += sides === MIN_SIDES ? MIN_SIDES : 1;
  }
  return count;
}
