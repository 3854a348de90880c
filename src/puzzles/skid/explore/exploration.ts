import { NEVER } from "../../../kernel/graph";
import type { Loan } from "../../../kernel/loan";
import { UNKNOWN } from "../../tilting/exits";
import { Code, type Lanes } from "./lanes";
import { Intact, putInQueue, type Scratch } from "./scratch";
import type { Weights } from "./weights";

/** What is asked of a level: an exploration ends as soon as it is certain that the level is not like this, or not fair. */
export interface ParRange {
  /** The least and the most that `parCombo` may be. */
  readonly leastPar: number;
  readonly mostPar: number;
}

/** What an explorer is given, and what it finds: the positions of a level that can be reached from its start. */
export interface Exploration {
  readonly lanes: Lanes;
  readonly scratch: Scratch;
  /** It is over when nobody needs what was found. */
  readonly loan: Loan;
  /** What the codes of a position add to its key. */
  readonly weights: Weights;
  /** The codes of the first position; see lanes.ts. There are four of them, or more. */
  readonly start: readonly number[];
  readonly parRange: ParRange | undefined;
  /** How many states there are; what lies behind them in the scratch is noise. */
  size: number;
  /** The won states, in ascending order; and those of them to which every colour left at once. */
  readonly won: number[];
  readonly combos: number[];
  /** Fewest moves to a win in which every colour left at once; `NEVER` where there is none. */
  parCombo: number;
  /** Fewest moves to any other win; `NEVER` where there is none. */
  parPlain: number;
}

/** Notes a won state, which the explorer meets in order of the moves to it; `last` is the last of its codes. */
export function noteWin(exploration: Exploration, state: number, moves: number, last: number): void {
  exploration.won.push(state);
  if (last % Code.Kinds === 0) {
    exploration.combos.push(state);
    if (exploration.parCombo === NEVER) exploration.parCombo = moves;
  } else if (exploration.parPlain === NEVER) exploration.parPlain = moves;
}

/** Whether a level cannot be what is asked for, once all wins of up to `moves` moves are known. */
export function isHopeless({ parRange, parCombo, parPlain }: Exploration, moves: number): boolean {
  if (parRange === undefined) return false;
  if (parCombo === NEVER) return parPlain !== NEVER || moves >= parRange.mostPar;
  return parCombo < parRange.leastPar || parCombo > parRange.mostPar || (parPlain !== NEVER && parPlain < parCombo);
}

/** Gives the start the number 1 and puts it, and nothing else, in the queues. */
export function begin({ lanes, scratch, weights, start }: Exploration): void {
  const { keys, intact, heads, same, base, next, queues } = scratch;
  let sum = 0;
  for (let part = 0; part < weights.rows.length; part++) {
    const key = keyOf(start, weights.rows[part]);
    keys[part][0] = key;
    sum += key;
  }
  intact[0] = Intact.Whole;
  same[0] = 0;
  heads[sum % heads.length] = base + 1;
  for (const exits of next) exits[0] = UNKNOWN;
  for (const two of queues) for (const queue of two) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = lanes.layout.turns;
  putInQueue(rows, 1, start);
  putInQueue(columns, 1, start);
  for (let slot = 0; slot < start.length; slot++) columns.codes[slot][0] = toColumns[start[slot] - 1];
}

/** One part of the key of a position, from what its codes add to it. */
export function keyOf(codes: readonly number[], weights: readonly number[]): number {
  const slots = codes.length;
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
