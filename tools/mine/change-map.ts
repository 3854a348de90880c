/** Changes text maps of levels at random, for searches that improve a level step by step. */
import { drawRandomBelow, type Random } from "../../src/kernel/random";

/** How the random changes keep a board symmetric: not at all, left and right, top and bottom, or by a half turn. */
export type MapSymmetry = "none" | "left-right" | "top-bottom" | "half-turn";

/** The characters that random changes may use in the maps of a puzzle, and what the changes may do with them. */
export interface MapCharacters {
  /** The characters that a random change may put on a cell. The dot stands for an empty cell. */
  readonly pool: string;
  /** The characters of things that a random change only moves, because a level needs a certain number of them. */
  readonly unique: string;
  /** Whether things never move between the edge of the board (the outermost rows and columns) and its inside. */
  readonly keepsRim: boolean;
}

type Cell = readonly [x: number, y: number];

/**
 * Changes a map at random: puts a character on one cell or exchanges two cells, and does the same at the symmetric
 * cells where this is possible. Returns the new map. One-way passes, which are listed below the board, stay as they
 * are.
 */
export function changeMap(map: string, characters: MapCharacters, symmetry: MapSymmetry, random: Random): string {
  const [board, ...below] = map.split("\n\n");
  const rows = board.split("\n").map((row) => Array.from(row));
  const width = rows[0].length;
  const drawCell = (): Cell => [drawRandomBelow(random, width), drawRandomBelow(random, rows.length)];
  const mirrored = ([x, y]: Cell): Cell => [
    symmetry === "left-right" || symmetry === "half-turn" ? width - 1 - x : x,
    symmetry === "top-bottom" || symmetry === "half-turn" ? rows.length - 1 - y : y,
  ];
  const isUnique = ([x, y]: Cell): boolean => characters.unique.includes(rows[y][x]);
  const isRim = ([x, y]: Cell): boolean => x === 0 || y === 0 || x === width - 1 || y === rows.length - 1;
  const swap = ([x1, y1]: Cell, [x2, y2]: Cell): void => {
    [rows[y1][x1], rows[y2][x2]] = [rows[y2][x2], rows[y1][x1]];
  };
  const one = drawCell();
  if (drawRandomBelow(random, 2) === 0 && !isUnique(one) && !(characters.keepsRim && isRim(one))) {
    const character = characters.pool.charAt(drawRandomBelow(random, characters.pool.length));
    for (const [x, y] of [one, mirrored(one)]) if (!isUnique([x, y])) rows[y][x] = character;
  } else {
    const other = drawCell();
    if (characters.keepsRim && isRim(one) !== isRim(other)) return map;
    const areFree = !isUnique(one) && !isUnique(other) && symmetry !== "none";
    const twins = [mirrored(one), mirrored(other)] as const;
    swap(one, other);
    const isOwnTwin = isSame(twins[0], one) || isSame(twins[0], other) || isSame(twins[1], other);
    if (areFree && !isOwnTwin && !twins.some(isUnique)) swap(...twins);
  }
  return [rows.map((row) => row.join("")).join("\n"), ...below].join("\n\n");
}

function isSame([x1, y1]: Cell, [x2, y2]: Cell): boolean {
  return x1 === x2 && y1 === y2;
}
