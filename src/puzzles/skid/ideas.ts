/**
 * Measures the solving ideas that only levels of Skid can have, such as a stop in a pit. A solving idea is a technique
 * that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { CommonIdea } from "../../kernel/ideas/measure-ideas";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { Task } from "../../kernel/task";
import {
  countChangesOfOrder,
  countUsedStops,
  followPieces,
  measureLongestWait,
  type FollowedPieces,
} from "../tilting/follow-pieces";
import { measureTooSoon } from "../tilting/too-soon";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

const RED = 0;
const YELLOW = 1;
const CRATE = 2;
const ICE = 3;

/** Waits of a toy that last fewer moves than this are not counted, because every toy waits now and then. */
const MIN_WAIT = 3;

const enum OwnIdea {
  ToyStop = 6,
  Together,
  PitStop,
  BothDoors,
  IceStop,
  CrateStop,
  TooSoon,
  SwapPlaces,
  Parking,
}

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance: distanceToGoals,
  own: [
    { ...TEXTS.ideas.toyStop, strengthOf: countStopsAtToys },
    { ...TEXTS.ideas.together, strengthOf: (_, solution) => measureTogether(solution) },
    { ...TEXTS.ideas.pitStop, strengthOf: countPitStops },
    { ...TEXTS.ideas.bothDoors, strengthOf: (_, solution) => countMovesOfBothColours(solution) },
    { ...TEXTS.ideas.iceStop, strengthOf: countStopsAtIce },
    { ...TEXTS.ideas.crateStop, strengthOf: countStopsAtCrates },
    { ...TEXTS.ideas.tooSoon, strengthOf: (_, solution, atLeast) => measureTooSoon(solution, countToys, 1, atLeast) },
    { ...TEXTS.ideas.swapPlaces, strengthOf: countSwaps },
    { ...TEXTS.ideas.parking, strengthOf: measureWait },
  ],
  leadOrder: [
    OwnIdea.BothDoors,
    OwnIdea.CrateStop,
    OwnIdea.IceStop,
    OwnIdea.PitStop,
    OwnIdea.SwapPlaces,
    OwnIdea.TooSoon,
    OwnIdea.Together,
    OwnIdea.ToyStop,
    OwnIdea.Parking,
    CommonIdea.Order,
    CommonIdea.Detour,
    CommonIdea.ThereAndBack,
  ],
  things: [OwnIdea.CrateStop, OwnIdea.IceStop, OwnIdea.PitStop],
  strongStrengths: STRONG_STRENGTHS,
};

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

function followAll({ reds, yellows, crates, ices }: Level, { records }: PlayedSolution<State>): Task<FollowedPieces> {
  const kinds = [
    ...reds.map(() => RED),
    ...yellows.map(() => YELLOW),
    ...crates.map(() => CRATE),
    ...ices.map(() => ICE),
  ];
  return followPieces([...reds, ...yellows, ...crates, ...ices], kinds, records);
}

function isToy(kind: number): boolean {
  return kind === RED || kind === YELLOW;
}

function* countStopsAtToys(level: Level, solution: PlayedSolution<State>): Task<number> {
  const pieces = yield* followAll(level, solution);
  return countUsedStops(level.board, pieces, (kind, ahead) => isToy(kind) && isToy(ahead));
}

function* countStopsAtIce(level: Level, solution: PlayedSolution<State>): Task<number> {
  if (level.ices.length === 0) return 0;
  const pieces = yield* followAll(level, solution);
  return countUsedStops(level.board, pieces, (kind, ahead) => isToy(kind) && ahead === ICE);
}

function* countStopsAtCrates(level: Level, solution: PlayedSolution<State>): Task<number> {
  if (level.crates.length === 0) return 0;
  const pieces = yield* followAll(level, solution);
  return countUsedStops(level.board, pieces, (kind, ahead) => isToy(kind) && ahead === CRATE);
}

function* countSwaps(level: Level, solution: PlayedSolution<State>): Task<number> {
  return yield* countChangesOfOrder(level.board, yield* followAll(level, solution), () => true);
}

function* measureWait(level: Level, solution: PlayedSolution<State>): Task<number> {
  const longest = measureLongestWait(yield* followAll(level, solution), isToy);
  return longest < MIN_WAIT ? 0 : longest;
}

/**
 * Returns how strongly a solution makes toys leave together. For each move in which at least two toys leave, squares
 * the number of these toys. Returns the sum of the squares. So four toys that leave in one move count more than two
 * toys in each of two moves.
 */
function measureTogether({ states }: PlayedSolution<State>): number {
  let strength = 0;
  for (let index = 1; index < states.length; index++) {
    const leavers = countToys(states[index - 1]) - countToys(states[index]);
    if (leavers > 1) strength += leavers * leavers;
  }
  return strength;
}

function countMovesOfBothColours({ states }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 1; index < states.length; index++) {
    const before = states[index - 1];
    const { reds, yellows } = states[index];
    if (reds.length < before.reds.length && yellows.length < before.yellows.length) count++;
  }
  return count;
}

function countToys({ reds, yellows }: State): number {
  return reds.length + yellows.length;
}

function countPitStops({ floors }: Level, { records }: PlayedSolution<State>): number {
  let count = 0;
  for (const { motions } of records)
    for (const { from, to, ending } of motions)
      if (ending === "rest" && from !== to && floors[to] === Floor.Pit) count++;
  return count;
}
