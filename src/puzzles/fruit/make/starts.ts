import type { Graph } from "../../../kernel/graph";
import { lookBack } from "../../../kernel/look-back";
import { railroadPercent } from "../../../kernel/railroad";
import { difficultyOf, wander } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { wayTo } from "../../sliding/way-to";
import type { Exploration } from "../explore/exploration";
import { graphOf } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { symmetryOf } from "./symmetry";
import type { Wish } from "./wish";

/** A level, and how far it is from the wanted difficulty. */
export interface Find {
  readonly level: Level;
  readonly missCentibits: number;
}

/** A position that a level could begin with. */
interface Start {
  readonly state: number;
  readonly missCentibits: number;
}

/** Of so many starts, the nearest to what is wanted, the most symmetric is taken of those that are near enough. */
const STARTS = 4;

const STATES_PER_SLICE = 8;

/**
 * Of all positions of an explored level with all fruits still there the one that comes nearest to the wanted difficulty
 * and has a par as wished for, as a level of its own; of several that are near enough the most symmetric one. Undefined
 * where there is none, all that come near are too much of a railroad, or some position can no longer be won and none may be so.
 */
export function* nearestStart(exploration: Exploration, wish: Wish): Work<Find | undefined> {
  const graph = graphOf(exploration);
  const { distance, alive } = yield* lookBack(graph);
  if (!wish.mayDieOut && alive < graph.size) return undefined;
  yield;
  const states = yield* possibleStarts(exploration, distance, wish);
  if (states.length === 0) return undefined;
  const wandering = yield* wander(graph, distance);
  const starts: Start[] = [];
  for (let at = 0; at < states.length; at++) {
    const difficulty = difficultyOf(wandering, distance, states[at]);
    const missCentibits = Math.abs(difficulty - wish.difficultyCentibits);
    keepNearest(starts, { state: states[at], missCentibits });
    if (at % STATES_PER_SLICE === 0) yield;
  }
  return yield* mostSymmetric(exploration, graph, distance, starts, wish);
}

function* possibleStarts(
  { size, scratch, level }: Exploration,
  distance: readonly number[],
  { leastPar, mostPar }: Wish,
): Work<number[]> {
  const { left } = scratch;
  const states: number[] = [];
  for (let state = 0; state < size; state++) {
    const par = distance[state];
    if (left[state] === level.fruits.length && par >= leastPar && par <= mostPar) states.push(state);
    if (state % (6 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

/** Puts a start into a list of the nearest ones, the nearest first, of equal ones the first that came. */
function keepNearest(starts: Start[], start: Start): void {
  let at = starts.length;
  while (at > 0 && starts[at - 1].missCentibits > start.missCentibits) at--;
  if (at === STARTS) return;
  starts.splice(at, 0, start);
  if (starts.length > STARTS) starts.pop();
}

/** Of those that are no railroad the most symmetric that is near enough; where none is, the nearest. */
function* mostSymmetric(
  exploration: Exploration,
  graph: Graph<State>,
  distance: readonly number[],
  starts: readonly Start[],
  { toleranceCentibits, mostRailroadPercent }: Wish,
): Work<Find | undefined> {
  let best: Find | undefined;
  let bestSymmetry = 0;
  for (const { state, missCentibits } of starts) {
    if (best !== undefined && missCentibits > toleranceCentibits) break;
    const railroad = railroadPercent({ next: graph.next, start: state }, distance);
    if (railroad > mostRailroadPercent) continue;
    yield;
    const other = yield* levelFrom(exploration, graph, state);
    yield;
    if (other === undefined) continue;
    const symmetry = symmetryOf(other);
    yield;
    if (best !== undefined && symmetry <= bestSymmetry) continue;
    best = { level: other, missCentibits };
    bestSymmetry = symmetry;
  }
  return best;
}

/** The level that begins in a state of an explored one; undefined if something would begin in a puddle: no map shows that. */
function* levelFrom({ level, lanes }: Exploration, { next }: Graph<State>, state: number): Work<Level | undefined> {
  const { start, move } = rules(level, lanes.ground);
  const way = yield* wayTo(next, state);
  yield;
  let position = start;
  for (const direction of way) {
    position = move(position, direction) ?? position;
    yield;
  }
  const { fruits, loose } = position;
  yield;
  return loose.some((cell) => level.puddles.includes(cell)) ? undefined : { ...level, fruits, loose };
}
