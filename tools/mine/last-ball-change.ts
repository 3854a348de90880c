/** Changes the shape of a Last Ball level at random. The shape says on which cells balls may stand. */

import { drawRandomBelow, type Random } from "../../src/kernel/random";
import { mirrorGroups, mirrorCell, type BallShape, type Symmetry } from "./last-ball-shape";

const DIRECTIONS = 4;

/**
 * Returns the shape of a Last Ball level after one random change. A shape lists the cells that must have a white ball,
 * and those that may have one. The change removes one of the required white balls and its mirror image, or moves them
 * by a cell. Returns the shape unchanged if there is no space for the move. If a ball leaves the axis of symmetry, the
 * new shape has two balls: the moved one and its mirror image.
 */
export function changeShape(shape: BallShape, symmetry: Symmetry, random: Random): BallShape {
  const groups = mirrorGroups(shape, shape.whites, symmetry);
  if (groups.length === 0) return shape;
  const mirrorGroup = groups[drawRandomBelow(random, groups.length)];
  const whites = shape.whites.filter((cell) => !mirrorGroup.includes(cell));
  const direction = drawRandomBelow(random, DIRECTIONS + 1);
  if (direction === DIRECTIONS) return { ...shape, whites };
  const moved = mirrorGroup[0] + shape.board.steps[direction];
  const cells = [moved, mirrorCell(shape, moved, symmetry)];
  if (cells.some((cell) => shape.board.isBorder[cell] || whites.includes(cell))) return shape;
  return { ...shape, whites: [...new Set([...whites, ...cells])] };
}
