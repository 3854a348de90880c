/**
 * Chooses large sprites, whose cells are twice as wide as those of a puzzle's small sprites, for the pictures of levels
 * in the workshop and in packs.
 */
import type { Box } from "../../device/screen";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { findMaxCellSize, type ThingSprites } from "../screens/thumbnail";

/**
 * Returns sprites of double size if a level with these rows, drawn with such sprites, fits into the box. Returns
 * undefined if the level does not fit. Also returns undefined if the largest small sprites that fit are at least as
 * large.
 */
export function findLargeSprites(puzzle: AnyPuzzle, rows: readonly string[], box: Box): ThingSprites | undefined {
  const sizes = puzzle.journey.thumbnailCellSizes;
  const maxCellSize = findMaxCellSize(rows, box);
  const half = sizes.find((side) => 2 * side <= maxCellSize);
  const small = sizes.find((side) => side <= maxCellSize) ?? 0;
  if (half === undefined || 2 * half <= small) return undefined;
  return { cellSize: 2 * half, table: `images/${puzzle.id}/large${2 * half}` };
}
