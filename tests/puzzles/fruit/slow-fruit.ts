/**
 * Slow rules of Fruit for tests, which work on the letters of a map and move everything one cell at a time. They share
 * no code with the game, so that the tests can compare the game's rules with them.
 */
export interface Table {
  /** What lies under the pieces, by row and then by column: hedge, puddle, hedgehog, anteater or lawn. */
  readonly floor: readonly (readonly string[])[];
  /** The pieces, by row and then by column: the character of the piece on the cell, or a blank. */
  readonly things: readonly (readonly string[])[];
  /** The lines of the map that list one-way passes: each has a column, a row and an arrow. */
  readonly passes: readonly string[];
  readonly ending: "won" | "playing" | "puddle" | "hedgehog" | "both";
}

type Point = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Point>> = { "^": [0, -1], ">": [1, 0], v: [0, 1], "<": [-1, 0] };
const MOVERS = "ABCDsI=8o";
const FRUITS = "ABCD";

export function tableOf(map: string): Table {
  const [text, passes = ""] = map.split("\n\npasses:\n");
  const rows = text.split("\n").map((row) => Array.from(row));
  return {
    floor: rows.map((row) => row.map((one) => (MOVERS.includes(one) ? "." : one))),
    things: rows.map((row) => row.map((one) => (MOVERS.includes(one) ? one : " "))),
    passes: passes === "" ? [] : passes.split("\n"),
    ending: "playing",
  };
}

/** Returns the rows of the map that shows a state of the slow rules, with all pieces on it. */
export function rowsOf({ floor, things }: Table): string {
  return floor.map((row, y) => row.map((one, x) => (things[y][x] === " " ? one : things[y][x])).join("")).join("\n");
}

/**
 * Moves all pieces in the direction of an arrow (`^`, `>`, `v` or `<`). Returns the state after the move, or undefined
 * if nothing moves.
 */
export function push(table: Table, arrow: string): Table | undefined {
  const things = table.things.map((row) => [...row]);
  const [dx, dy] = STEPS[arrow];
  // What has happened to a piece in this move, for the cell on which the piece now lies: "moving" if it has moved
  // there, "puddle" if it is a fruit that has stopped in a puddle.
  const fate = new Map<string, string>();
  let isOver = false;
  let hasMoved = false;
  while (!isOver) {
    isOver = true;
    for (const [x, y] of farthestFirst(table, arrow)) {
      const thing = things[y][x];
      if (thing === " " || !slides(thing, arrow) || fate.get(`${x},${y}`) === "puddle") continue;
      const [nx, ny] = [x + dx, y + dy];
      if (!canStep(table, [x, y], arrow) || things[ny][nx] !== " ") continue;
      things[ny][nx] = thing;
      things[y][x] = " ";
      fate.delete(`${x},${y}`);
      fate.set(`${nx},${ny}`, FRUITS.includes(thing) && table.floor[ny][nx] === "~" ? "puddle" : "moving");
      hasMoved = true;
      isOver = false;
    }
  }
  if (!hasMoved) return undefined;
  const spoilt = new Set<string>();
  for (const [position, end] of fate) {
    const [x, y] = position.split(",").map(Number);
    if (end === "puddle") spoilt.add("puddle");
    else if (FRUITS.includes(things[y][x]) && hitsHedgehog(table, [x, y], arrow)) {
      spoilt.add("hedgehog");
      things[y][x] = " ";
    }
  }
  if (spoilt.size === 0) {
    pairOff(things);
    if (pullFruits(table, things)) spoilt.add("puddle");
    else pairOff(things);
  }
  const isWon = !things.some((row) => row.some((thing) => FRUITS.includes(thing)));
  const [only] = spoilt;
  const ending = spoilt.size > 1 ? "both" : spoilt.size === 1 ? (only as "puddle") : isWon ? "won" : "playing";
  return { ...table, things, ending };
}

function farthestFirst({ floor }: Table, arrow: string): Point[] {
  const [dx, dy] = STEPS[arrow];
  const points = floor.flatMap((row, y) => row.map((_, x): Point => [x, y]));
  return points.sort(([x, y], [ox, oy]) => (ox - x) * dx + (oy - y) * dy);
}

function slides(thing: string, arrow: string): boolean {
  if (thing === "=" || thing === "o") return arrow === "<" || arrow === ">";
  if (thing === "I" || thing === "8") return arrow === "^" || arrow === "v";
  return true;
}

function floorAt({ floor }: Table, [x, y]: Point): string {
  return floor.at(y)?.[x] !== undefined && y >= 0 && x >= 0 ? floor[y][x] : "#";
}

function canStep(table: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return ".~".includes(floorAt(table, [x + dx, y + dy])) && !isBarred(table, [x, y], arrow);
}

function isBarred({ passes }: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return passes.includes(`${x + dx + 1} ${y + dy + 1} ${back(arrow)}`);
}

function back(arrow: string): string {
  return "v<^>".charAt("^>v<".indexOf(arrow));
}

function hitsHedgehog(table: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return floorAt(table, [x + dx, y + dy]) === "h" && !isBarred(table, [x, y], arrow);
}

function pairOff(things: string[][]): void {
  for (let y = 0; y < things.length; y++) {
    for (let x = 0; x < things[y].length; x++) {
      const fruit = things[y][x];
      if (!FRUITS.includes(fruit)) continue;
      if (things[y][x + 1] === fruit) things[y][x] = things[y][x + 1] = " ";
      else if (y + 1 < things.length && things[y + 1][x] === fruit) things[y][x] = things[y + 1][x] = " ";
    }
  }
}

function pullFruits(table: Table, things: string[][]): boolean {
  for (let y = 0; y < things.length; y++) {
    for (let x = 0; x < things[y].length; x++) {
      const arrow = table.floor[y][x];
      if (STEPS[arrow] === undefined) continue;
      const [dx, dy] = STEPS[arrow];
      let [sx, sy] = [x + dx, y + dy];
      let far = 0;
      while (
        ".~".includes(floorAt(table, [sx, sy])) &&
        !isBarred(table, [sx, sy], back(arrow)) &&
        things[sy][sx] === " "
      ) {
        [sx, sy, far] = [sx + dx, sy + dy, far + 1];
      }
      const isSeen = ".~".includes(floorAt(table, [sx, sy])) && !isBarred(table, [sx, sy], back(arrow));
      if (!isSeen || !FRUITS.includes(things[sy][sx]) || things[sy][sx] === " ") continue;
      for (; far > 0; far--) {
        things[sy - dy][sx - dx] = things[sy][sx];
        things[sy][sx] = " ";
        [sx, sy] = [sx - dx, sy - dy];
        if (table.floor[sy][sx] === "~") return true;
      }
    }
  }
  return false;
}
