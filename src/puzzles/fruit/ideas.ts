/**
 * Measures the solving ideas that only levels of Fruit can have, such as stopping a fruit at a stone. A solving idea is
 * a trick that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { isTravel, type Motion } from "../../kernel/motion";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { Level } from "./level";
import { GONE, type State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

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
    sum += Math.abs(columnOf(board, cell) - columnOf(board, partner));
    sum += Math.abs(rowOf(board, cell) - rowOf(board, partner));
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

/** Returns for how many moves a fruit stays on the cell `fruit`, from the state with the index `from` on. */
function waitOf(states: readonly State[], from: number, fruit: number): number {
  let last = from;
  while (last + 1 < states.length && states[last + 1].fruits.includes(fruit)) last++;
  return last - from;
}

/**
 * Counts the stops that the player gave up to win. Such a stop is a cell on which a piece stood and stopped another
 * piece, and over which a piece slides later.
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
 * Counts the cells of a motion that are marked in `isMarked`, and removes their marks. A mark says that a piece on this
 * cell has stopped another piece before. The cell where the motion begins does not count.
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
