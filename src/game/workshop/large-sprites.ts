/**
 * Chooses large sprites, whose cells are twice as wide as those of a puzzle's small sprites, for the pictures of levels
 * in the workshop and in packs.
 */
import type { Box } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { findMaxCellSize, type ThingSprites } from "../screens/thumbnail";

/**
 * Returns sprites of double size for a level with these rows, if the level then fits into the box. Returns undefined if
 * it does not fit, or if the puzzle has small sprites that fit and are at least as large.
 */
export function findLargeSprites(puzzle: AnyPuzzle, rows: readonly string[], box: Box): ThingSprites | undefined {
  const sizes = puzzle.journey.thumbnailCellSizes;
  const maxCellSize = findMaxCellSize(rows, box);
  const half = sizes.find((side) => 2 * side <= maxCellSize);
  const small = sizes.find((side) => side <= maxCellSize) ?? 0;
  if (half === undefined || 2 * half <= small) return undefined;
  return { cellSize: 2 * half, table: `images/${puzzle.id}/large${2 * half}` };
}
