import { drawBelow, type Random } from "../../src/kernel/random";
import type { Level } from "../../src/puzzles/last-ball/level";
import { changeShape } from "./last-ball-change";
import { mirrorGroups, type BallShape, type Symmetry } from "./last-ball-shape";

/** What is asked of a drawn level beside its shape. */
export interface LastBallTarget {
  readonly symmetry: Symmetry;
  /** How many white balls; any number where undefined. */
  readonly balls: number | undefined;
  /** How many times a white ball that the shape sets may be left out or moved by a cell. */
  readonly changes: number;
}

/** One level of a shape, drawn at random; undefined where it cannot have the wanted number of balls. */
export function drawLevel(fullShape: BallShape, target: LastBallTarget, random: Random): Level | undefined {
  let shape = fullShape;
  for (let left = drawBelow(random, target.changes + 1); left > 0; left--)
    shape = changeShape(shape, target.symmetry, random);
  const black = shape.blacks[drawBelow(random, shape.blacks.length)];
  const whites = shape.whites.filter((cell) => cell !== black);
  const open = mirrorGroups(shape, shape.open, target.symmetry);
  const missing = target.balls === undefined ? undefined : target.balls - whites.length;
  const chosen = missing === undefined ? chooseAny(open, random) : chooseExactly(open, missing, black, random);
  for (const group of chosen) whites.push(...group.filter((cell) => cell !== black));
  if (whites.length === 0 || (target.balls !== undefined && whites.length !== target.balls)) return undefined;
  return { board: shape.board, black, whites: whites.sort((one, other) => one - other) };
}

/** Each group or not, as a coin falls. */
function chooseAny(groups: readonly number[][], random: Random): number[][] {
  return groups.filter(() => drawBelow(random, 2) === 1);
}

/** Groups in random order, as many as give `balls` white balls and no more. */
function chooseExactly(groups: readonly number[][], balls: number, black: number, random: Random): number[][] {
  const chosen: number[][] = [];
  const left = [...groups];
  let missing = balls;
  while (missing > 0 && left.length > 0) {
    const [group] = left.splice(drawBelow(random, left.length), 1);
    const gained = group.filter((cell) => cell !== black).length;
    if (gained > missing) continue;
    chosen.push(group);
    missing -= gained;
  }
  return chosen;
}
