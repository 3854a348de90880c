import { drawBelow, type Random } from "../../src/kernel/random";
import { mirrorGroups, mirrorCell, type BallShape, type Symmetry } from "./last-ball-shape";

const DIRECTIONS = 4;

/**
 * The shape with one white ball less or one cell further, and its twin with it; the same shape where there is no room.
 * A ball that leaves the middle of a symmetry becomes two.
 */
export function changeShape(shape: BallShape, symmetry: Symmetry, random: Random): BallShape {
  const groups = mirrorGroups(shape, shape.whites, symmetry);
  if (groups.length === 0) return shape;
  const mirrorGroup = groups[drawBelow(random, groups.length)];
  const whites = shape.whites.filter((cell) => !mirrorGroup.includes(cell));
  const direction = drawBelow(random, DIRECTIONS + 1);
  if (direction === DIRECTIONS) return { ...shape, whites };
  const moved = mirrorGroup[0] + shape.board.steps[direction];
  const cells = [moved, mirrorCell(shape, moved, symmetry)];
  if (cells.some((cell) => shape.board.isBorder[cell] || whites.includes(cell))) return shape;
  return { ...shape, whites: [...new Set([...whites, ...cells])] };
}
