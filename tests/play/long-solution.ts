/**
 * Finds solutions of levels with very many moves, so that tests can check how the screen shows large numbers of moves.
 */
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import type { OpaqueState } from "../../src/puzzles/any-puzzle";
import { rulesOf } from "./puzzles";

/** A very long solution of a level, in two parts: many moves that neither win nor lose, and the moves that then win. */
export interface LongSolution {
  readonly moves: readonly Direction[];
  readonly winningMoves: readonly Direction[];
}

interface Node {
  readonly outcome: string;
  readonly next: readonly { readonly direction: Direction; readonly key: string }[];
  winDistance: number;
}

const MAX_NODES = 30_000;

/**
 * Returns a very long solution of a level: at most `length` random moves that keep the level winnable, and then the
 * fewest moves that win. Returns undefined if the level has too many states.
 */
export function longSolution(puzzleId: string, map: string, length: number): LongSolution | undefined {
  const { start, key } = rulesOf(puzzleId, map);
  const nodes = explore(puzzleId, map);
  if (nodes === undefined) return undefined;
  const random = createRandom(1);
  const moves: Direction[] = [];
  let nodeKey = key(start);
  while (moves.length < length) {
    const transitions = winnableTransitions(nodes, nodeKey);
    if (transitions.length === 0) break;
    const { direction, key: to } = transitions[drawRandomBelow(random, transitions.length)];
    moves.push(direction);
    nodeKey = to;
  }
  return { moves, winningMoves: solutionFrom(nodes, nodeKey) };
}

function winnableTransitions(nodes: ReadonlyMap<string, Node>, nodeKey: string): Node["next"] {
  return (nodes.get(nodeKey)?.next ?? []).filter(({ key }) => {
    const node = nodes.get(key);
    return node?.outcome === "playing" && node.winDistance < Infinity;
  });
}

function solutionFrom(nodes: ReadonlyMap<string, Node>, from: string): Direction[] {
  const rest: Direction[] = [];
  let current = from;
  for (;;) {
    const node = nodes.get(current);
    if (node === undefined) throw new Error(`the level has no state ${current}`);
    if (node.winDistance === 0) return rest;
    const step = node.next.find(({ key }) => nodes.get(key)?.winDistance === node.winDistance - 1);
    if (step === undefined) throw new Error(`no moves win from the state ${current}`);
    rest.push(step.direction);
    current = step.key;
  }
}

function explore(puzzleId: string, map: string): ReadonlyMap<string, Node> | undefined {
  const { start, move, outcome, key } = rulesOf(puzzleId, map);
  const nodes = new Map<string, Node>();
  const before = new Map<string, string[]>();
  const states: OpaqueState[] = [start];
  const seen = new Set([key(start)]);
  for (const state of states) {
    const next: { readonly direction: Direction; readonly key: string }[] = [];
    const result = outcome(state);
    for (const direction of result === "playing" ? DIRECTIONS : []) {
      const after = move(state, direction);
      if (after === undefined) continue;
      next.push({ direction, key: key(after) });
      before.set(key(after), [...(before.get(key(after)) ?? []), key(state)]);
      if (seen.has(key(after))) continue;
      seen.add(key(after));
      states.push(after);
      if (states.length > MAX_NODES) return undefined;
    }
    nodes.set(key(state), { outcome: result, next, winDistance: result === "won" ? 0 : Infinity });
  }
  computeWinDistances(nodes, before);
  return nodes;
}

function computeWinDistances(nodes: ReadonlyMap<string, Node>, before: ReadonlyMap<string, readonly string[]>): void {
  const queue = [...nodes].filter(([, { winDistance }]) => winDistance === 0).map(([key]) => key);
  for (const key of queue) {
    const toWin = (nodes.get(key)?.winDistance ?? Infinity) + 1;
    for (const from of before.get(key) ?? []) {
      const node = nodes.get(from);
      if (node === undefined || node.winDistance <= toWin) continue;
      node.winDistance = toWin;
      queue.push(from);
    }
  }
}
