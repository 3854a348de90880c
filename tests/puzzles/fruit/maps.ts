/** Parses, formats and generates maps of Fruit, for the tests of its rules and explorers. */
import { cellAt, columnOf, rowOf } from "../../../src/kernel/board";
import { isFault } from "../../../src/kernel/fault";
import { drawRandomBelow, createRandom, type Random } from "../../../src/kernel/random";
import { notation, type Level } from "../../../src/puzzles/fruit/level";
import { GONE, type State } from "../../../src/puzzles/fruit/state";
import { expectParsed } from "../../kernel/parse-results";

export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/** The things that a random map may have. `anyMap` generates maps from it. */
export interface Cast {
  /** The most pairs of fruits on a random map. Several pairs may be of one kind. */
  readonly pairs: number;
  /** The most things on a random map besides the fruits. Each is chosen at random from `characters`. */
  readonly others: number;
  readonly characters: string;
  readonly passes: number;
}

export const ANYTHING: Cast = { pairs: 4, others: 9, characters: "#####sss=I8o~hh^>v<", passes: 4 };

/** Returns a random map of a valid level. The same seed always gives the same map. */
export function anyMap(seed: number, cast: Cast = ANYTHING): string {
  const random = createRandom(seed, 1);
  for (;;) {
    const map = drawMap(random, cast);
    if (!isFault(notation.parseMap(map))) return map;
  }
}

function drawMap(random: Random, { pairs, others, characters, passes }: Cast): string {
  const [width, height] = [3 + drawRandomBelow(random, 4), 3 + drawRandomBelow(random, 4)];
  const cells = Array<string>(width * height).fill(".");
  const put = (character: string): void => {
    const free = cells.flatMap((cell, index) => (cell === "." ? [index] : []));
    if (free.length > 0) cells[free[drawRandomBelow(random, free.length)]] = character;
  };
  for (let pair = 1 + drawRandomBelow(random, pairs); pair > 0; pair--) {
    const kind = "ABCD".charAt(drawRandomBelow(random, 4));
    put(kind);
    put(kind);
  }
  for (let other = drawRandomBelow(random, others + 1); other > 0; other--)
    put(characters.charAt(drawRandomBelow(random, characters.length)));
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(""));
  const borders = new Set<number>();
  for (let pass = drawRandomBelow(random, passes + 1); pass > 0; pass--)
    borders.add(drawRandomBelow(random, 4 * width * height));
  const list = [...borders].toSorted((one, other) => one - other);
  const written = list.map((border) => {
    const cell = Math.floor(border / 4);
    return `${1 + (cell % width)} ${1 + Math.floor(cell / width)} ${"^>v<".charAt(border % 4)}`;
  });
  return written.length === 0 ? rows.join("\n") : [...rows, "", "passes:", ...written].join("\n");
}

/**
 * Returns a level's map with the fruits and sliders of a state in their cells. Sliders are stones, cars and barrels. A
 * fruit that lies in a puddle is shown instead of the puddle.
 */
export function mapOfState(level: Level, { fruits, sliders }: State): string {
  const { board } = level;
  const rows = notation
    .formatMap({ ...level, fruits: [], fruitKinds: [], sliders: [], sliderKinds: [], passes: [] })
    .split("\n")
    .map((row) => Array.from(row));
  const put = (cell: number, character: string): void => {
    rows[rowOf(board, cell)][columnOf(board, cell)] = character;
  };
  sliders.forEach((cell, index) => {
    put(cell, "sI=8o".charAt(level.sliderKinds[index]));
  });
  fruits.forEach((cell, index) => {
    if (cell !== GONE) put(cell, "ABCD".charAt(level.fruitKinds[index]));
  });
  return rows.map((row) => row.join("")).join("\n");
}

export function cellOn({ board }: Level, x: number, y: number): number {
  return cellAt(board, x, y);
}
