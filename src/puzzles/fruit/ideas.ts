/**
 * Measures the solving ideas that only levels of Fruit can have, such as stopping a fruit at a stone. A solving idea is
 * a technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { isTravel, type Motion } from "../../kernel/motion";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { Level } from "./level";
import { GONE, type State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";
import { measureTooSoon } from "./too-soon";

/**
 * Two fruits of a kind count as near each other if the columns and the rows between them add up to this number; see
 * `countNearPairs`.
 */
const NEAR = 2;
/** A cell counts as a nook if hedge or the edge of the board is on at least this many of its four sides. */
const NOOK_SIDES = 3;

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board, fruitKinds }) =>
    ({ fruits }) =>
      measureDistanceOfPairs(board, fruits, fruitKinds),
  own: [
    { ...TEXTS.ideas.stoneStop, strengthOf: countStopsAtSliders },
    { ...TEXTS.ideas.waitByTheHedge, strengthOf: (_, solution) => measureLongestWait(solution) },
    { ...TEXTS.ideas.giveUpStop, strengthOf: countGivenUpStops },
    { ...TEXTS.ideas.throughTheGap, strengthOf: countWaysThroughGaps },
    { ...TEXTS.ideas.nook, strengthOf: countWaysIntoNooks },
    { ...TEXTS.ideas.soNear, strengthOf: countNearPairs },
    { ...TEXTS.ideas.tooSoon, strengthOf: (_, solution, atLeast) => measureTooSoon(solution, atLeast) },
  ],
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

function countStopsAtSliders({ board }: Level, { states, records }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 0; index < records.length; index++) {
    const { sliders } = states[index + 1];
    for (const motion of records[index].motions) {
      const isFruit = states[index].fruits.includes(motion.piece);
      if (isFruit && isStop(motion) && sliders.includes(motion.to + board.steps[motion.direction])) count++;
    }
  }
  return count;
}

function isStop({ cause, ending, from, to }: Motion): boolean {
  return cause === "pushed" && ending === "hit" && from !== to;
}

/**
 * Returns the largest number of successive moves in which one fruit stays on its cell, although it moves later. A state
 * does not say which fruit is which. So as long as there is a fruit on a cell, it counts as the same fruit.
 */
function measureLongestWait({ states }: PlayedSolution<State>): number {
  let longest = 0;
  for (const fruit of states[0].fruits) longest = Math.max(longest, waitOf(states, 0, fruit));
  for (let index = 1; index < states.length; index++) {
    for (const fruit of states[index].fruits) {
      if (fruit !== GONE && !states[index - 1].fruits.includes(fruit))
        longest = Math.max(longest, waitOf(states, index, fruit));
    }
  }
  return longest > 1 ? longest : 0;
}

/** Returns for how many moves in a row a fruit stays on the cell `fruit`, from the state with the index `from` on. */
function waitOf(states: readonly State[], from: number, fruit: number): number {
  let last = from;
  while (last + 1 < states.length && states[last + 1].fruits.includes(fruit)) last++;
  return last - from;
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

/**
 * Counts how often a fruit moves through a gap. A gap is a cell with hedge or the board's edge on both sides of the
 * fruit's way.
 */
function countWaysThroughGaps({ board: { steps }, isWall }: Level, solution: PlayedSolution<State>): number {
  return countFruitMotions(solution, ({ from, to, direction }) => {
    const side = steps[(direction + 1) % steps.length];
    for (let cell = from + steps[direction]; cell !== to; cell += steps[direction])
      if (isWall[cell - side] && isWall[cell + side]) return true;
    return false;
  });
}

/** Counts how often a fruit moves into a nook, which is a cell with hedge or the edge on at least three sides. */
function countWaysIntoNooks({ board: { steps }, isWall }: Level, solution: PlayedSolution<State>): number {
  return countFruitMotions(solution, ({ to }) => steps.filter((step) => isWall[to + step]).length >= NOOK_SIDES);
}

/** Counts the motions of a solution that lead a fruit to another cell and for which `isCounted` returns true. */
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
 * Counts how often in a solution two fruits of a kind are `NEAR` cells apart (columns and rows added) and both stay on
 * the board in the next move.
 */
function countNearPairs({ board, fruitKinds }: Level, { states }: PlayedSolution<State>): number {
  let count = 0;
  for (let index = 0; index + 1 < states.length; index++) {
    const { fruits } = states[index];
    const after = states[index + 1].fruits;
    for (let one = 0; one < fruits.length; one++) {
      for (let other = one + 1; other < fruits.length && fruitKinds[other] === fruitKinds[one]; other++)
        if (after[one] !== GONE && distanceBetween(board, fruits[one], fruits[other]) === NEAR) count++;
    }
  }
  return count;
}

function distanceBetween(board: Board, one: number, other: number): number {
  return Math.abs(columnOf(board, one) - columnOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other));
}
