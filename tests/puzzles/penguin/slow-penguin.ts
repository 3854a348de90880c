import type { Direction } from "../../../src/kernel/direction";

/** Penguin played on the text of a map, a step at a time: what the game's own rules are held against. */

/** Column, row and storey, such as `3,0 below` or `3,0 above`: above is on a bridge, all else is below. */
export type SlowState = string;

/** What a push comes to: where the penguin stands, or the sentence of its end. Nothing if it does not move. */
export type PushResult =
  { readonly state: SlowState; readonly is: "playing" | "won" | "lost" } | "goes round" | undefined;

interface Step {
  readonly state: SlowState;
  readonly heading: Direction;
  /** What there is to see on the way: the character of what was met. */
  readonly met: string;
}

/** Where the penguin is at first. */
export function startOf(map: string): SlowState {
  const rows = upperRows(map);
  const y = rows.findIndex((row) => row.includes("@"));
  return `${rows[y].indexOf("@")},${y} below`;
}

/** Every cell's places where a penguin can be: two where there is a bridge. */
export function slowStatesOf(map: string): SlowState[] {
  return upperRows(map).flatMap((row, y) =>
    Array.from(row).flatMap((thing, x) =>
      "|-".includes(thing) ? [`${x},${y} below`, `${x},${y} above`] : [`${x},${y} below`],
    ),
  );
}

/** Pushes the penguin. `passes` has the characters that do not end a slide although they would. */
export function push(map: string, from: SlowState, direction: Direction, passes = ""): PushResult {
  const seen = new Set<string>();
  let state = from;
  let heading = direction;
  for (;;) {
    const next = step(map, state, heading);
    if (next === undefined) return seen.size === 0 ? undefined : { state, is: "playing" };
    ({ state, heading } = next);
    if (!passes.includes(next.met)) {
      if (next.met === "F") return { state, is: "won" };
      if (next.met === "x") return { state, is: "lost" };
      if (next.met === "*") return { state, is: "playing" };
    }
    const now = `${state} ${heading}`;
    if (seen.has(now)) return "goes round";
    seen.add(now);
  }
}

/** One step from a place; nothing if it is not possible. */
function step(map: string, state: SlowState, heading: Direction): Step | undefined {
  const runsAlong = heading === 0 || heading === 2 ? "|" : "-";
  const [x, y, storey] = parts(state);
  const here = upperAt(map, x, y);
  if (storey === "above" && here !== runsAlong) return undefined;
  if (storey === "below" && here === runsAlong) return undefined;
  const [toX, toY] = [x + [0, 1, 0, -1][heading], y + [-1, 0, 1, 0][heading]];
  const there = upperAt(map, toX, toY);
  if (there === runsAlong) return { state: `${toX},${toY} above`, heading, met: "." };
  const isRail = "|-".includes(there);
  const thing = isRail ? lowerAt(map, toX, toY) : there;
  if (thing === "#" || thing === "T" || (isRail && thing === ".")) return undefined;
  const to = `${toX},${toY} below`;
  if ("^>v<".includes(thing)) return { state: to, heading: "^>v<".indexOf(thing) as Direction, met: thing };
  if ("abcd".includes(thing)) return { state: otherDoor(map, thing, to), heading, met: thing };
  return { state: to, heading, met: thing };
}

function otherDoor(map: string, door: string, one: SlowState): SlowState {
  const isDoor = (place: SlowState): boolean => {
    const [x, y, storey] = parts(place);
    return storey === "below" && (upperAt(map, x, y) === door || lowerAt(map, x, y) === door);
  };
  const other = slowStatesOf(map).find((state) => state !== one && isDoor(state));
  if (other === undefined) throw new Error(`${door} is the only one`);
  return other;
}

function parts(state: SlowState): [x: number, y: number, storey: string] {
  const [where, storey] = state.split(" ");
  const [x, y] = where.split(",").map(Number);
  return [x, y, storey];
}

function upperRows(map: string): string[] {
  return map.split("\n\n")[0].split("\n");
}

/** What is to be seen on a cell; wall everywhere off the map. */
function upperAt(map: string, x: number, y: number): string {
  const thing = upperRows(map)[y]?.[x] ?? "#";
  return thing === "@" ? "." : thing;
}

function lowerAt(map: string, x: number, y: number): string {
  return map.split("\n\n")[1]?.split("\n")[y]?.[x] ?? ".";
}
