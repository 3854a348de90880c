/**
 * Chooses the feat of each campaign level: an extra task for a medal, such as never losing. A player must be able both
 * to fulfil a feat and to miss it. The level's state graph (all states and the moves between them) shows whether both
 * are possible.
 */
import type { Certificate } from "../src/kernel/analysed-graph";
import type { Direction } from "../src/kernel/direction";
import { LOST, UNREACHABLE, type Transitions } from "../src/kernel/graph";
import { findBestSolution } from "../src/kernel/verdict";

/**
 * How many moves more than the shortest win a level's feat (an extra task for a medal) may need. A feat that needs more
 * moves is not chosen.
 */
export const MAX_FEAT_SURPLUS = 2;

/**
 * The kinds of feats, the extra tasks for a medal: never to lose the level, never to move straight back, or never to
 * reach the same state twice.
 */
export type FeatKind = "never-lost" | "never-back" | "never-twice";

/**
 * For each puzzle whose levels can have several feats (extra tasks for a medal), the kinds of these feats. First comes
 * the kind in `Puzzle.feat`, then those in `otherFeats`.
 */
export const FEAT_KINDS: Readonly<Record<string, readonly FeatKind[]>> = {
  penguin: ["never-lost", "never-back"],
  fruit: ["never-lost", "never-back", "never-twice"],
};

/**
 * The proof that a player can fulfil and can miss a level's feat (an extra task for a medal). It has moves that win the
 * level and fulfil the feat, and moves that do not fulfil it, because they lose the level or win it in another way.
 */
export interface FeatProof {
  readonly won: readonly Direction[];
  readonly missed: readonly Direction[];
}

interface Analysed {
  readonly graph: Transitions;
  readonly analysis: Certificate<unknown>["analysis"];
}

/**
 * Chooses a level's feat (an extra task for a medal) and returns its index in `kinds` (see `CampaignLevel.feat`). Takes
 * the first feat that a player can both fulfil and miss. Fulfilling it may need at most `MAX_FEAT_SURPLUS` moves more
 * than the shortest win. Returns undefined if there is no such feat.
 */
export function chooseFeat(kinds: readonly FeatKind[], analysed: Analysed): number | undefined {
  const number = kinds.findIndex((kind) => proveFeat(kind, analysed) !== undefined);
  return number < 0 ? undefined : number;
}

/**
 * Returns moves that win a level and fulfil a feat (an extra task for a medal), and moves that do not fulfil the feat.
 * Returns undefined if the feat cannot be fulfilled or cannot be missed. Also returns undefined if the feat needs more
 * than `MAX_FEAT_SURPLUS` moves more than the shortest win.
 */
export function proveFeat(kind: FeatKind, { graph, analysis }: Analysed): FeatProof | undefined {
  const { winDistance, verdict } = analysis;
  const missed = MISSES[kind](graph, winDistance);
  const won = kind === "never-back" ? findWin(graph, 0, 0) : findBestSolution(graph, winDistance, graph.start);
  if (missed === undefined || won === undefined || won.length > verdict.par + MAX_FEAT_SURPLUS) return undefined;
  return { won, missed };
}

type FindMiss = (graph: Transitions, winDistance: readonly number[]) => readonly Direction[] | undefined;

const MISSES: Readonly<Record<FeatKind, FindMiss>> = {
  "never-lost": (graph) => findMoves(graph, graph.start, (end) => end === LOST),
  "never-back": (graph) => findWin(graph, 1, Infinity),
  "never-twice": findRepetition,
};

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/**
 * Returns a shortest list of moves from the state `from` to a state for which `isEnd` returns true. Returns undefined
 * if no such state can be reached. `isEnd` is also called with `LOST` for a move that loses.
 */
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
 * Returns the shortest moves that win a level with `least` to `most` U-turns. A U-turn is a move in the direction
 * opposite to the move before. Returns undefined if there is no such win.
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

/** Returns moves that win a level and reach one state twice, or undefined if no moves do. */
function findRepetition(graph: Transitions, winDistance: readonly number[]): readonly Direction[] | undefined {
  for (let state = 0; state < graph.stateCount; state++) {
    if (winDistance[state] === UNREACHABLE || winDistance[state] === 0) continue;
    const round = findMoves(graph, state, (end) => end === state);
    if (round === undefined) continue;
    const there = state === graph.start ? [] : findMoves(graph, graph.start, (end) => end === state);
    if (there !== undefined) return [...there, ...round, ...findBestSolution(graph, winDistance, state)];
  }
  return undefined;
}
