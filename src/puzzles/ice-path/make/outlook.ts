import { NEVER, STUCK, type Transitions } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { zeros, type Rink } from "./rink";
import type { Search } from "./search";

/** The state graph of a rink and how far each state is from the hole: what kernel/certify would find of it, in part. */
interface Outlook {
  readonly graph: Transitions;
  readonly distance: readonly number[];
}

const STATES_PER_SLICE = 12;

/** The outlook of a rink, from a search that is over. */
export function* outlookOf({ queue, count }: Search, rink: Rink): Work<Outlook> {
  const numbers = zeros(rink.board.size);
  yield;
  for (let state = 0; state < count; state++) numbers[queue[state] - 1] = state;
  yield;
  const next: number[][] = rink.stops.map(() => []);
  const distance: number[] = [];
  for (let state = 0; state < count; state++) {
    const cell = queue[state];
    const isHole = cell === rink.hole;
    distance[state] = isHole ? 0 : NEVER;
    for (let direction = 0; direction < 4; direction++) {
      const end = rink.stops[direction][cell - 1];
      next[direction][state] = isHole || end === cell ? STUCK : numbers[end - 1];
    }
    if (state % STATES_PER_SLICE === STATES_PER_SLICE - 1) yield;
  }
  const won = [numbers[rink.hole - 1]];
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
