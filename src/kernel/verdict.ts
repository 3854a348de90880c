import { CERTAIN, centibits } from "./bits";
import { DIRECTIONS, type Direction } from "./direction";
import type { Transitions } from "./graph";
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

/** What is known of each state of a graph, by its number. */
export interface Analysis {
  readonly verdict: Verdict;
  /** Fewest moves to a win, or `NEVER`. */
  readonly distance: readonly number[];
}

/** What is found out of the states, each from those it leads to. */
interface Knowledge {
  readonly distance: number[];
  /** The chance to win of the random player that `Verdict.difficultyCentibits` is about, in parts of `CERTAIN`. */
  readonly chance: number[];
  /** How many shortest lines win. */
  readonly lines: number[];
}

const STATES_PER_SLICE = 12;

// Where moves lead in circles a chance is a limit; this many passes come near enough to compare levels.
const MAX_CHANCE_PASSES = 64;

/** Reads the state graph of a level. */
export function* judge(graph: Transitions): Work<Analysis> {
  const knowledge = yield* know(graph);
  const { distance, chance, lines } = knowledge;
  let deadEnds = 0;
  for (const moves of distance) if (moves === NEVER) deadEnds++;
  const verdict: Verdict = {
    par: distance[graph.start],
    solutions: lines[graph.start],
    states: graph.size,
    deadEnds,
    difficultyCentibits: centibits(chance[graph.start]),
    forcedMoves: countForcedMoves(graph, distance),
  };
  return { verdict, distance };
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Transitions, distance: readonly number[], state: number): Direction | undefined {
  if (distance[state] <= 0) return undefined;
  return DIRECTIONS.find((direction) => {
    const after = graph.next[4 * state + direction];
    return after >= 0 && distance[after] === distance[state] - 1;
  });
}

/** The moves of the shortest win from a state, the first of them where there are several. */
export function bestLine(graph: Transitions, distance: readonly number[], from: number): Direction[] {
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

/** Where all moves lead one way, one pass against it knows every state; else passes go on until nothing changes. */
function* know(graph: Transitions): Work<Knowledge> {
  const { next, size, order } = graph;
  const knowledge = knowOnlyWins(graph);
  const first = order === "back" ? 0 : size - 1;
  const step = order === "back" ? 1 : -1;
  let changed = true;
  for (let pass = 0; changed; pass++) {
    changed = false;
    let state = first;
    for (let count = 1; count <= size; count++) {
      if (learn(next, knowledge, state, pass < MAX_CHANCE_PASSES)) changed = order === "any";
      state += step;
      if (count % STATES_PER_SLICE === 0) yield;
    }
  }
  return knowledge;
}

function knowOnlyWins({ size, won }: Transitions): Knowledge {
  const distance: number[] = [];
  const chance: number[] = [];
  const lines: number[] = [];
  for (let state = 0; state < size; state++) {
    distance.push(NEVER);
    chance.push(0);
    lines.push(0);
  }
  for (const state of won) {
    distance[state] = 0;
    chance[state] = CERTAIN;
    lines[state] = 1;
  }
  return { distance, chance, lines };
}

/** Learns of a state from those it leads to; gives whether anything was new. */
function learn(
  next: readonly number[],
  { distance, chance, lines }: Knowledge,
  state: number,
  learnsChance: boolean,
): boolean {
  const known = distance[state];
  if (known === 0) return false;
  let nearest = NEVER;
  let ways = 0;
  let sum = 0;
  let choices = 0;
  for (let edge = 4 * state; edge < 4 * state + 4; edge++) {
    const after = next[edge];
    if (after >= 0) {
      choices++;
      sum += chance[after];
      const moves = distance[after];
      if (moves !== NEVER) {
        if (nearest === NEVER || moves < nearest) {
          nearest = moves;
          ways = lines[after];
        } else if (moves === nearest) ways += lines[after];
      }
    }
  }
  const mean = learnsChance && choices > 0 ? Math.floor(sum / choices) : chance[state];
  const moves = nearest === NEVER ? NEVER : nearest + 1;
  const isNew = moves !== known || ways !== lines[state] || mean !== chance[state];
  distance[state] = moves;
  lines[state] = Math.min(MANY, ways);
  chance[state] = mean;
  return isNew;
}

function countForcedMoves(graph: Transitions, distance: readonly number[]): number {
  let forced = 0;
  let state = graph.start;
  for (const move of bestLine(graph, distance, state)) {
    if (DIRECTIONS.filter((direction) => graph.next[4 * state + direction] >= 0).length === 1) forced++;
    state = graph.next[4 * state + move];
  }
  return forced;
}
