/** Makes random levels of the puzzle Last Ball within a given shape, which says on which cells balls may stand. */

import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { Level } from "../../src/puzzles/last-ball/level";
import { changeShape } from "./last-ball-change";
import { mirrorGroups, type BallShape, type Symmetry } from "./last-ball-shape";

/** The wanted properties of a random Last Ball level, besides the cells on which balls may stand. */
export interface LastBallTarget {
  readonly symmetry: Symmetry;
  /** The wanted number of white balls. If it is undefined, the level may have any number. */
  readonly balls: number | undefined;
  /**
   * The most changes that are made to a level. Each change removes a white ball or moves it by a cell. The number of
   * changes is random.
   */
  readonly changes: number;
}

/**
 * Makes a random level of the puzzle Last Ball within a shape. Returns undefined if the level cannot have the wanted
 * number of balls.
 */
export function drawLevel(fullShape: BallShape, target: LastBallTarget, random: Random): Level | undefined {
  let shape = fullShape;
  for (let left = drawRandomBelow(random, target.changes + 1); left > 0; left--)
    shape = changeShape(shape, target.symmetry, random);
  const black = shape.blacks[drawRandomBelow(random, shape.blacks.length)];
  const whites = shape.whites.filter((cell) => cell !== black);
  const open = mirrorGroups(shape, shape.open, target.symmetry);
  const missing = target.balls === undefined ? undefined : target.balls - whites.length;
  const chosen = missing === undefined ? chooseAny(open, random) : chooseExactly(open, missing, black, random);
  for (const group of chosen) whites.push(...group.filter((cell) => cell !== black));
  if (whites.length === 0 || (target.balls !== undefined && whites.length !== target.balls)) return undefined;
  return { board: shape.board, black, whites: whites.sort((one, other) => one - other) };
}

function chooseAny(groups: readonly number[][], random: Random): number[][] {
  return groups.filter(() => drawRandomBelow(random, 2) === 1);
}

/**
 * Chooses groups of symmetric cells at random that together get `balls` white balls. The cell `black` is not counted,
 * because the black ball stands there. If the remaining groups are too large, chooses fewer balls.
 */
function chooseExactly(groups: readonly number[][], balls: number, black: number, random: Random): number[][] {
  const chosen: number[][] = [];
  const left = [...groups];
  let missing = balls;
  while (missing > 0 && left.length > 0) {
    const [group] = left.splice(drawRandomBelow(random, left.length), 1);
    const gained = group.filter((cell) => cell !== black).length;
    if (gained > missing) continue;
    chosen.push(group);
    missing -= gained;
  }
  return chosen;
}
