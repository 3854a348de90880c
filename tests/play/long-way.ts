import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { below, createRandom } from "../../src/kernel/random";
import type { SealedState } from "../../src/puzzles/sealed";
import { rulesOf } from "./worlds";

/** Moves that go on and on without an end, and then those that win. */
export interface LongWay {
  readonly moves: readonly Direction[];
  readonly rest: readonly Direction[];
}

interface Node {
  readonly outcome: string;
  readonly next: readonly { readonly direction: Direction; readonly key: string }[];
  toWin: number;
}

const MOST_NODES = 30_000;

/** At most so many moves from a level's start, none of which loses it, and then the fewest that win it. */
export function longWay(world: string, map: string, length: number): LongWay | undefined {
  const { start, key } = rulesOf(world, map);
  const nodes = explore(world, map);
  if (nodes === undefined) return undefined;
  const random = createRandom(1);
  const moves: Direction[] = [];
  let at = key(start);
  while (moves.length < length) {
    const ways = playing(nodes, at);
    if (ways.length === 0) break;
    const { direction, key: to } = ways[below(random, ways.length)];
    moves.push(direction);
    at = to;
  }
  return { moves, rest: restFrom(nodes, at) };
}

function playing(nodes: ReadonlyMap<string, Node>, at: string): Node["next"] {
  return (nodes.get(at)?.next ?? []).filter(({ key }) => {
    const node = nodes.get(key);
    return node?.outcome === "playing" && node.toWin < Infinity;
  });
}

function restFrom(nodes: ReadonlyMap<string, Node>, from: string): Direction[] {
  const rest: Direction[] = [];
  let at = from;
  for (;;) {
    const node = nodes.get(at);
    if (node === undefined) throw new Error("this is no position of the level");
    if (node.toWin === 0) return rest;
    const step = node.next.find(({ key }) => nodes.get(key)?.toWin === node.toWin - 1);
    if (step === undefined) throw new Error("nothing wins from here");
    rest.push(step.direction);
    at = step.key;
  }
}

function explore(world: string, map: string): ReadonlyMap<string, Node> | undefined {
  const { start, move, outcome, key } = rulesOf(world, map);
  const nodes = new Map<string, Node>();
  const before = new Map<string, string[]>();
  const states: SealedState[] = [start];
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
      if (states.length > MOST_NODES) return undefined;
    }
    nodes.set(key(state), { outcome: result, next, toWin: result === "won" ? 0 : Infinity });
  }
  measure(nodes, before);
  return nodes;
}

/** How many moves there are to a win from each position, breadth first and backwards. */
function measure(nodes: ReadonlyMap<string, Node>, before: ReadonlyMap<string, readonly string[]>): void {
  const queue = [...nodes].filter(([, { toWin }]) => toWin === 0).map(([key]) => key);
  for (const key of queue) {
    const toWin = (nodes.get(key)?.toWin ?? Infinity) + 1;
    for (const from of before.get(key) ?? []) {
      const node = nodes.get(from);
      if (node === undefined || node.toWin <= toWin) continue;
      node.toWin = toWin;
      queue.push(from);
    }
  }
}
