import type { Loan } from "../../../kernel/loan";
import { UNKNOWN } from "../../tilting/exits";
import type { Level } from "../level";
import { MOST_PIECES, type Lanes } from "./lanes";
import { codesOf, keyOf, piecesOf } from "./position";
import type { Scratch } from "./scratch";
import type { Weights } from "./weights";
import type { Queue, Workspace } from "./workspace";

/** What the explorer is given, and what it finds: the positions of a level that can be reached from its start. */
export interface Exploration {
  readonly level: Level;
  readonly lanes: Lanes;
  readonly scratch: Scratch;
  /** Its own only until it is whole. */
  readonly workspace: Workspace;
  /** It is over when nobody needs what was found. */
  readonly loan: Loan;
  readonly weights: Weights;
  /** How many states there are; what lies behind them in the scratch is noise. */
  size: number;
  /** The won states, in ascending order. */
  readonly won: number[];
}

/** Most levels have no more than this; a list with room for them is enough. */
const FEW_PIECES = 4;

/** Gives the start the number 1 and puts it, and nothing else, in the queues. */
export function begin({ level, lanes, scratch, workspace, weights }: Exploration): void {
  const { keys, secondKeys, left, heads, same, base, next } = scratch;
  const { queues } = workspace;
  const { layout } = lanes;
  const slots = piecesOf(level) > FEW_PIECES ? MOST_PIECES : FEW_PIECES;
  const start = codesOf(layout, level, level, slots);
  keys[0] = keyOf(start, slots, weights.first[1]);
  secondKeys[0] = weights.isDouble ? keyOf(start, slots, weights.second[1]) : 0;
  left[0] = level.fruits.length;
  same[0] = 0;
  heads[(keys[0] + secondKeys[0]) % heads.length] = base + 1;
  for (const exits of next) exits[0] = UNKNOWN;
  for (const two of queues) for (const queue of two) queue.length = 0;
  const [[columns, rows]] = queues;
  const [toColumns] = layout.turns;
  putInQueue(rows, 1, start);
  for (let slot = 0; slot < start.length; slot++) start[slot] = toColumns[start[slot] - 1];
  putInQueue(columns, 1, start);
}

function putInQueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  states[queue.length] = state;
  for (let slot = 0; slot < list.length; slot++) codes[slot][queue.length] = list[slot];
  queue.length++;
}
