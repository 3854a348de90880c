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
 * Reads the state graph of a level. Where all moves lead onward, one pass backward knows every state; else passes go
 * on until nothing changes.
 */
export function* judge(graph: Transitions): Work<Analysis> {
  const { size, leadsOnward } = graph;
  const knowledge: Knowledge = { distance: [], chance: [], lines: [] };
  for (let from = 0; from < size; from += STATES_PER_FILL) {
    knowNothing(knowledge, from, Math.min(size, from + STATES_PER_FILL));
    yield;
  }
  knowWins(knowledge, graph.won);
  if (leadsOnward) yield* sweep(graph, knowledge, true);
  else while (yield* sweep(graph, knowledge, false)) yield;
  let deadEnds = 0;
  let isSafe = !leadsOnward;
  for (let from = 0; from < size; from += STATES_PER_FILL) {
    const to = Math.min(size, from + STATES_PER_FILL);
    deadEnds += countDeadEnds(knowledge.distance, from, to);
    if (isSafe) isSafe = deadEnds === 0 && !canLose(graph.next, from, to);
    yield;
  }
  if (!leadsOnward && !isSafe) {
    for (let pass = 0; pass < MAX_CHANCE_PASSES; pass++) if (!(yield* sweep(graph, knowledge, true))) break;
  }
  const { distance, chance, lines } = knowledge;
  // Who can neither lose nor get stuck wins in the end, whatever is picked.
  const findings = { solutions: lines[graph.start], chance: isSafe ? CERTAIN : chance[graph.start], deadEnds };
  return { verdict: concludeVerdict(graph, distance, findings), distance };
}

/** One pass over all states, the last first; gives whether anything was new. */
function* sweep({ next, size }: Transitions, knowledge: Knowledge, learnsChance: boolean): Work<boolean> {
  let isNew = false;
  for (let end = size; end > 0; end -= STATES_PER_SLICE) {
    if (learn(next, knowledge, Math.max(0, end - STATES_PER_SLICE), end, learnsChance)) isNew = true;
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

function canLose(next: Transitions["next"], from: number, to: number): boolean {
  for (const exits of next) for (let state = from; state < to; state++) if (exits[state] === LOST) return true;
  return false;
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Transitions, distance: readonly number[], state: number): Direction | undefined {
  const nearer = distance[state] - 1;
  if (nearer < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
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
    state = graph.next[move][state];
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

/** Learns of the states before `to`, back to `from`, from those they lead to; gives whether anything was new. */
function learn(
  next: Transitions["next"],
  { distance, chance, lines }: Knowledge,
  from: number,
  to: number,
  learnsChance: boolean,
): boolean {
  let isNew = false;
  for (let state = to - 1; state >= from; state--) {
    const known = distance[state];
    if (known !== 0) {
      let nearest = NEVER;
      let ways = 0;
      let sum = 0;
      let choices = 0;
      for (const exits of next) {
        const after = exits[state];
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
  }
  return isNew;
}

/** The best line is that of `bestLine`, and all of it is one loop: it is walked for every candidate on the console. */
function countForcedMoves({ next, start }: Transitions, distance: readonly number[]): number {
  let forced = 0;
  let state = start;
  for (let nearer = distance[start] - 1; nearer >= 0; nearer--) {
    let choices = 0;
    let best = NEVER;
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][state];
      if (after >= 0) {
        choices++;
        if (best === NEVER && distance[after] === nearer) best = after;
      }
    }
    if (choices === 1) forced++;
    state = best;
  }
  return forced;
}
