import { NOWHERE } from "../../kernel/board";
import { LOST, NEVER, STUCK, type Transitions } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { zeros } from "./by-cell";
import type { Search } from "./search";
import type { Stops } from "./stops";

/** A state graph and how far each state is from a win: what kernel/certify would find of a level, in part. */
interface Outlook {
  readonly graph: Transitions;
  readonly distance: readonly number[];
}

const STATES_PER_SLICE = 12;

/** The outlook that a search gives which is over; the level is won on the cell `target`. */
export function* outlookOf({ reachedAt, queue, count, base }: Search, stops: Stops, target: number): Work<Outlook> {
  const numbers = zeros(reachedAt.length + 1);
  yield;
  for (let state = 0; state < count; state++) numbers[queue[state] - 1] = state;
  yield;
  const next: number[][] = stops.map(() => []);
  const distance: number[] = [];
  for (let state = 0; state < count; state++) {
    const cell = queue[state];
    const isTarget = cell === target;
    distance[state] = isTarget ? 0 : NEVER;
    for (let direction = 0; direction < 4; direction++) {
      const end = stops[direction][cell - 1];
      if (isTarget || end === cell) next[direction][state] = STUCK;
      else next[direction][state] = end === NOWHERE ? LOST : numbers[end - 1];
    }
    if (state % STATES_PER_SLICE === STATES_PER_SLICE - 1) yield;
  }
  const won = reachedAt[target - 1] >= base ? [numbers[target - 1]] : [];
  const graph: Transitions = { size: count, start: 0, next, won };
  let isNew = true;
  while (isNew) {
    isNew = false;
    for (let end = count; end > 0; end -= STATES_PER_SLICE) {
      if (comeNearer(graph, distance, Math.max(0, end - STATES_PER_SLICE), end)) isNew = true;
      yield;
    }
  }
  return { graph, distance };
}

/** Learns from their neighbours how far some states are from a win, the last first; gives whether anything was new. */
function comeNearer({ next }: Transitions, distance: number[], first: number, end: number): boolean {
  let isNew = false;
  for (let state = end - 1; state >= first; state--) {
    let moves = distance[state];
    for (const exits of next) {
      const after = exits[state];
      if (after >= 0 && distance[after] !== NEVER && (moves === NEVER || distance[after] + 1 < moves)) {
        moves = distance[after] + 1;
      }
    }
    if (moves !== distance[state]) {
      distance[state] = moves;
      isNew = true;
    }
  }
  return isNew;
}
