/**
 * Measures the solving ideas that only levels of Fruit can have, such as stopping a fruit at a stone. A solving idea is
 * a technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS } from "../../kernel/direction";
import { LOST } from "../../kernel/graph";
import { isGoneForGood, isTravel, type Motion } from "../../kernel/motion";
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
import { FRUIT_KIND_COUNT, SliderKind, type Level } from "./level";
import { GONE, type State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

/**
 * The fewest successive moves in which a fruit must stay on its cell for the solving idea "parking" (a technique that a
 * solution needs). Shorter waits do not count, because every fruit waits now and then.
 */
const MIN_WAIT = 3;
const TWO_PAIRS = 4;
/** A cell counts as a nook if hedge or the edge of the board is on at least this many of its four sides. */
const NOOK_SIDES = 3;

/** The kinds of pieces that `followAll` gives: a fruit has its own kind, and a slider `FIRST_SLIDER` plus its kind. */
const FIRST_SLIDER = FRUIT_KIND_COUNT;
const STONE: readonly number[] = [FIRST_SLIDER + SliderKind.Stone];
const CARS: readonly number[] = [FIRST_SLIDER + SliderKind.CarUp, FIRST_SLIDER + SliderKind.CarAcross];
const BARRELS: readonly number[] = [FIRST_SLIDER + SliderKind.BarrelUp, FIRST_SLIDER + SliderKind.BarrelAcross];

const enum OwnIdea {
  StoneStop = 6,
  Parking,
  GiveUpStop,
  OneWay,
  Nook,
  TwoAtOnce,
  TooSoon,
  CarStop,
  BarrelStop,
  FruitStop,
  SwapPlaces,
  Anteater,
  Danger,
}

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board, fruitKinds }) =>
    ({ fruits }) =>
      measureDistanceOfPairs(board, fruits, fruitKinds),
  own: [
    { ...TEXTS.ideas.stoneStop, strengthOf: countStopsAt(STONE) },
    { ...TEXTS.ideas.parking, strengthOf: measureWait },
    { ...TEXTS.ideas.giveUpStop, strengthOf: countGivenUpStops },
    { ...TEXTS.ideas.oneWay, strengthOf: countWaysThroughPasses },
    { ...TEXTS.ideas.nook, strengthOf: countWaysIntoNooks },
    { ...TEXTS.ideas.twoAtOnce, strengthOf: (_, solution) => countSlidingPairs(solution) },
    {
      ...TEXTS.ideas.tooSoon,
      strengthOf: (_, solution, atLeast) => measureTooSoon(solution, countFruits, 2, atLeast),
    },
    { ...TEXTS.ideas.carStop, strengthOf: countStopsAt(CARS) },
    { ...TEXTS.ideas.barrelStop, strengthOf: countStopsAt(BARRELS) },
    { ...TEXTS.ideas.fruitStop, strengthOf: countStopsAtFruits },
    { ...TEXTS.ideas.swapPlaces, strengthOf: countSwaps },
    { ...TEXTS.ideas.anteater, strengthOf: (_, solution) => countPulls(solution) },
    { ...TEXTS.ideas.danger, strengthOf: (_, solution) => countSpoilingInputs(solution) },
  ],
  leadOrder: [
    OwnIdea.TwoAtOnce,
    OwnIdea.StoneStop,
    OwnIdea.CarStop,
    OwnIdea.BarrelStop,
    OwnIdea.Anteater,
    OwnIdea.Danger,
    OwnIdea.TooSoon,
    OwnIdea.SwapPlaces,
    OwnIdea.Nook,
    OwnIdea.GiveUpStop,
    OwnIdea.Parking,
    OwnIdea.FruitStop,
    CommonIdea.Order,
    OwnIdea.OneWay,
    CommonIdea.Detour,
    CommonIdea.ThereAndBack,
    CommonIdea.OneWayIn,
  ],
  things: [OwnIdea.StoneStop, OwnIdea.CarStop, OwnIdea.BarrelStop, OwnIdea.Anteater, OwnIdea.Danger],
  strongStrengths: STRONG_STRENGTHS,
};

/**
 * Returns the sum of the distances between the fruits of each pair, in columns and rows. If a kind has several pairs,
 * its fruits are paired in reading order.
 */
function measureDistanceOfPairs(board: Board, fruits: readonly number[], fruitKinds: readonly number[]): number {
  let sum = 0;
  let partner = GONE;
  let partnerKind = -1;
  for (let index = 0; index < fruits.length; index++) {
    const cell = fruits[index];
    if (cell === GONE) continue;
    if (partner === GONE || partnerKind !== fruitKinds[index]) {
      partner = cell;
      partnerKind = fruitKinds[index];
      continue;
    }
    sum += distanceBetween(board, cell, partner);
    partner = GONE;
  }
  return sum;
}

function followAll(
  { fruits, fruitKinds, sliders, sliderKinds }: Level,
  { records }: PlayedSolution<State>,
): Task<FollowedPieces> {
  const kinds = [...fruitKinds, ...sliderKinds.map((kind) => FIRST_SLIDER + kind)];
  return followPieces([...fruits, ...sliders], kinds, records);
}

function isFruitKind(kind: number): boolean {
  return kind < FIRST_SLIDER;
}

/**
 * Returns a function that counts the stops of fruits at pieces of the kinds `ahead`. A stop counts only if the fruit's
 * next motion is at a right angle to the motion that the stop ended.
 */
