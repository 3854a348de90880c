import type { Graph } from "../../../kernel/graph";
import { lookBack } from "../../../kernel/look-back";
import { railroadPercent } from "../../../kernel/railroad";
import { below, type Random } from "../../../kernel/random";
import { bestLine } from "../../../kernel/verdict";
import { difficultyOf, wander } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { wayTo } from "../../sliding/way-to";
import type { Exploration } from "../explore/exploration";
import { allFruitsIn, graphOf } from "../explore/certify";
import type { Level } from "../level";
import { moveInParts, rules } from "../rules";
import type { State } from "../state";
import { needsTongues } from "./needless";
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
  /** By how much that is more than is near enough. */
  readonly surplusCentibits: number;
  /** How many shortest lines win from there. */
  readonly lines: number;
}

/** So many of the best starts are looked at closely; more where there are anteaters, whose tongues few of them need. */
const STARTS = 4;
const STARTS_BY_TONGUES = 10;

const STATES_PER_SLICE = 6;

/**
 * Of all positions of an explored level with all fruits still there the one that comes nearest to the wanted difficulty
 * and has a par as wished for, as a level of its own; of several that are near enough the one with the fewest shortest
 * lines, and of some of these the most symmetric. Undefined where there is none, all that come near are too much of a
 * railroad, or some position can no longer be won and none may be so.
 */
export function* nearestStart(exploration: Exploration, wish: Wish, random: Random): Work<Find | undefined> {
  const graph = graphOf(exploration);
  const { distance, lines, alive } = yield* lookBack(graph);
  if (!wish.mayDieOut && alive < graph.size) return undefined;
  yield;
  const states = yield* possibleStarts(exploration, distance, wish);
  if (states.length === 0) return undefined;
  const wandering = yield* wander(graph, distance);
  const starts: Start[] = [];
  // Nearly the same levels come again and again where always the first of equal starts is taken.
  const first = below(random, states.length);
  const most = wish.anteaters > 0 ? STARTS_BY_TONGUES : STARTS;
  for (let at = 0; at < states.length; at++) {
    const state = states[(first + at) % states.length];
    const missCentibits = Math.abs(difficultyOf(wandering, distance, state) - wish.difficultyCentibits);
    const surplusCentibits = Math.max(0, missCentibits - wish.toleranceCentibits);
    keepBest(starts, { state, missCentibits, surplusCentibits, lines: lines[state] }, most);
    if (at % STATES_PER_SLICE === 0) yield;
  }
  return yield* mostSymmetric(exploration, graph, distance, starts, wish);
}

function* possibleStarts(
  exploration: Exploration,
  distance: readonly number[],
  { leastPar, mostPar }: Wish,
): Work<number[]> {
  const areAllThere = allFruitsIn(exploration);
  const states: number[] = [];
  for (let state = 0; state < exploration.size; state++) {
    const par = distance[state];
    if (par >= leastPar && par <= mostPar && areAllThere(state)) states.push(state);
    if (state % (8 * STATES_PER_SLICE) === 0) yield;
  }
  return states;
}

/** Puts a start into a list of the `most` best ones, the best first, of equal ones the first that came. */
function keepBest(starts: Start[], start: Start, most: number): void {
  let at = starts.length;
  while (at > 0 && isBetter(start, starts[at - 1])) at--;
  if (at === most) return;
  if (starts.length < most) starts.push(start);
  for (let to = starts.length - 1; to > at; to--) starts[to] = starts[to - 1];
  starts[at] = start;
}

/**
 * Whether a start is nearer to what is wanted; of two that are near enough, whether it has fewer shortest lines. To ask
 * for no more than one would leave the easy ones without a level: the first hardly ever has it.
 */
function isBetter(one: Start, other: Start): boolean {
  if (one.surplusCentibits !== other.surplusCentibits) return one.surplusCentibits < other.surplusCentibits;
  return one.lines < other.lines;
}

/**
 * The best start that is no railroad and needs every tongue; of those that are near enough and have as few shortest lines
 * the most symmetric.
 */
function* mostSymmetric(
  exploration: Exploration,
  graph: Graph<State>,
  distance: readonly number[],
  starts: readonly Start[],
  { mostRailroadPercent }: Wish,
): Work<Find | undefined> {
  let best: Find | undefined;
  let bestSymmetry = 0;
  let fewestLines = 0;
  for (const { state, missCentibits, surplusCentibits, lines } of starts) {
    if (best !== undefined && (surplusCentibits > 0 || lines > fewestLines)) break;
    const railroad = railroadPercent({ next: graph.next, start: state }, distance);
    yield;
    if (railroad > mostRailroadPercent) continue;
    const other = yield* levelFrom(exploration, graph, state);
    yield;
    if (other === undefined) continue;
    const line = bestLine(graph, distance, state);
    yield;
    if (!(yield* needsTongues(other, line))) continue;
    const symmetry = symmetryOf(other);
    yield;
    if (best !== undefined && symmetry <= bestSymmetry) continue;
    best = { level: other, missCentibits };
    bestSymmetry = symmetry;
    fewestLines = lines;
  }
  return best;
}

/** The level that begins in a state of an explored one; undefined if something would begin in a puddle: no map shows that. */
function* levelFrom({ level, lanes }: Exploration, { next }: Graph<State>, state: number): Work<Level | undefined> {
  const way = yield* wayTo(next, state);
  yield;
  let position = rules(level, lanes.ground).start;
  for (const direction of way) {
    position = (yield* moveInParts(level, lanes.ground, position, direction)) ?? position;
    yield;
  }
  const { fruits, loose } = position;
  yield;
  return loose.some((cell) => level.puddles.includes(cell)) ? undefined : { ...level, fruits, loose };
}
