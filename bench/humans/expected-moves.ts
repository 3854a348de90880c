/**
 * Computes the moves that the difficulty model expects from a person. Works on state graphs (all states and the moves
 * between them) in which a state may have any number of moves. The kernel's solver
 * (src/kernel/difficulty/expected-moves.ts) knows only four inputs, and its elimination takes long for graphs as dense
 * as those of Rush Hour. Therefore this file applies the model's equations again and again until the numbers hardly
 * change any more.
 */
import { UNREACHABLE } from "../../src/kernel/graph";
import { sightWeight } from "../../src/kernel/difficulty/expected-moves";
import type { StateGraph } from "./state-graph";

/** The repeated computation ends when no state's expected moves have changed by more than this share in one round. */
const FINAL_CHANGE = 1e-6;
const MAX_ROUNDS = 100_000;

/** Returns how many moves a person is expected to need from state 0 to a win. Throws if no win can be reached. */
export function computeExpectedMoves(graph: StateGraph): number {
  const { winDistance } = graph;
  if (winDistance[0] === UNREACHABLE) throw new Error("no win can be reached");
  const moves = [...winDistance];
  // Computes states near a win before the others, which saves rounds. The expected moves of a state depend mostly on
  // the states that are nearer to a win.
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

/**
 * Returns the expected number of moves from a state, computed from the current estimates for the states after each of
 * its moves.
 */
function movesThrough({ successors, winDistance }: StateGraph, moves: readonly number[], state: number): number {
  const choices = successors[state];
  const seen = sightWeight(winDistance[state], choices.length);
  let sum = choices.length + seen * winDistance[state];
  for (const after of choices) sum += winDistance[after] === UNREACHABLE ? moves[0] : moves[after];
  return sum / (choices.length + seen);
}