function countStopsAt(ahead: readonly number[]) {
  return function* (level: Level, solution: PlayedSolution<State>): Task<number> {
    if (!level.sliderKinds.some((kind) => ahead.includes(FIRST_SLIDER + kind))) return 0;
    const pieces = yield* followAll(level, solution);
    return countUsedStops(level.board, pieces, (kind, kindAhead) => isFruitKind(kind) && ahead.includes(kindAhead));
  };
}

/**
 * Counts the stops of fruits at fruits of other kinds. A stop counts only if the fruit's next motion is at a right
 * angle to the motion that the stop ended.
 */
function* countStopsAtFruits(level: Level, solution: PlayedSolution<State>): Task<number> {
  const pieces = yield* followAll(level, solution);
  const stops = (kind: number, ahead: number) => isFruitKind(kind) && isFruitKind(ahead) && kind !== ahead;
  return countUsedStops(level.board, pieces, stops);
}

/** Counts how often two fruits of different kinds change their order. Stones, cars and barrels do not count. */
function* countSwaps(level: Level, solution: PlayedSolution<State>): Task<number> {
  return yield* countChangesOfOrder(level.board, yield* followAll(level, solution), isFruitKind);
}

function* measureWait(level: Level, solution: PlayedSolution<State>): Task<number> {
  const longest = measureLongestWait(yield* followAll(level, solution), isFruitKind);
  return longest < MIN_WAIT ? 0 : longest;
}

function isStop({ cause, ending, from, to }: Motion): boolean {
  return cause === "pushed" && ending === "hit" && from !== to;
}

/**
 * Counts the stops that the player gave up to win. A stop is here a cell with a piece that stopped another piece. It is
 * given up when a piece slides over this cell later.
 */
function countGivenUpStops({ board }: Level, { states, records }: PlayedSolution<State>): number {
  const isStopCell: Record<number, true | undefined> = {};
  let count = 0;
  for (let index = 0; index < records.length; index++) {
    const { motions } = records[index];
    for (const motion of motions) if (isTravel(motion)) count += countStopCells(board, motion, isStopCell);
    for (const motion of motions) {
      const ahead = motion.to + board.steps[motion.direction];
      const { fruits, sliders } = states[index + 1];
      if (isStop(motion) && (fruits.includes(ahead) || sliders.includes(ahead))) isStopCell[ahead] = true;
    }
  }
  return count;
}

/**
 * Counts the cells on a piece's way that are marked in `isMarked`, and removes their marks. A mark says that a piece on
 * this cell has stopped another piece before. The cell where the way begins does not count.
 */
function countStopCells(
  { steps }: Board,
  { from, to, direction }: Motion,
  isMarked: Record<number, true | undefined>,
): number {
  let count = 0;
  for (let cell = from; cell !== to;) {
    cell += steps[direction];
    if (isMarked[cell] !== true) continue;
    isMarked[cell] = undefined;
    count++;
  }
  return count;
}

function countWaysThroughPasses({ board: { steps }, passes }: Level, solution: PlayedSolution<State>): number {
  if (passes.length === 0) return 0;
  return countFruitMotions(solution, ({ from, to, direction }) => {
    for (let cell = from; cell !== to; cell += steps[direction])
      if (passes.some((pass) => pass.cell === cell && pass.direction === direction)) return true;
    return false;
  });
}

function countWaysIntoNooks({ board: { steps }, isWall }: Level, solution: PlayedSolution<State>): number {
  return countFruitMotions(solution, ({ to }) => steps.filter((step) => isWall[to + step]).length >= NOOK_SIDES);
}

function countFruitMotions(
  { states, records }: PlayedSolution<State>,
  isCounted: (this: void, motion: Motion) => boolean,
): number {
  let count = 0;
  for (let index = 0; index < records.length; index++) {
    for (const motion of records[index].motions) {
      const isFruit = states[index].fruits.includes(motion.piece);
      if (isFruit && isTravel(motion) && motion.from !== motion.to && isCounted(motion)) count++;
    }
  }
  return count;
}

/**
 * Returns the number of fruits that slide in a move and leave the board in the same move. The move is the last one of a
 * solution in which at least two pairs leave; the result is 0 if there is no such move. A larger number shows more
 * clearly that one move joins two pairs.
 */
function countSlidingPairs({ records }: PlayedSolution<State>): number {
  for (let index = records.length - 1; index >= 0; index--) {
    const { motions } = records[index];
    const leavers = motions.filter((motion) => isGoneForGood(motion));
    if (leavers.length < TWO_PAIRS) continue;
    return leavers.filter(({ piece }) => motions.some((motion) => motion.piece === piece && isTravel(motion))).length;
  }
  return 0;
}

function countPulls({ records }: PlayedSolution<State>): number {
  let count = 0;
  for (const { motions } of records) for (const { cause } of motions) if (cause === "pulled") count++;
  return count;
}

function countSpoilingInputs({ certificate, moves, stateNumbers }: PlayedSolution<State>): number {
  const { next } = certificate.graph;
  let count = 0;
  for (let index = 0; index < moves.length; index++)
    for (const direction of DIRECTIONS) if (next[direction][stateNumbers[index]] === LOST) count++;
  return count;
}

function countFruits({ fruits }: State): number {
  let count = 0;
  for (const cell of fruits) if (cell !== GONE) count++;
  return count;
}

function distanceBetween(board: Board, one: number, other: number): number {
  return Math.abs(columnOf(board, one) - columnOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other));
}
