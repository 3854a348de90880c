import type { Direction } from "../../../src/kernel/direction";

/** Ice Path played on the text of a map, a step at a time: what the game's own rules are held against. */

/** Column and row, such as `3,0`. */
type Position = string;

/** Where the walker is at first. */
export function startOf(map: string): Position {
  const rows = map.split("\n");
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y}`;
}

/** What is at a place; rock everywhere off the map. */
export function thingAt(map: string, position: Position): string {
  const [x, y] = position.split(",").map(Number);
  return rowsOf(map)[y]?.[x] ?? "#";
}

let latestMap = "";
let latestRows: readonly string[] = [""];

/** The rows of a map: nearly always it is the one that was looked at before. */
function rowsOf(map: string): readonly string[] {
  if (map !== latestMap) {
    latestMap = map;
    latestRows = map.split("\n");
  }
  return latestRows;
}

/** The places that a slide comes over, in order: the last is where it ends. None if nothing moves. */
export function slide(map: string, from: Position, direction: Direction): Position[] {
  const passed: Position[] = [];
  let current = from;
  while (passed.length === 0 || !"*O".includes(thingAt(map, current))) {
    const nextPosition = neighbour(current, direction);
    if (thingAt(map, nextPosition) === "#") break;
    passed.push(nextPosition);
    current = nextPosition;
  }
  return passed;
}

interface WalkResult {
  /** By place: the fewest moves after which the walker stands there. */
  readonly movesToStand: ReadonlyMap<Position, number>;
  /** By place: the fewest moves with which it comes over it. */
  readonly movesToCross: ReadonlyMap<Position, number>;
  /** Moves to the hole; undefined if there is no way. */
  readonly par: number | undefined;
}

/** All that the walker can do from a place; `without` is a place where it may not come to stand. */
export function walkAll(map: string, from = startOf(map), without?: Position): WalkResult {
  const movesToStand = new Map([[from, 0]]);
  const movesToCross = new Map([[from, 0]]);
  let par: number | undefined;
  for (const [position, moves] of movesToStand) {
    if (thingAt(map, position) === "O") {
      par ??= moves;
      continue;
    }
    for (const direction of [0, 1, 2, 3] as const) {
      const way = slide(map, position, direction);
      const end = way.at(-1);
      if (end === undefined || end === without) continue;
      for (const over of way) if (!movesToCross.has(over)) movesToCross.set(over, moves + 1);
      if (!movesToStand.has(end)) movesToStand.set(end, moves + 1);
    }
  }
  return { movesToStand, movesToCross, par };
}

/** Places where the walker can come to stand and from which there is no way to the hole. */
export function deadEnds(map: string): Position[] {
  return [...walkAll(map).movesToStand.keys()].filter((position) => walkAll(map, position).par === undefined);
}

function neighbour(position: Position, direction: Direction): Position {
  const [x, y] = position.split(",").map(Number);
  return `${x + [0, 1, 0, -1][direction]},${y + [-1, 0, 1, 0][direction]}`;
}
