import { cellAt, columnOf, rowOf } from "../../../src/kernel/board";
import { isFault } from "../../../src/kernel/fault";
import { drawBelow, createRandom, type Random } from "../../../src/kernel/random";
import { notation, type Level } from "../../../src/puzzles/fruit/level";
import { GONE, type State } from "../../../src/puzzles/fruit/state";
import { expectParsed } from "../../kernel/parse-results";

export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/** What the maps of `someMaps` have on them. */
export interface Cast {
  /** At most so many pairs of fruits, any two of them of one kind or not. */
  readonly pairs: number;
  /** How many of the other things there are at most, each any of these. */
  readonly others: number;
  readonly characters: string;
  readonly passes: number;
}

export const ANYTHING: Cast = { pairs: 4, others: 9, characters: "#####sss=I8o~hh^>v<", passes: 4 };

/** A map that is a level, with things anywhere; the same one for the same seed. */
export function anyMap(seed: number, cast: Cast = ANYTHING): string {
  const random = createRandom(seed, 1);
  for (;;) {
    const map = drawMap(random, cast);
    if (!isFault(notation.parseMap(map))) return map;
  }
}

function drawMap(random: Random, { pairs, others, characters, passes }: Cast): string {
  const [width, height] = [3 + drawBelow(random, 4), 3 + drawBelow(random, 4)];
  const cells = Array<string>(width * height).fill(".");
  const put = (character: string): void => {
    const free = cells.flatMap((cell, at) => (cell === "." ? [at] : []));
    if (free.length > 0) cells[free[drawBelow(random, free.length)]] = character;
  };
  for (let pair = 1 + drawBelow(random, pairs); pair > 0; pair--) {
    const kind = "ABCD".charAt(drawBelow(random, 4));
    put(kind);
    put(kind);
  }
  for (let other = drawBelow(random, others + 1); other > 0; other--)
    put(characters.charAt(drawBelow(random, characters.length)));
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(""));
  const lines = new Set<number>();
  for (let pass = drawBelow(random, passes + 1); pass > 0; pass--) lines.add(drawBelow(random, 4 * width * height));
  const list = [...lines].toSorted((one, other) => one - other);
  const written = list.map((at) => {
    const cell = Math.floor(at / 4);
    return `${1 + (cell % width)} ${1 + Math.floor(cell / width)} ${"^>v<".charAt(at % 4)}`;
  });
  return written.length === 0 ? rows.join("\n") : [...rows, "", "passes:", ...written].join("\n");
}

/** The rows of a level's map with everything where it is in a position; a dirty fruit stands on its puddle. */
export function mapOfState(level: Level, { fruits, sliders }: State): string {
  const { board } = level;
  const rows = notation
    .formatMap({ ...level, fruits: [], fruitKinds: [], sliders: [], sliderKinds: [], passes: [] })
    .split("\n")
    .map((row) => Array.from(row));
  const put = (cell: number, character: string): void => {
    rows[rowOf(board, cell)][columnOf(board, cell)] = character;
  };
  sliders.forEach((cell, at) => {
    put(cell, "sI=8o".charAt(level.sliderKinds[at]));
  });
  fruits.forEach((cell, at) => {
    if (cell !== GONE) put(cell, "ABCD".charAt(level.fruitKinds[at]));
  });
  return rows.map((row) => row.join("")).join("\n");
}

/** A cell of a level's board by its column and row, from 0. */
export function cellOn({ board }: Level, x: number, y: number): number {
  return cellAt(board, x, y);
}
