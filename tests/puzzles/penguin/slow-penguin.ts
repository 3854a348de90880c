/**
 * Slow rules of Penguin for tests, with which the game's rules are compared. They work step by step on the text of a
 * map.
 */
import type { Direction } from "../../../src/kernel/direction";

/**
 * A state as a text, such as `3,0 below`: the penguin's column, its row, and `above` on a bridge or `below` everywhere
 * else.
 */
export type SlowState = string;

/**
 * The result of a move: the new state and whether it is won or lost, "goes round" if the slide never ends, or undefined
 * if nothing moves.
 */
export type PushResult =
  { readonly state: SlowState; readonly is: "playing" | "won" | "lost" } | "goes round" | undefined;

interface Step {
  readonly state: SlowState;
  readonly direction: Direction;
  readonly met: string;
}

export function startOf(map: string): SlowState {
  const rows = upperRows(map);
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y} below`;
}

/** Returns all cells of a map as states: two for a cell with a bridge, one for any other cell. */
export function slowStatesOf(map: string): SlowState[] {
  return upperRows(map).flatMap((row, y) =>
    Array.from(row).flatMap((thing, x) =>
      "|-".includes(thing) ? [`${x},${y} below`, `${x},${y} above`] : [`${x},${y} below`],
    ),
  );
}

/**
 * Moves the penguin in a direction and returns the result. The penguin slides past those things of the map whose
 * characters are in `passes`.
 */
export function push(map: string, from: SlowState, direction: Direction, passes = ""): PushResult {
  const seen = new Set<string>();
  let state = from;
  let currentDirection = direction;
  for (;;) {
    const next = step(map, state, currentDirection);
    if (next === undefined) return seen.size === 0 ? undefined : { state, is: "playing" };
    ({ state, direction: currentDirection } = next);
    if (!passes.includes(next.met)) {
      if (next.met === "F") return { state, is: "won" };
      if (next.met === "x") return { state, is: "lost" };
      if (next.met === "*") return { state, is: "playing" };
    }
    const now = `${state} ${currentDirection}`;
    if (seen.has(now)) return "goes round";
    seen.add(now);
  }
}

function step(map: string, state: SlowState, direction: Direction): Step | undefined {
  const runsAlong = direction === 0 || direction === 2 ? "|" : "-";
  const [x, y, storey] = parts(state);
  const here = upperAt(map, x, y);
  if (storey === "above" && here !== runsAlong) return undefined;
  if (storey === "below" && here === runsAlong) return undefined;
  const [toX, toY] = [x + [0, 1, 0, -1][direction], y + [-1, 0, 1, 0][direction]];
  const there = upperAt(map, toX, toY);
  if (there === runsAlong) return { state: `${toX},${toY} above`, direction, met: "." };
  const isRail = "|-".includes(there);
  const thing = isRail ? lowerAt(map, toX, toY) : there;
  if (thing === "#" || thing === "T" || (isRail && thing === ".")) return undefined;
  const to = `${toX},${toY} below`;
  if ("^>v<".includes(thing)) return { state: to, direction: "^>v<".indexOf(thing) as Direction, met: thing };
  if ("abcd".includes(thing)) return { state: pairedDoorOf(map, thing, to), direction, met: thing };
  return { state: to, direction, met: thing };
}

function pairedDoorOf(map: string, door: string, entered: SlowState): SlowState {
  const isDoor = (state: SlowState): boolean => {
    const [x, y, storey] = parts(state);
    return storey === "below" && (upperAt(map, x, y) === door || lowerAt(map, x, y) === door);
  };
  const paired = slowStatesOf(map).find((state) => state !== entered && isDoor(state));
  if (paired === undefined) throw new Error(`the map has only one door "${door}"`);
  return paired;
}

function parts(state: SlowState): [x: number, y: number, storey: string] {
  const [position, storey] = state.split(" ");
  const [x, y] = position.split(",").map(Number);
  return [x, y, storey];
}

function upperRows(map: string): string[] {
  return map.split("\n\n")[0].split("\n");
}

/**
 * Returns the character of a cell in the upper layer of the map; the penguin counts as an empty cell. Returns `#`, a
 * wall, for a cell outside the map.
 */
function upperAt(map: string, x: number, y: number): string {
  const thing = upperRows(map)[y]?.[x] ?? "#";
  return thing === "@" ? "." : thing;
}

function lowerAt(map: string, x: number, y: number): string {
  return map.split("\n\n")[1]?.split("\n")[y]?.[x] ?? ".";
}
