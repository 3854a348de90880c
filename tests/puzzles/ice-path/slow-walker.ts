import type { Direction } from "../../../src/kernel/direction";

/** Ice Path played on the text of a map, a step at a time: what the game's own rules are held against. */

/** Column and row, such as `3,0`. */
type Place = string;

/** Where the walker is at first. */
export function startOf(map: string): Place {
  const rows = map.split("\n");
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y}`;
}

/** What is at a place; rock everywhere off the map. */
export function thingAt(map: string, place: Place): string {
  const [x, y] = place.split(",").map(Number);
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
export function slide(map: string, from: Place, direction: Direction): Place[] {
  const way: Place[] = [];
  let at = from;
  while (way.length === 0 || !"*O".includes(thingAt(map, at))) {
    const ahead = neighbour(at, direction);
    if (thingAt(map, ahead) === "#") break;
    way.push(ahead);
    at = ahead;
  }
  return way;
}

interface Walk {
  /** By place: the fewest moves after which the walker stands there. */
  readonly stands: ReadonlyMap<Place, number>;
  /** By place: the fewest moves with which it comes over it. */
  readonly comesOver: ReadonlyMap<Place, number>;
  /** Moves to the hole; undefined if there is no way. */
  readonly par: number | undefined;
}

/** All that the walker can do from a place; `without` is a place where it may not come to stand. */
export function walk(map: string, from = startOf(map), without?: Place): Walk {
  const stands = new Map([[from, 0]]);
  const comesOver = new Map([[from, 0]]);
  let par: number | undefined;
  for (const [place, moves] of stands) {
    if (thingAt(map, place) === "O") {
      par ??= moves;
      continue;
    }
    for (const direction of [0, 1, 2, 3] as const) {
      const way = slide(map, place, direction);
      const end = way.at(-1);
      if (end === undefined || end === without) continue;
      for (const over of way) if (!comesOver.has(over)) comesOver.set(over, moves + 1);
      if (!stands.has(end)) stands.set(end, moves + 1);
    }
  }
  return { stands, comesOver, par };
}

/** Places where the walker can come to stand and from which there is no way to the hole. */
export function deadEnds(map: string): Place[] {
  return [...walk(map).stands.keys()].filter((place) => walk(map, place).par === undefined);
}

function neighbour(place: Place, direction: Direction): Place {
  const [x, y] = place.split(",").map(Number);
  return `${x + [0, 1, 0, -1][direction]},${y + [-1, 0, 1, 0][direction]}`;
}
