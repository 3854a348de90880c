import { CERTAIN, centibits } from "./bits";
import { DIRECTIONS, type Direction } from "./direction";
import type { Graph } from "./explore";
import type { Work } from "./work";

/** In `Analysis.distance`: from here the level can no longer be won. */
export const NEVER = -1;

/** Counts of lines stop growing here: four of these still fit a 32-bit integer. */
export const MANY = 500000000;

/** What is known of a level once its whole state graph has been read. */
export interface Verdict {
  /** Moves of the shortest win, or `NEVER`. */
  readonly par: number;
  /** How many different lines of `par` moves win (at most `MANY`). */
  readonly solutions: number;
  /** Positions that can be reached without losing, won ones included. */
  readonly states: number;
  /** Positions still in play that can no longer be won. */
  readonly deadEnds: number;
  /**
   * −log2 of the chance that a player who never makes a move that loses at once, and otherwise picks at random, wins;
   * in hundredths of a bit.
   */
  readonly difficultyCentibits: number;
  /** Moves of the best line at which every other input loses at once or moves nothing. */
  readonly forcedMoves: number;
}

/** What is known of each state of a graph, by its index. */
export interface Analysis {
  readonly verdict: Verdict;
  /** Fewest moves to a win, or `NEVER`. */
  readonly distance: readonly number[];
  /** The chance to win of the random player that `Verdict.difficultyCentibits` is about, in parts of `CERTAIN`. */
  readonly chance: readonly number[];
}

const STATES_PER_SLICE = 24;

// Where the graph has cycles a chance is a limit; this many passes come near enough to compare levels.
const MAX_CHANCE_PASSES = 64;

/** Reads the state graph of a level. */
export function* judge(graph: Graph<unknown>): Work<Analysis> {
  const distance = yield* measureDistances(graph);
  const chance = yield* measureChances(graph);
  const solutions = yield* countSolutions(graph, distance);
  let deadEnds = 0;
  for (const moves of distance) if (moves === NEVER) deadEnds++;
  const verdict: Verdict = {
    par: distance[0],
    solutions,
    states: graph.states.length,
    deadEnds,
    difficultyCentibits: centibits(chance[0]),
    forcedMoves: countForcedMoves(graph, distance),
  };
  return { verdict, distance, chance };
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Graph<unknown>, distance: readonly number[], state: number): Direction | undefined {
  if (distance[state] <= 0) return undefined;
  return DIRECTIONS.find((direction) => {
    const after = graph.next[4 * state + direction];
    return after >= 0 && distance[after] === distance[state] - 1;
  });
}

/** The moves of the shortest win from a state, the first of them where there are several. */
export function bestLine(graph: Graph<unknown>, distance: readonly number[], from: number): Direction[] {
  const line: Direction[] = [];
  let state = from;
  let move = bestMove(graph, distance, state);
  while (move !== undefined) {
    line.push(move);
    state = graph.next[4 * state + move];
    move = bestMove(graph, distance, state);
  }
  return line;
}

// States stand in breadth-first order: one pass from the last to the first settles a graph that only leads onward.
function* measureDistances(graph: Graph<unknown>): Work<number[]> {
  const distance = graph.isWon.map((won): number => (won ? 0 : NEVER));
  let changed = true;
  while (changed) {
    changed = false;
    for (let state = distance.length - 1; state >= 0; state--) {
      const moves = fewestMoves(graph.next, distance, state);
      if (moves !== distance[state]) {
        distance[state] = moves;
        changed = !graph.leadsOnward;
      }
      if (state % STATES_PER_SLICE === 0) yield;
    }
  }
  return distance;
}

function fewestMoves(next: readonly number[], distance: readonly number[], state: number): number {
  let fewest = distance[state];
  for (let edge = 4 * state; edge < 4 * state + 4; edge++) {
    const after = next[edge];
    if (after >= 0 && distance[after] !== NEVER && (fewest === NEVER || distance[after] + 1 < fewest)) {
      fewest = distance[after] + 1;
    }
  }
  return fewest;
}

function* measureChances(graph: Graph<unknown>): Work<number[]> {
  const chance = graph.isWon.map((won): number => (won ? CERTAIN : 0));
  let changed = true;
  for (let pass = 0; pass < MAX_CHANCE_PASSES && changed; pass++) {
    changed = false;
    for (let state = chance.length - 1; state >= 0; state--) {
      const mean = graph.isWon[state] ? CERTAIN : meanChance(graph.next, chance, state);
      if (mean !== chance[state]) {
        chance[state] = mean;
        changed = !graph.leadsOnward;
      }
      if (state % STATES_PER_SLICE === 0) yield;
    }
  }
  return chance;
}

function meanChance(next: readonly number[], chance: readonly number[], state: number): number {
  let sum = 0;
  let choices = 0;
  for (let edge = 4 * state; edge < 4 * state + 4; edge++) {
    if (next[edge] >= 0) {
      sum += chance[next[edge]];
      choices++;
    }
  }
  return choices === 0 ? 0 : Math.floor(sum / choices);
}

/** Counts shortest wins layer by layer: a state of one layer is reached only from the layer before it. */
function* countSolutions(graph: Graph<unknown>, distance: readonly number[]): Work<number> {
  if (distance[0] === NEVER) return 0;
  const ways = distance.map(() => 0);
  ways[0] = 1;
  let layer = [0];
  for (let left = distance[0]; left > 0; left--) {
    const nextLayer: number[] = [];
    for (const state of layer) {
      for (let edge = 4 * state; edge < 4 * state + 4; edge++) {
        const after = graph.next[edge];
        if (after >= 0 && distance[after] === left - 1) {
          if (ways[after] === 0) nextLayer.push(after);
          ways[after] = Math.min(MANY, ways[after] + ways[state]);
        }
      }
    }
    layer = nextLayer;
    yield;
  }
  let solutions = 0;
  for (const state of layer) solutions = Math.min(MANY, solutions + ways[state]);
  return solutions;
}

function countForcedMoves(graph: Graph<unknown>, distance: readonly number[]): number {
  let forced = 0;
  let state = 0;
  for (const move of bestLine(graph, distance, 0)) {
    if (DIRECTIONS.filter((direction) => graph.next[4 * state + direction] >= 0).length === 1) forced++;
    state = graph.next[4 * state + move];
  }
  return forced;
}
