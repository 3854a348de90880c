/**
 * Plays the best solution of a level and records all its moves, so that the solving ideas (techniques that a solution
 * needs) of the level can be measured.
 */
import type { Direction } from "../direction";
import type { Transitions } from "../graph";
import type { MoveRecord, MoveRecorder } from "../motion";
import type { Rules } from "../rules";
import type { Task } from "../task";
import { findBestSolution } from "../verdict";

/**
 * What is needed to measure the solving ideas (techniques that a solution needs) of a level: its state graph (all
 * states and the moves between them) and its win distances (the fewest moves to a win). A certificate (the analysis of
 * all states of a level) contains these data, but the rest of the certificate is not needed.
 */
export interface SolvedGraph {
  readonly graph: Transitions;
  readonly analysis: { readonly winDistance: readonly number[]; readonly verdict: { readonly par: number } };
}

/**
 * The best solution of a level in its state graph (all states and the moves between them). `stateNumbers` has the
 * number of the state before each move, and at the end the number of the won state. The solution has no moves if the
 * level cannot be won or is already won.
 */
export interface GraphSolution {
  readonly certificate: SolvedGraph;
  readonly moves: readonly Direction[];
  readonly stateNumbers: readonly number[];
}

/**
 * What is known about the states of a board from the solutions played so far. Each field has one entry per state, by
 * the state's number. Two solutions that reach the same state continue with the same moves, so that no move is played
 * twice.
 */
export interface PlayedMoves<State> {
  readonly states: Record<number, State | undefined>;
  /** For each state, the record of the first move of the best solution from this state. */
  readonly records: Record<number, MoveRecord | undefined>;
  /**
   * For each state, how many moves the bait in this state costs; 0 if there is no bait. A bait is a wrong input that
   * clearly looks best.
   */
  readonly baitCosts: Record<number, number | undefined>;
}

export function createPlayedMoves<State>(): PlayedMoves<State> {
  return { states: {}, records: {}, baitCosts: {} };
}

/** The best solution of a level, played move by move. */
export interface PlayedSolution<State> extends GraphSolution {
  readonly playedMoves: PlayedMoves<State>;
  readonly rules: Rules<State>;
  readonly states: readonly State[];
  readonly records: readonly MoveRecord[];
}

export function* findSolution(certificate: SolvedGraph): Task<GraphSolution> {
  const { graph, analysis } = certificate;
  const moves = findBestSolution(graph, analysis.winDistance, graph.start);
  yield;
  const stateNumbers = [graph.start];
  for (let index = 0; index < moves.length; index++) stateNumbers.push(graph.next[moves[index]][stateNumbers[index]]);
  return { certificate, moves, stateNumbers };
}

/**
 * Plays the best solution of a level, and records its moves. `playedMoves` holds the moves that were played before on
 * the same board: these are not played again. Adds all newly played moves to `playedMoves`.
 */
export function* playSolution<State>(
  rules: Rules<State>,
  solution: GraphSolution,
  playedMoves: PlayedMoves<State> = createPlayedMoves(),
): Task<PlayedSolution<State>> {
  const { certificate, moves, stateNumbers } = solution;
  const states = [rules.start];
  const records: MoveRecord[] = [];
  for (let index = 0; index < moves.length; index++) {
    const number = stateNumbers[index];
    const known = playedMoves.records[number];
    const knownAfter = playedMoves.states[stateNumbers[index + 1]];
    if (known !== undefined && knownAfter !== undefined) {
      records.push(known);
      states.push(knownAfter);
      continue;
    }
    yield;
    const direction = moves[index];
    const recorder: MoveRecorder = { motions: [] };
    const after = rules.move(states[index], direction, recorder);
    if (after === undefined) throw new Error("a move of the best solution moves nothing");
    const record = { direction, playerPiece: recorder.playerPiece, motions: recorder.motions };
    playedMoves.records[number] = record;
    playedMoves.states[stateNumbers[index + 1]] = after;
    records.push(record);
    states.push(after);
  }
  return { certificate, moves, stateNumbers, playedMoves, rules, states, records };
}
