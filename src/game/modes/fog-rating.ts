/**
 * Rates the difficulty of a level in fog, a special rule of the weekly remix that hides all cells far from the pieces.
 */
import { difficultyOfMoves, computeExpectedMoves } from "../../kernel/difficulty/expected-moves";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";

/**
 * The assumed number of moves to a win from every state that is two or more moves away. Difficulties are computed for
 * an imagined player, who notices such a win in fewer than one of a million moves.
 */
const OUT_OF_SIGHT_MOVES = 20000;

const STATES_PER_SLICE = 200;

/**
 * Returns the difficulty of a level in fog (a rule that hides distant cells). The unit is a hundredth of a bit (the
 * binary logarithm of the expected moves). Difficulties are computed for an imagined player, who in fog notices a win
 * only if it is one move away.
 */
export function* rateInFog<Level, State>({ certificate }: CertifiedLevel<Level, State>): Task<number> {
  const { graph, analysis } = certificate;
  const { winDistance } = analysis;
  const inFog: number[] = [];
  for (let state = 0; state < winDistance.length; state++) {
    inFog.push(winDistance[state] > 1 ? OUT_OF_SIGHT_MOVES : winDistance[state]);
    if (state % STATES_PER_SLICE === 0) yield;
  }
  return difficultyOfMoves(yield* computeExpectedMoves(graph, inFog));
}
