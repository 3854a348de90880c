/**
 * Fruit played on letters, one cell at a time, as somebody would play it with things on a table: nothing of it is the
 * game's. Slow on purpose.
 */
export interface Table {
  /** By row, then by column: hedge, puddles, hedgehogs, anteaters and lawn. */
  readonly ground: readonly (readonly string[])[];
  /** By row, then by column: what may slide, or a blank. */
  readonly things: readonly (readonly string[])[];
  /** Lines of the map: "column row arrow". */
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
    ground: rows.map((row) => row.map((one) => (MOVERS.includes(one) ? "." : one))),
    things: rows.map((row) => row.map((one) => (MOVERS.includes(one) ? one : " "))),
    passes: passes === "" ? [] : passes.split("\n"),
    ending: "playing",
  };
}

/** The rows with everything where it is. */
export function rowsOf({ ground, things }: Table): string {
  return ground.map((row, y) => row.map((one, x) => (things[y][x] === " " ? one : things[y][x])).join("")).join("\n");
}

/** What comes of a push in the direction of an arrow; undefined if nothing moves. */
export function push(table: Table, arrow: string): Table | undefined {
  const things = table.things.map((row) => [...row]);
  const [dx, dy] = STEPS[arrow];
  // By place: "moving" once something has moved that is there, or what has become of the fruit there.
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
      fate.set(`${nx},${ny}`, FRUITS.includes(thing) && table.ground[ny][nx] === "~" ? "puddle" : "moving");
      hasMoved = true;
      isOver = false;
    }
  }
  if (!hasMoved) return undefined;
  const spoilt = new Set<string>();
  for (const [place, what] of fate) {
    const [x, y] = place.split(",").map(Number);
    if (what === "puddle") spoilt.add("puddle");
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

function farthestFirst({ ground }: Table, arrow: string): Point[] {
  const [dx, dy] = STEPS[arrow];
  const points = ground.flatMap((row, y) => row.map((_, x): Point => [x, y]));
  return points.sort(([x, y], [ox, oy]) => (ox - x) * dx + (oy - y) * dy);
}

function slides(thing: string, arrow: string): boolean {
  if (thing === "=" || thing === "o") return arrow === "<" || arrow === ">";
  if (thing === "I" || thing === "8") return arrow === "^" || arrow === "v";
  return true;
}

function groundAt({ ground }: Table, [x, y]: Point): string {
  return ground.at(y)?.[x] !== undefined && y >= 0 && x >= 0 ? ground[y][x] : "#";
}

/** Whether something may step that way from a place, as far as the ground and the passes go. */
function canStep(table: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return ".~".includes(groundAt(table, [x + dx, y + dy])) && !isBarred(table, [x, y], arrow);
}

/** Whether there is a pass on that border that lets through the other way. */
function isBarred({ passes }: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return passes.includes(`${x + dx + 1} ${y + dy + 1} ${back(arrow)}`);
}

function back(arrow: string): string {
  return "v<^>".charAt("^>v<".indexOf(arrow));
}

function hitsHedgehog(table: Table, [x, y]: Point, arrow: string): boolean {
  const [dx, dy] = STEPS[arrow];
  return groundAt(table, [x + dx, y + dy]) === "h" && !isBarred(table, [x, y], arrow);
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

/** Lets each anteater pull once; gives whether that has made a fruit dirty. */
function pullFruits(table: Table, things: string[][]): boolean {
  for (let y = 0; y < things.length; y++) {
    for (let x = 0; x < things[y].length; x++) {
      const arrow = table.ground[y][x];
      if (STEPS[arrow] === undefined) continue;
      const [dx, dy] = STEPS[arrow];
      let [sx, sy] = [x + dx, y + dy];
      let far = 0;
      while (
        ".~".includes(groundAt(table, [sx, sy])) &&
        !isBarred(table, [sx, sy], back(arrow)) &&
        things[sy][sx] === " "
      ) {
        [sx, sy, far] = [sx + dx, sy + dy, far + 1];
      }
      const isSeen = ".~".includes(groundAt(table, [sx, sy])) && !isBarred(table, [sx, sy], back(arrow));
      if (!isSeen || !FRUITS.includes(things[sy][sx]) || things[sy][sx] === " ") continue;
      for (; far > 0; far--) {
        things[sy - dy][sx - dx] = things[sy][sx];
        things[sy][sx] = " ";
        [sx, sy] = [sx - dx, sy - dy];
        if (table.ground[sy][sx] === "~") return true;
      }
    }
  }
  return false;
}
