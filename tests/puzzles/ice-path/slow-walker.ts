/**
 * Slow rules of Ice Path for tests, with which the game's rules are compared. They work on the text of a map and go one
 * step at a time. The "walker" is the seal.
 */

import type { Direction } from "../../../src/kernel/direction";

/** A cell as a text with its column and row, such as `3,0`. */
type Position = string;

export function startOf(map: string): Position {
  const rows = map.split("\n");
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y}`;
}

/** Returns the character of a map on a cell. Outside the map, returns that of a rock. */
export function thingAt(map: string, position: Position): string {
  const [x, y] = position.split(",").map(Number);
  return rowsOf(map)[y]?.[x] ?? "#";
}

let latestMap = "";
let latestRows: readonly string[] = [""];

/** Returns the rows of a map. Remembers those of the latest map, because most calls ask for the same map again. */
function rowsOf(map: string): readonly string[] {
  if (map !== latestMap) {
    latestMap = map;
    latestRows = map.split("\n");
  }
  return latestRows;
}

/**
 * Returns the cells that a slide crosses, in order; the last one is where the slide ends. Returns an empty list if
 * nothing moves.
 */
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
  /**
   * The cells on which the seal can stand, among them its first cell. Each has the fewest moves after which the seal
   * stands there.
   */
  readonly movesToStand: ReadonlyMap<Position, number>;
  /**
   * The cells that the seal can reach, each with the fewest moves until the seal slides over the cell or stops there.
   */
  readonly movesToCross: ReadonlyMap<Position, number>;
  /** The fewest moves to the hole, or undefined if the hole cannot be reached. */
  readonly par: number | undefined;
}

/** Finds all cells that the seal can reach from the cell `from`. Leaves out moves that end on the cell `excluded`. */
export function walkAll(map: string, from = startOf(map), excluded?: Position): WalkResult {
  const movesToStand = new Map([[from, 0]]);
  const movesToCross = new Map([[from, 0]]);
  let par: number | undefined;
  for (const [position, moves] of movesToStand) {
    if (thingAt(map, position) === "O") {
      par ??= moves;
      continue;
    }
    for (const direction of [0, 1, 2, 3] as const) {
      const passed = slide(map, position, direction);
      const end = passed.at(-1);
      if (end === undefined || end === excluded) continue;
      for (const crossed of passed) if (!movesToCross.has(crossed)) movesToCross.set(crossed, moves + 1);
      if (!movesToStand.has(end)) movesToStand.set(end, moves + 1);
    }
  }
  return { movesToStand, movesToCross, par };
}

/** Returns the dead ends of a map: cells where the seal can stop but from which it cannot reach the hole. */
export function deadEnds(map: string): Position[] {
  return [...walkAll(map).movesToStand.keys()].filter((position) => walkAll(map, position).par === undefined);
}

function neighbour(position: Position, direction: Direction): Position {
  const [x, y] = position.split(",").map(Number);
  return `${x + [0, 1, 0, -1][direction]},${y + [-1, 0, 1, 0][direction]}`;
}
