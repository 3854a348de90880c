/**
 * Measures the solving ideas that only levels of Skid can have, such as a stop in a pit. A solving idea is a technique
 * that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { UNREACHABLE } from "../../kernel/graph";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { SkidVerdict } from "./explore/certify";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance: distanceToGoals,
  own: [
    { ...TEXTS.ideas.wallOfToys, strengthOf: countStopsAtToys },
    { ...TEXTS.ideas.comboOrSafety, strengthOf: (_, solution) => countMovesSavedByCombo(solution) },
    { ...TEXTS.ideas.pitStop, strengthOf: countPitStops },
  ],
  strongStrengths: STRONG_STRENGTHS,
};

/**
 * Returns a function that measures how far all toys are from their goals. For each toy, it adds the columns and rows to
 * the nearest goal of the toy's colour. The goals are listed only once, before the function is first called.
 */
function distanceToGoals({ board, floors }: Level): (this: void, state: State) => number {
  const redGoals: number[] = [];
  const yellowGoals: number[] = [];
  for (const cell of board.cells) {
    if (floors[cell] === Floor.RedGoal) redGoals.push(cell);
    if (floors[cell] === Floor.YellowGoal) yellowGoals.push(cell);
  }
  return ({ reds, yellows }) => sumDistances(board, reds, redGoals) + sumDistances(board, yellows, yellowGoals);
}

function sumDistances(board: Board, toys: readonly number[], goals: readonly number[]): number {
  let sum = 0;
  for (const toy of toys) {
    let least = Infinity;
    for (const goal of goals) least = Math.min(least, cellsBetween(board, toy, goal));
    sum += least;
  }
  return sum;
}

function cellsBetween(board: Board, cell1: number, cell2: number): number {
  return (
    Math.abs(columnOf(board, cell1) - columnOf(board, cell2)) + Math.abs(rowOf(board, cell1) - rowOf(board, cell2))
  );
}

function countStopsAtToys({ board }: Level, { states, records }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 0; index < records.length; index++) {
    const { reds, yellows } = states[index + 1];
    for (const { to, direction, ending } of records[index].motions) {
      if (ending !== "hit") continue;
      const ahead = to + board.steps[direction];
      if (reds.includes(ahead) || yellows.includes(ahead)) count++;
    }
  }
  return count;
}

/**
 * Returns by how many moves the shortest win by full combo is shorter than the shortest other win. In a full combo, all
 * toys of each colour leave together. Returns 0 if only one of these two wins is possible in the level. Also returns 0
 * if the level was analysed by the code for all puzzles, which does not tell these wins apart.
 */
function countMovesSavedByCombo({ certificate }: PlayedSolution<State>): number {
  const { parCombo = UNREACHABLE, parPlain = UNREACHABLE } = certificate.analysis.verdict as Partial<SkidVerdict>;
  return parCombo < 0 || parPlain < 0 ? 0 : Math.max(0, parPlain - parCombo);
}

function countPitStops({ floors }: Level, { records }: PlayedSolution<State>): number {
  let count = 0;
  for (const { motions } of records)
    for (const { from, to, ending } of motions)
      if (ending === "rest" && from !== to && floors[to] === Floor.Pit) count++;
  return count;
}
