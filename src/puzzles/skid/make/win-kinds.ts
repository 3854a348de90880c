/**
 * Marks the states from which a full combo or a plain win can be reached. In a full combo, all toys of each colour
 * leave in one move; any other win is a plain win. The functions need a level without dead ends (states from which no
 * win can be reached). They visit the states nearest to a win first, so that most successors of a state are marked
 * before the state itself.
 */
import { fill } from "../../../kernel/fill";
import type { WinAnalysis } from "../../../kernel/win-distance";
import type { Task } from "../../../kernel/task";
import type { Exploration } from "../explore/exploration";

const STATES_PER_SLICE = 24;

/**
 * Returns a list with 1 for each state from which one of the shortest solutions ends in a full combo, and 0 for all
 * other states. In a full combo, all toys of each colour leave in one move. States more than `maxMoves` moves from a
 * win get 0.
 */
export function* markShortestToCombo(
  { combos, memory, stateCount }: Exploration,
  { winDistance, nearestFirst }: WinAnalysis,
  maxMoves: number,
): Task<number[]> {
  const [ups, rights, downs, lefts] = memory.next;
  const marks: number[] = [];
  yield* fill(marks, stateCount, 0);
  for (const state of combos) marks[state] = 1;
  for (let index = 0; index < stateCount; index++) {
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

/**
 * Returns a list with 1 for each state from which a plain win can be reached, otherwise 0. In a plain win, the toys of
 * some colour leave in more than one move.
 */
export function* markPlainWins(
  { combos, wonStates, memory, stateCount }: Exploration,
  { nearestFirst }: WinAnalysis,
): Task<number[]> {
  const [ups, rights, downs, lefts] = memory.next;
  const marks: number[] = [];
  yield* fill(marks, stateCount, 0);
  for (const state of wonStates) marks[state] = 1;
  for (const state of combos) marks[state] = 0;
  let unmarked = stateCount - wonStates.length;
  let before = stateCount;
  while (unmarked > 0 && unmarked < before) {
    before = unmarked;
    for (let index = wonStates.length; index < stateCount; index++) {
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
