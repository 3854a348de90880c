import { fill } from "../../../kernel/fill";
import type { WinAnalysis } from "../../../kernel/win-distance";
import type { Task } from "../../../kernel/task";
import type { Exploration } from "../explore/exploration";

/**
 * In which wins the lines from each state may end, for levels where each state leads to a win. `known` is what looking
 * back from all wins has found. States are gone through from the wins on, so that what they lead to is mostly known.
 */

const STATES_PER_SLICE = 24;

/** By state: 1 where a line of the fewest moves, if these are at most so many, ends in a max combo; else 0. */
export function* markShortestToCombo(
  { combos, memory, size }: Exploration,
  { winDistance, nearestFirst }: WinAnalysis,
  maxMoves: number,
): Task<number[]> {
  const [ups, rights, downs, lefts] = memory.next;
  const marks: number[] = [];
  yield* fill(marks, size, 0);
  for (const state of combos) marks[state] = 1;
  for (let index = 0; index < size; index++) {
    const state = nearestFirst[index];
    const nearer = winDistance[state] - 1;
    if (nearer >= maxMoves) break;
    const up = ups[state];
    const right = rights[state];
    const down = downs[state];
    const left = lefts[state];
    if (
      (marks[up] === 1 && winDistance[up] === nearer) ||
      (marks[right] === 1 && winDistance[right] === nearer) ||
      (marks[down] === 1 && winDistance[down] === nearer) ||
      (marks[left] === 1 && winDistance[left] === nearer)
    ) {
      marks[state] = 1;
    }
    if (index % STATES_PER_SLICE === 0) yield;
  }
  return marks;
}

/** By state: 1 where some line wins without a max combo, else 0. */
export function* markPlainWins(
  { combos, won, memory, size }: Exploration,
  { nearestFirst }: WinAnalysis,
): Task<number[]> {
  const [ups, rights, downs, lefts] = memory.next;
  const marks: number[] = [];
  yield* fill(marks, size, 0);
  for (const state of won) marks[state] = 1;
  for (const state of combos) marks[state] = 0;
  let unmarked = size - won.length;
  let before = size;
  while (unmarked > 0 && unmarked < before) {
    before = unmarked;
    for (let index = won.length; index < size; index++) {
      const state = nearestFirst[index];
      if (index % STATES_PER_SLICE === 0) yield;
      if (marks[state] === 1) continue;
      if (
        marks[ups[state]] === 1 ||
        marks[rights[state]] === 1 ||
        marks[downs[state]] === 1 ||
        marks[lefts[state]] === 1
      ) {
        marks[state] = 1;
        unmarked--;
      }
    }
  }
  return marks;
}
