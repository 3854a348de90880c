import { NEVER, type Transitions } from "../../kernel/graph";
import { bestMove } from "../../kernel/verdict";
import type { Work } from "../../kernel/work";

const STATES_PER_SLICE = 10;
const FILLED_PER_SLICE = 80;

/**
 * How much of a level is a railroad, as the author of "Ice Path" calls it: the share, in percent, of the positions on
 * the best line at which only one move is sensible. A move is sensible if it leads somewhere new, that is to none of
 * the positions that the line has passed, and if from there a win is reached without coming back through here.
 * `graph` is the level's state graph, `distance` what kernel/verdict found out of it. 0 if the level cannot be won.
 */
export function* railroadPercent(graph: Transitions, distance: readonly number[]): Work<number> {
  const passed: boolean[] = [];
  const stamps: number[] = [];
  for (let state = 0; state < graph.size; state++) {
    passed[state] = false;
    stamps[state] = 0;
    if (state % FILLED_PER_SLICE === 0) yield;
  }
  const look: Look = { graph, distance, stamps, stamp: 0, open: [], seen: 0, done: 0, past: 0, found: false };
  let state = graph.start;
  let positions = 0;
  let forced = 0;
  let move = bestMove(graph, distance, state);
  while (move !== undefined) {
    yield;
    passed[state] = true;
    let sensible = 0;
    for (const exits of graph.next) {
      const after = exits[state];
      if (after < 0 || passed[after]) continue;
      if (leadsOn(distance, after, state)) sensible++;
      else {
        beginLook(look, after, state);
        while (!lookOn(look)) yield;
        if (look.found) sensible++;
      }
    }
    if (sensible === 1) forced++;
    positions++;
    state = graph.next[move][state];
    move = bestMove(graph, distance, state);
  }
  return positions === 0 ? 0 : Math.floor((100 * forced) / positions);
}

/**
 * Whether a win is surely reached from a state without coming through `past`: it is no further from one, so the
 * shortest way from there cannot.
 */
function leadsOn(distance: readonly number[], state: number, past: number): boolean {
  return distance[state] !== NEVER && distance[state] <= distance[past];
}

/** A search for a way on that does not come through the state `past`. */
interface Look {
  readonly graph: Transitions;
  readonly distance: readonly number[];
  /** By state: the `stamp` of the look that has seen it. */
  readonly stamps: number[];
  stamp: number;
  /** The states it has seen, `seen` of them, and how many it is done with. */
  readonly open: number[];
  seen: number;
  done: number;
  past: number;
  found: boolean;
}

function beginLook(look: Look, from: number, past: number): void {
  look.stamp++;
  look.stamps[past] = look.stamp;
  look.stamps[from] = look.stamp;
  look.open[0] = from;
  look.seen = 1;
  look.done = 0;
  look.past = past;
  look.found = false;
}

/** Goes on with a look for some states; gives whether it is over. */
function lookOn(look: Look): boolean {
  const { distance, stamps, stamp, open, past } = look;
  const { next } = look.graph;
  let seen = look.seen;
  const end = Math.min(seen, look.done + STATES_PER_SLICE);
  for (let at = look.done; at < end; at++) {
    const state = open[at];
    for (const exits of next) {
      const after = exits[state];
      if (after >= 0 && stamps[after] !== stamp) {
        look.found = leadsOn(distance, after, past);
        if (look.found) return true;
        stamps[after] = stamp;
        open[seen] = after;
        seen++;
      }
    }
  }
  look.seen = seen;
  look.done = end;
  return end === seen;
}
