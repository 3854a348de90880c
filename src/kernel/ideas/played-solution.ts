/**
 * Plays the best solution of a level and records all its moves. The strength of an idea (a trick that the solution
 * needs) is measured on the result.
 */
import type { Direction } from "../direction";
import type { Transitions } from "../graph";
import type { MoveRecord, MoveRecorder } from "../motion";
import type { Rules } from "../rules";
import type { Task } from "../task";
import { bestSolution } from "../verdict";

/**
 * The data on which ideas (tricks that the solution needs) are measured: the state graph of a level, and the distance
 * of each state from a win. A certificate has all of it, but an idea can also be measured before the whole certificate
 * is known.
 */
export interface SolvedGraph {
  readonly graph: Transitions;
  readonly analysis: { readonly winDistance: readonly number[]; readonly verdict: { readonly par: number } };
}

/**
 * The best solution of a level in its state graph. The list of state numbers has one entry more than the list of moves:
 * the state before each move, and the won state. The solution has no moves if the level cannot be won or is already won.
 */
export interface GraphSolution {
  readonly certificate: SolvedGraph;
  readonly moves: readonly Direction[];
  readonly stateNumbers: readonly number[];
}

/** The best solution of a level, played move by move. */
export interface PlayedSolution<State> extends GraphSolution {
  readonly rules: Rules<State>;
  /** For each state of the solution: the state itself, with which the rules work. */
  readonly states: readonly State[];
  /** For each move: the motions of all pieces. */
  readonly records: readonly MoveRecord[];
}

/** Finds the best solution of a level in its state graph. */
export function* findSolution(certificate: SolvedGraph): Task<GraphSolution> {
  const { graph, analysis } = certificate;
  const moves = bestSolution(graph, analysis.winDistance, graph.start);
  yield;
  const stateNumbers = [graph.start];
  for (let index = 0; index < moves.length; index++) stateNumbers.push(graph.next[moves[index]][stateNumbers[index]]);
  return { certificate, moves, stateNumbers };
}

/** Plays a solution of a level from its start. */
export function* playSolution<State>(rules: Rules<State>, solution: GraphSolution): Task<PlayedSolution<State>> {
  const { certificate, moves, stateNumbers } = solution;
  const states = [rules.start];
  const records: MoveRecord[] = [];
  for (let index = 0; index < moves.length; index++) {
    yield;
    const direction = moves[index];
    const recorder: MoveRecorder = { motions: [] };
    const after = rules.move(states[index], direction, recorder);
    if (after === undefined) throw new Error("a move of the best solution moves nothing");
    states.push(after);
    records.push({ direction, playerPiece: recorder.playerPiece, motions: recorder.motions });
  }
  return { certificate, moves, stateNumbers, rules, states, records };
}
