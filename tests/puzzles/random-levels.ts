/**
 * Creates random small levels of any puzzle, for tests that run on every puzzle. The things come from the puzzle's
 * legend, the list of all things with their characters.
 */
import { isFault } from "../../src/kernel/fault";
import type { Legend, Thing } from "../../src/kernel/legend";
import { PASSES_TITLE } from "../../src/kernel/pass";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

const SIDES = [5, 6] as const;
const MAX_COPIES_OF_A_THING = 2;
const MAX_WALLS = 6;
const THINGS_IN_ALL = 4;
const ARROWS = "^>v<";

/**
 * Returns the map of a random level that may have any things of a puzzle. Returns undefined if the random map is no
 * valid level.
 */
export function createRandomMap({ legend, parseMap }: AnyPuzzle, random: Random): string | undefined {
  const side = SIDES[drawRandomBelow(random, SIDES.length)];
  const rows = emptyRows(legend, side);
  const put = (thing: Thing, character: string): void => {
    const cells = freeCellsFor(legend, rows, thing);
    if (cells.length === 0) return;
    const [x, y] = cells[drawRandomBelow(random, cells.length)];
    rows[y][x] = character;
  };
  const anyOf = ({ characters }: Thing): string => characters.charAt(drawRandomBelow(random, characters.length));
  for (const thing of legend.things) {
    if (thing.count === "one" || thing.count === "some") put(thing, anyOf(thing));
  }
  for (const thing of legend.things.filter(({ editorRole }) => editorRole === "walls")) {
    for (let left = drawRandomBelow(random, MAX_WALLS); left > 0; left--) put(thing, anyOf(thing));
  }
  for (let left = 1 + drawRandomBelow(random, THINGS_IN_ALL); left > 0; left--) {
    const thing = legend.things[drawRandomBelow(random, legend.things.length)];
    // Whether the thing is put on the board twice: it comes in pairs, such as doors, or a map with two of it is a valid
    // level.
    const isPaired = thing.count === "pair" || !isFault(parseMap(withTwo(legend, thing)));
    const count = isPaired ? 2 : 1 + drawRandomBelow(random, MAX_COPIES_OF_A_THING);
    if (thing.count !== "one") for (let at = 0; at < count; at++) put(thing, anyOf(thing));
  }
  const map = rows.map((row) => row.join("")).join("\n") + randomPassesText(legend, side, random);
  return isFault(parseMap(map)) ? undefined : map;
}

/**
 * Returns the map of a board with a thing in two opposite corners. The map is a valid level if the thing comes in pairs
 * and no other thing is needed.
 */
function withTwo(legend: Legend, { characters }: Thing): string {
  const rows = emptyRows(legend, SIDES[0]);
  rows[0][0] = characters.charAt(0);
  rows[SIDES[0] - 1][SIDES[0] - 1] = characters.charAt(0);
  return rows.map((row) => row.join("")).join("\n");
}

function emptyRows({ things }: Legend, side: number): string[][] {
  const isEdge = (at: number): boolean => at === 0 || at === side - 1;
  const fillerOf = (where: "edge" | "inside"): string =>
    [".", "#"].find((one) => {
      const thing = things.find(({ characters }) => characters.includes(one));
      return thing !== undefined && (thing.where === undefined || thing.where === where);
    }) ?? ".";
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => fillerOf(isEdge(x) || isEdge(y) ? "edge" : "inside")),
  );
}

function freeCellsFor(
  legend: Legend,
  rows: readonly string[][],
  { where }: Thing,
): (readonly [x: number, y: number])[] {
  const side = rows.length;
  const empty = emptyRows(legend, side);
  return rows.flatMap((row, y) =>
    row.flatMap((character, x) => {
      const isAtEdge = x === 0 || y === 0 || x === side - 1 || y === side - 1;
      const fits = where === undefined || (where === "edge") === isAtEdge;
      return fits && character === empty[y][x] ? [[x, y] as const] : [];
    }),
  );
}

function randomPassesText({ maxPasses }: Legend, side: number, random: Random): string {
  const count = maxPasses === 0 ? 0 : drawRandomBelow(random, 3);
  if (count === 0) return "";
  const cell = (): number => 2 + drawRandomBelow(random, side - 2);
  const lines = Array.from({ length: count }, () => `${cell()} ${cell()} ${ARROWS.charAt(drawRandomBelow(random, 4))}`);
  return ["", "", PASSES_TITLE, ...lines].join("\n");
}
