import { NEVER } from "../../../kernel/graph";
import { lookBack, type LookBack } from "../../../kernel/look-back";
import { railroadPercent } from "../../../kernel/railroad";
import { below, type Random } from "../../../kernel/random";
import { single } from "../../../kernel/single";
import { difficultyOf, wander } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { wayTo } from "../../sliding/way-to";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { Intact } from "../explore/scratch";
import type { Level } from "../level";
import { rules } from "../rules";
import { shortestToCombo, winsPlainly } from "./endings";
import type { Wish } from "./wish";

/** A position of an explored level that is a level itself, and how far that is from the wanted difficulty. */
export interface Start {
  readonly state: number;
  readonly par: number;
  readonly missCentibits: number;
}

const STATES_PER_SLICE = 32;

/** A start that misses the wanted difficulty by no more than this is as good as any nearer one. */
const NEAR_CENTIBITS = 12;

/**
 * Of all positions of a level from which it could begin as well, one that is near the wanted difficulty and has a par as
 * wished for, or the nearest if none is; undefined where there is none, and where some position can no longer be won.
 * What is known of the level is known of all of them: each leads to a part of the same positions, to a win from
 * everywhere, and wandering is as long.
 */
export function* nearestStart(exploration: Exploration, wish: Wish, random: Random): Work<Start | undefined> {
  const graph = graphOf(exploration);
  const known = yield* lookBack(graph);
  yield;
  if (known.alive < graph.size) return undefined;
  const { distance } = known;
  const starts = yield* fairStarts(exploration, known, wish);
  if (starts.length === 0) return undefined;
  const wandering = yield* wander(graph, distance);
  let best: Start | undefined;
  // The more expected moves for each move of the par, the harder. Only a start between these two can be nearer, so the
  // difficulty, which takes a logarithm, is worked out for few of them.
  let tooEasy = 0;
  let tooHard = Infinity;
  // The search begins anywhere: small boards have few starts that are nearest of all, so always to take the nearest would
  // give a few levels again and again.
  const first = below(random, starts.length);
  for (let at = 0; at < starts.length; at++) {
    const state = starts[(first + at) % starts.length];
    const par = distance[state];
    const movesPerPar = single(wandering.moves[state] / par);
    if (movesPerPar > tooEasy && movesPerPar < tooHard) {
      const surplus = difficultyOf(wandering, distance, state) - wish.difficultyCentibits;
      if (surplus > 0) tooHard = movesPerPar;
      else tooEasy = movesPerPar;
      const missCentibits = Math.abs(surplus);
      if (best === undefined || missCentibits < best.missCentibits) best = { state, par, missCentibits };
      if (missCentibits <= NEAR_CENTIBITS) break;
    }
    if (at % STATES_PER_SLICE === 0) yield;
  }
  if (best === undefined) return undefined;
  yield;
  const railroad = railroadPercent({ next: graph.next, start: best.state }, distance);
  return railroad > wish.mostRailroadPercent ? undefined : best;
}

/**
 * The positions from which a level could begin that is fair and has a par as wished for: a shortest line of theirs ends
 * in a max combo, and some line wins without one.
 */
function* fairStarts(exploration: Exploration, known: LookBack, { leastPar, mostPar }: Wish): Work<number[]> {
  const { combos, parPlain, scratch, size } = exploration;
  if (combos.length === 0 || parPlain === NEVER) return [];
  const { intact } = scratch;
  const { distance } = known;
  const isCombo = yield* shortestToCombo(exploration, known, mostPar);
  const states: number[] = [];
  for (let state = 0; state < size; state++) {
    const par = distance[state];
    if (isCombo[state] === 1 && intact[state] === Intact.Whole && par >= leastPar && par <= mostPar) states.push(state);
    if (state % STATES_PER_SLICE === 0) yield;
  }
  if (states.length === 0) return states;
  const isPlain = yield* winsPlainly(exploration, known);
  const starts: number[] = [];
  for (let at = 0; at < states.length; at++) {
    if (isPlain[states[at]] === 1) starts.push(states[at]);
    if (at % STATES_PER_SLICE === 0) yield;
  }
  return starts;
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
