import { NEVER } from "../../kernel/graph";
import type { Buffers } from "./buffers";
import { Code, type Lanes } from "./lanes";
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
  readonly buffers: Buffers;
  /** Where a position has four codes: what they add to its key. */
  readonly weights: Weights | undefined;
  /** The codes of the first position; see lanes.ts. There are four of them, or more. */
  readonly start: readonly number[];
  readonly wish: ParRange | undefined;
  /** How many states there are; what lies behind them in the buffers is noise. */
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

/** Whether a level cannot be what is wished for, once all wins of up to `moves` moves are known. */
export function isHopeless({ wish, parCombo, parPlain }: Exploration, moves: number): boolean {
  if (wish === undefined) return false;
  if (parCombo === NEVER) return parPlain !== NEVER || moves >= wish.mostPar;
  return parCombo < wish.leastPar || parCombo > wish.mostPar || (parPlain !== NEVER && parPlain < parCombo);
}
