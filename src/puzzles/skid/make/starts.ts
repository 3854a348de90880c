import { NEVER } from "../../../kernel/graph";
import { lookBack } from "../../../kernel/look-back";
import { railroadPercent } from "../../../kernel/railroad";
import { single } from "../../../kernel/single";
import { difficultyOf, wander } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { wayTo } from "../../sliding/way-to";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { Intact } from "../explore/scratch";
import type { Level } from "../level";
import { rules } from "../rules";
import type { Wish } from "./wish";

/** A position of an explored level that is a level itself, and how far that is from the wanted difficulty. */
export interface Start {
  readonly state: number;
  readonly par: number;
  readonly missCentibits: number;
}

const STATES_PER_SLICE = 32;

/**
 * Of all positions of a fair level from which it could begin as well, the one that is nearest to the wanted difficulty
 * and has a par as wished for; undefined where there is none. What is known of the level is known of all of them: each
 * leads to a part of the same positions, to a win from everywhere, and wandering is as long.
 */
export function* nearestStart(exploration: Exploration, wish: Wish): Work<Start | undefined> {
  const graph = graphOf(exploration);
  const combo = (yield* lookBack({ ...graph, won: exploration.combos })).distance;
  const plain = (yield* lookBack({ ...graph, won: plainWins(exploration) })).distance;
  yield;
  const starts = yield* fairStarts(exploration, { combo, plain }, wish);
  if (starts.length === 0) return undefined;
  const distance = yield* nearer(combo, plain);
  const wandering = yield* wander(graph, distance);
  let best: Start | undefined;
  // The more moves he makes for each of the par the harder: only what lies between these may be nearer.
  let tooEasy = 0;
  let tooHard = Infinity;
  for (let at = 0; at < starts.length; at++) {
    const state = starts[at];
    const par = distance[state];
    const forEach = single(wandering.moves[state] / par);
    if (forEach > tooEasy && forEach < tooHard) {
      const surplus = difficultyOf(wandering, distance, state) - wish.difficultyCentibits;
      if (surplus > 0) tooHard = forEach;
      else tooEasy = forEach;
      const missCentibits = Math.abs(surplus);
      if (best === undefined || missCentibits < best.missCentibits) best = { state, par, missCentibits };
    }
    if (at % STATES_PER_SLICE === 0) yield;
  }
  if (best === undefined) return undefined;
  yield;
  const railroad = railroadPercent({ next: graph.next, start: best.state }, distance);
  return railroad > wish.mostRailroadPercent ? undefined : best;
}

/** The won states that are no max combo. */
function plainWins({ won, combos }: Exploration): number[] {
  const plains: number[] = [];
  let at = 0;
  // Both lists are in ascending order.
  for (const state of won) {
    if (at < combos.length && combos[at] === state) at++;
    else plains.push(state);
  }
  return plains;
}

/** By state: the fewest moves to a max combo, and to any other win; or `NEVER`. */
interface Distances {
  readonly combo: readonly number[];
  readonly plain: readonly number[];
}

/** The positions from which a level could begin that is as fair as its own, and whose par is as wished for. */
function* fairStarts(
  { size, scratch }: Exploration,
  { combo, plain }: Distances,
  { leastPar, mostPar }: Wish,
): Work<number[]> {
  const { intact } = scratch;
  const starts: number[] = [];
  for (let state = 0; state < size; state++) {
    const par = combo[state];
    if (intact[state] === Intact.Whole && par >= leastPar && par <= mostPar && plain[state] >= par) starts.push(state);
    if (state % STATES_PER_SLICE === 0) yield;
  }
  return starts;
}

/** By state: the lesser of two distances. */
function* nearer(one: readonly number[], other: readonly number[]): Work<number[]> {
  const distance: number[] = [];
  for (let state = 0; state < one.length; state++) {
    const isOne = other[state] === NEVER || (one[state] !== NEVER && one[state] < other[state]);
    distance[state] = isOne ? one[state] : other[state];
    if (state % STATES_PER_SLICE === 0) yield;
  }
  return distance;
}

/** The level that begins in a state of an explored one. */
export function* levelFrom(level: Level, { scratch }: Exploration, state: number): Work<Level> {
  const way = yield* wayTo(scratch.next, state);
  yield;
  const { start, move } = rules(level);
  yield;
  let position = start;
  for (const direction of way) {
    position = move(position, direction) ?? position;
    yield;
  }
  const { reds, yellows, crates, ices } = position;
  return { ...level, reds, yellows, crates, ices };
}
