/** Generates maps of caves of several rooms at random, for tests of maps, codes and rules. */
import fc from "fast-check";
import { drawRandomBelow, createRandom, type Random } from "../../../src/kernel/random";

/**
 * Generates maps of caves: levels of several rooms, of many sizes, with one or two gaps in each wall between two rooms.
 */
export function anyCaves(): fc.Arbitrary<string> {
  return fc.nat(1_000_000).map((seed) => caveOfSeed(seed));
}

export function caveOfSeed(seed: number): string {
  const random = createRandom(seed);
  const [columns, rows] = anyOf(random, GRIDS);
  const [width, height] = anySize(random, columns, rows);
  const map = Array.from({ length: rows * (height + 1) - 1 }, () => Array<string>(columns * (width + 1) - 1).fill("#"));
  const rooms = anySlots(random, columns, rows);
  for (const [x, y] of rooms) {
    for (const [dx, dy] of cellsOf(width, height)) {
      map[y * (height + 1) + dy][x * (width + 1) + dx] = anyOf(random, [".", ".", ".", "#", "*"]);
    }
    map[y * (height + 1)][x * (width + 1) + drawRandomBelow(random, width)] = ".";
  }
  for (const [x, y] of rooms) {
    if (isRoom(rooms, x + 1, y))
      for (let gap = 0; gap <= drawRandomBelow(random, 2); gap++)
        map[y * (height + 1) + drawRandomBelow(random, height)][x * (width + 1) + width] = ".";
    if (isRoom(rooms, x, y + 1))
      for (let gap = 0; gap <= drawRandomBelow(random, 2); gap++)
        map[y * (height + 1) + height][x * (width + 1) + drawRandomBelow(random, width)] = ".";
  }
  putInRoom(random, map, "@", [width, height], anyOf(random, rooms));
  putInRoom(random, map, "O", [width, height], anyOf(random, rooms));
  return map.map((row) => row.join("")).join("\n");
}

const GRIDS: readonly Pair[] = [
  [3, 1],
  [1, 3],
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
];

type Pair = readonly [number, number];

function anyOf<T>(random: Random, list: readonly T[]): T {
  return list[drawRandomBelow(random, list.length)];
}

function anySize(random: Random, columns: number, rows: number): Pair {
  for (;;) {
    const least = (count: number): number => [1, 5, 7][count - 1];
    const width = least(columns) + drawRandomBelow(random, 11 - least(columns));
    const height = least(rows) + drawRandomBelow(random, 11 - least(rows));
    if (columns * (width + 1) * (rows * (height + 1) + 1) + 1 > 256) return [width, height];
  }
}

function anySlots(random: Random, columns: number, rows: number): Pair[] {
  const slots: Pair[] = [[drawRandomBelow(random, columns), drawRandomBelow(random, rows)]];
  const count = Math.min(columns * rows, 3 + drawRandomBelow(random, 3));
  while (slots.length < count) {
    const [x, y] = anyOf(random, slots);
    const [dx, dy] = anyOf(random, [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const);
    const isInside = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
    if (isInside && !isRoom(slots, x + dx, y + dy)) slots.push([x + dx, y + dy]);
  }
  return slots;
}

function isRoom(slots: readonly Pair[], x: number, y: number): boolean {
  return slots.some(([column, row]) => column === x && row === y);
}

function cellsOf(width: number, height: number): Pair[] {
  return Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)]);
}

function putInRoom(random: Random, map: string[][], thing: string, [width, height]: Pair, [x, y]: Pair): void {
  for (;;) {
    const row = map[y * (height + 1) + drawRandomBelow(random, height)];
    const column = x * (width + 1) + drawRandomBelow(random, width);
    if (row[column] === "@") {
      if (width * height === 1) throw new Error("the room is too small");
      continue;
    }
    row[column] = thing;
    return;
  }
}

/**
 * The map of a cave with three rooms of eight by eight cells in a row, and one gap in each wall. A slide to the right
 * along the fourth row leads from the first room into the second, and one along the sixth row from the second into the
 * third. The solution is down, right, down, right, up, right.
 */
export const ROW_OF_ROOMS: readonly string[] = [
  "@.......#........#........",
  "........#........#........",
  "........#........#........",
  ".............#...#........",
  "#.......#.......##........",
  "........#................O",
  "........#....#...#........",
  "........#........#........",
];

/**
 * The map `ROW_OF_ROOMS` with the seal on another cell. After a first move up, the level cannot be won any more,
 * because no slide leads back to the row of the seal's first cell.
 */
export const LOSABLE_ROOMS: readonly string[] = ROW_OF_ROOMS.with(0, `.${ROW_OF_ROOMS[0].slice(1)}`)
  .with(3, `...@${ROW_OF_ROOMS[3].slice(4)}`)
  .with(4, `.${ROW_OF_ROOMS[4].slice(1)}`);

/**
 * The map of a cave of five rooms, which takes 27 moves to win. Its solution leads from the lowest room through the
 * middle one into the left one, and then to the right.
 */
export const FIVE_ROOMS: readonly string[] = [
  "#########........#########",
  "#########..#.....#########",
  "#########..#.....#########",
  "#########....*...#########",
  "#########.......##########",
  "#########........#########",
  "#########...#..#.#########",
  "#########........#########",
  "##########.##.############",
  "..*.....#..#....##.......#",
  "#..#....#....#...#....#...",
  "..#........#.#...#...#....",
  "......#.##......##........",
  "........#..#.......#....#.",
  "............#....#....#O..",
  "........#........#..#.....",
  "..#.....#....#...#..#....#",
  "##########..##############",
  "#########.....#..#########",
  "#########....#..##########",
  "#########.#......#########",
  "#########*#.@.#..#########",
  "#########....#...#########",
  "##########......##########",
  "#########........#########",
  "#########....#...#########",
];
