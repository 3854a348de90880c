import { CERTAIN, centibits } from "./bits";
import type { Direction } from "./direction";
import { NEVER, type Transitions } from "./graph";
import { lookBack } from "./look-back";
import type { Work } from "./work";

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

const STATES_PER_SLICE = 16;
const STATES_PER_FILL = 100;

// Where moves lead in circles a chance is a limit; this many passes come near enough to compare levels.
const MAX_CHANCE_PASSES = 64;

/** Reads the state graph of a level. */
export function* judge(graph: Transitions): Work<Analysis> {
  const { distance, lines, alive, canLose } = yield* lookBack(graph);
  yield;
  const deadEnds = graph.size - alive;
  // Who can neither lose nor get stuck wins in the end, whatever is picked.
  const chance = deadEnds === 0 && !canLose ? CERTAIN : yield* chanceOfStart(graph);
  const findings = { solutions: lines[graph.start], chance, deadEnds };
  return { verdict: concludeVerdict(graph, distance, findings), distance };
}

/** The chance to win of the random player that `Verdict.difficultyCentibits` is about, in parts of `CERTAIN`. */
function* chanceOfStart({ size, start, next, won }: Transitions): Work<number> {
  // By state. A won state has no exits, and keeps what it has.
  const chance: number[] = [];
  for (let state = 0; state < size; state++) {
    chance[state] = 0;
    if (state % STATES_PER_FILL === 0) yield;
  }
  for (const state of won) chance[state] = CERTAIN;
  let isNew = true;
  for (let pass = 0; isNew && pass < MAX_CHANCE_PASSES; pass++) {
    isNew = false;
    for (let end = size; end > 0; end -= STATES_PER_SLICE) {
      if (learnChance(next, chance, Math.max(0, end - STATES_PER_SLICE), end)) isNew = true;
      yield;
    }
  }
  return chance[start];
}

/** What a walk over all states of a level finds out beside their distances. */
interface Findings {
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

/** Learns the chances of the states before `to`, back to `from`, from those they lead to; gives whether one was new. */
function learnChance(next: Transitions["next"], chance: number[], from: number, to: number): boolean {
  let isNew = false;
  for (let state = to - 1; state >= from; state--) {
    let sum = 0;
    let choices = 0;
    for (const exits of next) {
      const after = exits[state];
      if (after >= 0) {
        choices++;
        sum += chance[after];
      }
    }
    if (choices > 0) {
      const mean = meanOf(sum, choices);
      if (mean !== chance[state]) isNew = true;
      chance[state] = mean;
    }
  }
  return isNew;
}

/** What is left over is taken off first, so that the division is exact in any kind of number. */
function meanOf(sum: number, choices: number): number {
  return (sum - (sum % choices)) / choices;
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
