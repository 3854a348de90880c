/**
 * Measures the solving ideas that only levels of Ice Path can have, such as a long slide. A solving idea is a technique
 * that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
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

const LONG_SLIDE_CELLS = 8;

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board, hole }) =>
    (seal) =>
      cellsBetween(board, seal, hole),
  own: [
    { ...TEXTS.ideas.snowStop, strengthOf: countSnowStops },
    { ...TEXTS.ideas.longSlide, strengthOf: measureLongSlides },
    { ...TEXTS.ideas.roundTheRock, strengthOf: countSidesOfRocks },
    { ...TEXTS.ideas.spiral, strengthOf: (_, { moves }) => countTurnsRound(moves) },
    { ...TEXTS.ideas.stairs, strengthOf: (_, { moves }) => countTurnsOfStairs(moves) },
  ],
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

function measureLongSlides({ board }: Level, { states }: PlayedSolution<State>): number {
  let sum = 0;
  for (let index = 1; index < states.length; index++) {
    const length = cellsBetween(board, states[index - 1], states[index]);
    if (length >= LONG_SLIDE_CELLS) sum += length;
  }
  return sum;
}

/**
 * Returns at how many sides of rocks the seal stops in the solution. Only rocks with at least `MIN_SIDES` such sides
 * count. The edge of the board is not a rock.
 */
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
