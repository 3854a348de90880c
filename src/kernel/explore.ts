import { DIRECTIONS, type Direction } from "./direction";
import type { Rules } from "./rules";
import type { Work } from "./work";

/** In `Graph.next`: the input moves nothing. */
export const STUCK = -1;
/** In `Graph.next`: the input loses. Lost positions are not states of the graph. */
export const LOST = -2;

/** All positions that can be reached from a level's start without losing, breadth first. */
export interface Graph<State> {
  /** State 0 is the start. */
  readonly states: readonly State[];
  /** Where each input leads: `next[4 * state + direction]` is a state, `STUCK` or `LOST`. */
  readonly next: readonly number[];
  readonly isWon: readonly boolean[];
  /** Whether every input that moves leads to a later state: then no position can come again. */
  readonly leadsOnward: boolean;
  /** Finds a state by its key. */
  readonly indexOf: Readonly<Record<string, number | undefined>>;
}

const STATES_PER_SLICE = 4;

/** Walks the whole state graph of a level. Gives undefined when it has more than `cap` states. */
export function* explore<State>(rules: Rules<State>, cap: number): Work<Graph<State> | undefined> {
  const states: State[] = [rules.start];
  const next: number[] = [];
  const isWon: boolean[] = [];
  const indexOf: Record<string, number | undefined> = { [rules.key(rules.start)]: 0 };

  let leadsOnward = true;

  const find = (state: State): number => {
    const key = rules.key(state);
    const known = indexOf[key];
    if (known !== undefined) return known;
    const index = states.length;
    indexOf[key] = index;
    states.push(state);
    return index;
  };

  for (let index = 0; index < states.length; index++) {
    if (states.length > cap) return undefined;
    const state = states[index];
    isWon.push(rules.outcome(state) === "won");
    for (const direction of DIRECTIONS) {
      const after = reached(rules, state, direction, find);
      if (after >= 0 && after <= index) leadsOnward = false;
      next.push(after);
    }
    if (index % STATES_PER_SLICE === 0) yield;
  }
  return { states, next, isWon, leadsOnward, indexOf };
}

function reached<State>(
  rules: Rules<State>,
  state: State,
  direction: Direction,
  find: (state: State) => number,
): number {
  const after = rules.move(state, direction);
  if (after === undefined) return STUCK;
  return rules.outcome(after) === "lost" ? LOST : find(after);
}
