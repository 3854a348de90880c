import { CERTAIN, centibits } from "./bits";
import type { Direction } from "./direction";
import { LOST, type Transitions } from "./graph";
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

const STATES_PER_SLICE = 16;
const STATES_PER_FILL = 100;

// Where moves lead in circles a chance is a limit; this many passes come near enough to compare levels.
const MAX_CHANCE_PASSES = 64;

/**
 * Reads the state graph of a level. Where all moves lead one way, one pass against it knows every state; else passes go
 * on until nothing changes.
 */
export function* judge(graph: Transitions): Work<Analysis> {
  const { size, order } = graph;
  const knowledge: Knowledge = { distance: [], chance: [], lines: [] };
  for (let from = 0; from < size; from += STATES_PER_FILL) {
    knowNothing(knowledge, from, Math.min(size, from + STATES_PER_FILL));
    yield;
  }
  knowWins(knowledge, graph.won);
  if (order !== "any") yield* sweep(graph, knowledge, true);
  else while (yield* sweep(graph, knowledge, false)) yield;
  let deadEnds = 0;
  let isSafe = order === "any";
  for (let from = 0; from < size; from += STATES_PER_FILL) {
    const to = Math.min(size, from + STATES_PER_FILL);
    deadEnds += countDeadEnds(knowledge.distance, from, to);
    if (isSafe) isSafe = deadEnds === 0 && !canLose(graph.next, from, to);
    if (size > STATES_PER_FILL) yield;
  }
  if (order === "any" && !isSafe) {
    for (let pass = 0; pass < MAX_CHANCE_PASSES; pass++) if (!(yield* sweep(graph, knowledge, true))) break;
  }
  const { distance, chance, lines } = knowledge;
  // Who can neither lose nor get stuck wins in the end, whatever is picked.
  const findings = { solutions: lines[graph.start], chance: isSafe ? CERTAIN : chance[graph.start], deadEnds };
  return { verdict: concludeVerdict(graph, distance, findings), distance };
}

/** One pass over all states; gives whether anything was new. */
function* sweep({ next, size, order }: Transitions, knowledge: Knowledge, learnsChance: boolean): Work<boolean> {
  const step = order === "back" ? 1 : -1;
  let state = order === "back" ? 0 : size - 1;
  let isNew = false;
  for (let left = size; left > 0; left -= STATES_PER_SLICE) {
    const count = Math.min(left, STATES_PER_SLICE);
    if (learn(next, knowledge, state, step, count, learnsChance)) isNew = true;
    state += step * count;
    yield;
  }
  return isNew;
}

/** What a walk over all states of a level finds out beside their distances. */
export interface Findings {
  readonly solutions: number;
  /** The chance to win of the random player that `Verdict.difficultyCentibits` is about, in parts of `CERTAIN`. */
  readonly chance: number;
  readonly deadEnds: number;
}

/** The verdict on a level whose states are known. */
export function concludeVerdict(graph: Transitions, distance: readonly number[], findings: Findings): Verdict {
  return {
    par: distance[graph.start],
    solutions: findings.solutions,
    states: graph.size,
    deadEnds: findings.deadEnds,
    difficultyCentibits: centibits(findings.chance),
    forcedMoves: countForcedMoves(graph, distance),
  };
}

function countDeadEnds(distance: readonly number[], from: number, to: number): number {
  let deadEnds = 0;
  for (let state = from; state < to; state++) if (distance[state] === NEVER) deadEnds++;
  return deadEnds;
}

function canLose(next: readonly number[], from: number, to: number): boolean {
  for (let edge = 4 * from; edge < 4 * to; edge++) if (next[edge] === LOST) return true;
  return false;
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Transitions, distance: readonly number[], state: number): Direction | undefined {
  const nearer = distance[state] - 1;
  if (nearer < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[4 * state + direction];
    if (after >= 0 && distance[after] === nearer) return direction as Direction;
  }
  return undefined;
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

function knowNothing({ distance, chance, lines }: Knowledge, from: number, to: number): void {
  for (let state = from; state < to; state++) {
    distance[state] = NEVER;
    chance[state] = 0;
    lines[state] = 0;
  }
}

function knowWins({ distance, chance, lines }: Knowledge, won: readonly number[]): void {
  for (const state of won) {
    distance[state] = 0;
    chance[state] = CERTAIN;
    lines[state] = 1;
  }
}

/** Learns of `count` states from those they lead to; gives whether anything was new. */
function learn(
  next: readonly number[],
  { distance, chance, lines }: Knowledge,
  first: number,
  step: number,
  count: number,
  learnsChance: boolean,
): boolean {
  let isNew = false;
  let state = first;
  for (let left = count; left > 0; left--) {
    const known = distance[state];
    if (known !== 0) {
      let nearest = NEVER;
      let ways = 0;
      let sum = 0;
      let choices = 0;
      const end = 4 * state + 4;
      for (let edge = end - 4; edge < end; edge++) {
        const after = next[edge];
        if (after >= 0) {
          choices++;
          sum += chance[after];
          const moves = distance[after];
          if (moves === nearest) ways += lines[after];
          else if (moves !== NEVER && (nearest === NEVER || moves < nearest)) {
            nearest = moves;
            ways = lines[after];
          }
        }
      }
      if (nearest !== NEVER) nearest++;
      if (ways > MANY) ways = MANY;
      // What is left over is taken off first, so that the division is exact in any kind of number.
      const mean = learnsChance && choices > 0 ? (sum - (sum % choices)) / choices : chance[state];
      if (nearest !== known || ways !== lines[state] || mean !== chance[state]) {
        isNew = true;
        distance[state] = nearest;
        lines[state] = ways;
        chance[state] = mean;
      }
    }
    state += step;
  }
  return isNew;
}

function countForcedMoves(graph: Transitions, distance: readonly number[]): number {
  let forced = 0;
  let state = graph.start;
  for (const move of bestLine(graph, distance, state)) {
    if (countChoices(graph, state) === 1) forced++;
    state = graph.next[4 * state + move];
  }
  return forced;
}

function countChoices(graph: Transitions, state: number): number {
  let choices = 0;
  for (let edge = 4 * state; edge < 4 * state + 4; edge++) if (graph.next[edge] >= 0) choices++;
  return choices;
}
