/**
 * Computes the moves that the difficulty model expects from a person, on state graphs with any number of moves in each
 * state.
 *
 * The game's own solver (src/kernel/difficulty/expected-moves.ts) only allows four moves in each state, one for each
 * direction. This file applies the same equations again and again until the numbers hardly change.
 */
import { UNREACHABLE } from "../../src/kernel/graph";
import { sightWeight } from "../../src/kernel/difficulty/expected-moves";
import type { StateGraph } from "./state-graph";

/**
 * The share by which a state's expected moves may change in the last round of the computation. Each round computes all
 * states once.
 */
const FINAL_CHANGE = 1e-6;
const MAX_ROUNDS = 100_000;

/** Returns how many moves a person is expected to need from state 0 to a win. Throws if no win can be reached. */
export function computeExpectedMoves(graph: StateGraph): number {
  const { winDistance } = graph;
  if (winDistance[0] === UNREACHABLE) throw new Error("no win can be reached");
  const moves = [...winDistance];
  // Computes states near a win first, because the expected moves of other states depend on them. The computation then
  // needs fewer rounds.
  const states = [...moves.keys()].filter((state) => winDistance[state] > 1);
  states.sort((one, other) => winDistance[one] - winDistance[other] || one - other);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let change = 0;
    for (const state of states) {
      const movesNow = movesThrough(graph, moves, state);
      change = Math.max(change, Math.abs(movesNow / moves[state] - 1));
      moves[state] = movesNow;
    }
    if (change <= FINAL_CHANGE) return moves[0];
  }
  throw new Error(`the expected moves still change after ${MAX_ROUNDS} rounds`);
}

function movesThrough({ successors, winDistance }: StateGraph, moves: readonly number[], state: number): number {
  const choices = successors[state];
  const seen = sightWeight(winDistance[state], choices.length);
  let sum = choices.length + seen * winDistance[state];
  for (const after of choices) sum += winDistance[after] === UNREACHABLE ? moves[0] : moves[after];
  return sum / (choices.length + seen);
}
