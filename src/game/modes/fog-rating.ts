/**
 * Rates the difficulty of a level in fog. Fog, a twist of the weekly remix, hides all cells that are far from the
 * pieces.
 */
import { difficultyOfMoves, computeExpectedMoves } from "../../kernel/difficulty/expected-moves";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";

/**
 * The number of moves to a win that `rateInFog` assumes in every state that is two or more moves from a win. The model
 * of a player in expected-moves.ts notices such a distant win in fewer than one of a million moves.
 */
const OUT_OF_SIGHT_MOVES = 20000;

const STATES_PER_SLICE = 200;

/**
 * Returns the difficulty of a level in fog, in hundredths of a bit. The computation uses a model of a player. In fog,
 * this model notices a win only if it is one move away.
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
