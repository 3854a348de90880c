/**
 * Parses and generates maps of Penguin for its tests. Translates states of the game into those of the slow rules in
 * slow-penguin.ts, and back.
 */
import fc from "fast-check";
import { notation, type Level } from "../../../src/puzzles/penguin/level";
import { cellAt, columnOf, rowOf, type Board } from "../../../src/kernel/board";
import { cellOf, isOnBridge, stateOnBridge, type State } from "../../../src/puzzles/penguin/state";
import { expectParsed } from "../../kernel/parse-results";
import type { SlowState } from "./slow-penguin";

export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/**
 * Formats a state as the slow rules in slow-penguin.ts do, such as "3,0 below": column, row, and "above" or "below".
 * The penguin is "above" on a bridge and "below" everywhere else.
 */
export function slowStateOf({ board }: { readonly board: Board }, state: State): SlowState {
  const cell = cellOf(state);
  return `${columnOf(board, cell)},${rowOf(board, cell)} ${isOnBridge(state) ? "above" : "below"}`;
}

/** Parses a state in the format of slow-penguin.ts, such as "3,0 below". */
export function stateOf({ board }: { readonly board: Board }, slowState: SlowState): State {
  const [position, storey] = slowState.split(" ");
  const [x, y] = position.split(",").map(Number);
  const cell = cellAt(board, x, y);
  return storey === "above" ? stateOnBridge(cell) : cell;
}

const FLOOR = "x^>v<*#T";
const BRIDGES = "|-";
const DOORS = "abcd";

/**
 * Generates maps of levels on boards of up to 16 by 8 cells. The finish lies at the edge; other things may stand
 * anywhere, some of them under bridges.
 */
export function anyMaps(): fc.Arbitrary<string> {
  const widths = fc.integer({ min: 2, max: 16 });
  const heights = fc.integer({ min: 1, max: 8 });
  const pairs = fc.integer({ min: 0, max: DOORS.length });
  return fc.tuple(widths, heights, pairs).chain(([width, height, doors]) => {
    const cells = width * height;
    const edge = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => isAtEdge(cell, width, height));
    const thing = fc.oneof(
      { weight: 5, arbitrary: fc.constant(".") },
      { weight: 2, arbitrary: fc.constantFrom(...FLOOR) },
    );
    const bridge = fc.oneof(
      { weight: 5, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: fc.constantFrom(...BRIDGES) },
    );
    const doorCount = Math.min(cells - 2, 2 * doors);
    return fc
      .record({
        floor: fc.array(thing, { minLength: cells, maxLength: cells }),
        bridges: fc.array(bridge, { minLength: cells, maxLength: cells }),
        penguin: fc.nat(cells - 1),
        finish: fc.constantFrom(...edge),
        doors: fc.uniqueArray(fc.nat(cells - 1), { minLength: doorCount, maxLength: doorCount }),
      })
      .filter(({ penguin, finish, doors }) => penguin !== finish && !doors.includes(penguin) && !doors.includes(finish))
      .map((drawn) => mapOf(width, height, drawn));
  });
}

interface DrawnThings {
  readonly floor: readonly string[];
  readonly bridges: readonly string[];
  readonly penguin: number;
  readonly finish: number;
  readonly doors: readonly number[];
}

function mapOf(width: number, height: number, { floor, bridges, penguin, finish, doors }: DrawnThings): string {
  const below = floor.with(penguin, ".").with(finish, "F");
  for (let index = 0; index + 1 < doors.length; index += 2) {
    below[doors[index]] = DOORS[index / 2];
    below[doors[index + 1]] = DOORS[index / 2];
  }
  const above = below.map((thing, cell) => (bridges[cell] === "" ? thing : bridges[cell])).with(penguin, "@");
  const beneath = below.map((thing, cell) => (bridges[cell] === "" || cell === penguin ? "." : thing));
  const upper = rowsOf(above, width, height);
  return beneath.every((thing) => thing === ".") ? upper : `${upper}\n\n${rowsOf(beneath, width, height)}`;
}

function rowsOf(things: readonly string[], width: number, height: number): string {
  return Array.from({ length: height }, (_, y) => things.slice(y * width, (y + 1) * width).join("")).join("\n");
}

function isAtEdge(cell: number, width: number, height: number): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}
