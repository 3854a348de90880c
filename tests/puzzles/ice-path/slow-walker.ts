/**
 * A second, slow implementation of the puzzle Ice Path, against which the tests compare the game. It plays on the text
 * of a map, one step at a time. The word "walker" stands for the seal.
 */

import type { Direction } from "../../../src/kernel/direction";

/** A cell as column and row, such as `3,0`. */
type Position = string;

export function startOf(map: string): Position {
  const rows = map.split("\n");
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y}`;
}

/** Returns the character of a cell of a map. Returns the character of a rock for a cell outside the map. */
export function thingAt(map: string, position: Position): string {
  const [x, y] = position.split(",").map(Number);
  return rowsOf(map)[y]?.[x] ?? "#";
}

let latestMap = "";
let latestRows: readonly string[] = [""];

/** Returns the rows of a map. Caches the rows of the latest map, because most calls ask for the same map again. */
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
  /** For each cell, the fewest moves after which the seal can stand on it. */
  readonly movesToStand: ReadonlyMap<Position, number>;
  /** For each cell, the fewest moves until the seal crosses this cell or stops on it. */
  readonly movesToCross: ReadonlyMap<Position, number>;
  /** The fewest moves to the hole, or undefined if the hole cannot be reached. */
  readonly par: number | undefined;
}

/** Explores all cells that the seal can reach from `from`. Ignores moves that end on `excluded`. */
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

/** Returns the cells where the seal can stop but from which the hole cannot be reached. */
export function deadEnds(map: string): Position[] {
  return [...walkAll(map).movesToStand.keys()].filter((position) => walkAll(map, position).par === undefined);
}

function neighbour(position: Position, direction: Direction): Position {
  const [x, y] = position.split(",").map(Number);
  return `${x + [0, 1, 0, -1][direction]},${y + [-1, 0, 1, 0][direction]}`;
}
