import { below, type Random } from "../../src/kernel/random";
import type { Level } from "../../src/puzzles/last-ball/level";
import { changed } from "./change";
import { groupsOf, type Shape, type Symmetry } from "./shape";

/** What is asked of a drawn level beside its shape. */
export interface Wish {
  readonly symmetry: Symmetry;
  /** How many white balls; any number where undefined. */
  readonly balls: number | undefined;
  /** How many times a white ball that the shape sets may be left out or moved by a cell. */
  readonly changes: number;
}

/** One level of a shape, drawn at random; undefined where it cannot have the wanted number of balls. */
export function drawLevel(picture: Shape, wish: Wish, random: Random): Level | undefined {
  let shape = picture;
  for (let left = below(random, wish.changes + 1); left > 0; left--) shape = changed(shape, wish.symmetry, random);
  const black = shape.blacks[below(random, shape.blacks.length)];
  const whites = shape.whites.filter((cell) => cell !== black);
  const open = groupsOf(shape, shape.open, wish.symmetry);
  const missing = wish.balls === undefined ? undefined : wish.balls - whites.length;
  const chosen = missing === undefined ? anyOf(open, random) : fitting(open, missing, black, random);
  for (const group of chosen) whites.push(...group.filter((cell) => cell !== black));
  if (whites.length === 0 || (wish.balls !== undefined && whites.length !== wish.balls)) return undefined;
  return { board: shape.board, black, whites: whites.sort((one, other) => one - other) };
}

/** Each group or not, as a coin falls. */
function anyOf(groups: readonly number[][], random: Random): number[][] {
  return groups.filter(() => below(random, 2) === 1);
}

/** Groups in random order, as many as give `balls` white balls and no more. */
function fitting(groups: readonly number[][], balls: number, black: number, random: Random): number[][] {
  const chosen: number[][] = [];
  const left = [...groups];
  let missing = balls;
  while (missing > 0 && left.length > 0) {
    const [group] = left.splice(below(random, left.length), 1);
    const gained = group.filter((cell) => cell !== black).length;
    if (gained > missing) continue;
    chosen.push(group);
    missing -= gained;
  }
  return chosen;
}
