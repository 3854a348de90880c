import { below, type Random } from "../../src/kernel/random";
import { groupsOf, twinOf, type Shape, type Symmetry } from "./shape";

const DIRECTIONS = 4;

/**
 * The shape with one white ball less or one cell further, and its twin with it; the same shape where there is no room.
 * A ball that leaves the middle of a symmetry becomes two.
 */
export function changed(shape: Shape, symmetry: Symmetry, random: Random): Shape {
  const groups = groupsOf(shape, shape.whites, symmetry);
  if (groups.length === 0) return shape;
  const group = groups[below(random, groups.length)];
  const whites = shape.whites.filter((cell) => !group.includes(cell));
  const direction = below(random, DIRECTIONS + 1);
  if (direction === DIRECTIONS) return { ...shape, whites };
  const moved = group[0] + shape.board.steps[direction];
  const cells = [moved, twinOf(shape, moved, symmetry)];
  if (cells.some((cell) => shape.board.isBorder[cell] || whites.includes(cell))) return shape;
  return { ...shape, whites: [...new Set([...whites, ...cells])] };
}
