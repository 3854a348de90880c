/**
 * Chooses the feats of campaign levels: finds in the graph of a level's states which of its puzzle's feats the player
 * can both miss and achieve.
 */
import type { Certificate } from "../src/kernel/analysed-graph";
import type { Direction } from "../src/kernel/direction";
import { LOST, UNREACHABLE, type Transitions } from "../src/kernel/graph";
import { bestSolution } from "../src/kernel/verdict";

/** A feat may take at most this many moves more than the shortest solution of the level. */
export const MAX_FEAT_SURPLUS = 2;

/**
 * What a feat asks of the player: never to lose the level, never to move straight back, or never to come to a state
 * twice.
 */
export type FeatKind = "never lost" | "never back" | "never twice";

/** The kinds of the feats of the puzzles that have several, in the order of `feat` and `otherFeats`. */
export const FEAT_KINDS: Readonly<Record<string, readonly FeatKind[]>> = {
  penguin: ["never lost", "never back"],
  fruit: ["never lost", "never back", "never twice"],
};

/** Moves that win a level with a feat, and moves with which the player misses it: by a win without it, or by a loss. */
export interface FeatProof {
  readonly won: readonly Direction[];
  readonly missed: readonly Direction[];
}

interface Analysed {
  readonly graph: Transitions;
  readonly analysis: Certificate<unknown>["analysis"];
}

/**
 * Returns the number of a level's feat, as in `CampaignLevel.feat`: the first one that can be missed, and achieved with
 * at most `MAX_FEAT_SURPLUS` moves more than par. Returns undefined if there is none.
 */
export function chooseFeat(kinds: readonly FeatKind[], analysed: Analysed): number | undefined {
  const number = kinds.findIndex((kind) => proveFeat(kind, analysed) !== undefined);
  return number < 0 ? undefined : number;
}

/** Returns the proof that a feat can be missed and achieved in a level; undefined if it cannot. */
export function proveFeat(kind: FeatKind, { graph, analysis }: Analysed): FeatProof | undefined {
  const { winDistance, verdict } = analysis;
  const missed = MISSES[kind](graph, winDistance);
  const won = kind === "never back" ? findWin(graph, 0, 0) : bestSolution(graph, winDistance, graph.start);
  if (missed === undefined || won === undefined || won.length > verdict.par + MAX_FEAT_SURPLUS) return undefined;
  return { won, missed };
}

type FindMiss = (graph: Transitions, winDistance: readonly number[]) => readonly Direction[] | undefined;

/** For each kind, a function that finds moves with which the player misses the feat. */
const MISSES: Readonly<Record<FeatKind, FindMiss>> = {
  "never lost": (graph) => findMoves(graph, graph.start, (end) => end === LOST),
  "never back": (graph) => findWin(graph, 1, Infinity),
  "never twice": findRepetition,
};

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** Returns the fewest moves from a state to one that `isEnd` accepts (also `LOST`); undefined if there are none. */
function findMoves(
  { next }: Transitions,
  from: number,
  isEnd: (state: number) => boolean,
): readonly Direction[] | undefined {
  const queue: { state: number; moves: readonly Direction[] }[] = [{ state: from, moves: [] }];
  const reached = new Set([from]);
  for (const { state, moves } of queue) {
    for (const direction of DIRECTIONS) {
      const end = next[direction][state];
      if (isEnd(end)) return [...moves, direction];
      if (end < 0 || reached.has(end)) continue;
      reached.add(end);
      queue.push({ state: end, moves: [...moves, direction] });
    }
  }
  return undefined;
}

/**
 * Returns the fewest moves that win a level with at least `least` and at most `most` moves straight back; undefined if
 * there are none. Numbers of moves back above `least` are not told apart.
 */
function findWin({ next, start, wonStates }: Transitions, least: number, most: number): Direction[] | undefined {
  const won = new Set(wonStates);
  const queue: { state: number; backs: number; moves: Direction[] }[] = [{ state: start, backs: 0, moves: [] }];
  const reached = new Set<string>();
  for (const { state, backs, moves } of queue) {
    if (won.has(state)) {
      if (backs >= least) return moves;
      continue;
    }
    for (const direction of DIRECTIONS) {
      const end = next[direction][state];
      const isBack = moves.length > 0 && direction === (moves[moves.length - 1] + 2) % 4;
      const newBacks = Math.min(isBack ? backs + 1 : backs, least + 1);
      const key = `${end} ${direction} ${newBacks}`;
      if (end < 0 || newBacks > most || reached.has(key)) continue;
      reached.add(key);
      queue.push({ state: end, backs: newBacks, moves: [...moves, direction] });
    }
  }
  return undefined;
}

/** Returns moves that win a level and come to a state twice; undefined if there are none. */
function findRepetition(graph: Transitions, winDistance: readonly number[]): readonly Direction[] | undefined {
  for (let state = 0; state < graph.stateCount; state++) {
    if (winDistance[state] === UNREACHABLE || winDistance[state] === 0) continue;
    const round = findMoves(graph, state, (end) => end === state);
    if (round === undefined) continue;
    const there = state === graph.start ? [] : findMoves(graph, graph.start, (end) => end === state);
    if (there !== undefined) return [...there, ...round, ...bestSolution(graph, winDistance, state)];
  }
  return undefined;
}
