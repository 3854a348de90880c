import fc from "fast-check";
import { createBoard } from "../../src/kernel/board";
import { MAX_BOARD_SIZE } from "../../src/kernel/draft";
import type { Legend, Sizes } from "../../src/kernel/legend";

/** Maps of those sizes with anything of a puzzle's things anywhere: few of them are levels. */
export function anyDrafts({ characters, nothing }: Legend, sizes: Sizes): fc.Arbitrary<string> {
  const widths = fc.integer({ min: sizes.minWidth, max: sizes.maxWidth });
  const heights = fc.integer({ min: sizes.minHeight, max: sizes.maxHeight });
  return fc
    .tuple(widths, heights)
    .filter(([width, height]) => createBoard(width, height).size <= MAX_BOARD_SIZE)
    .chain(([width, height]) => {
      const empty = { weight: 3 * width * height, arbitrary: fc.constant(characters.charAt(nothing)) };
      const any = { weight: 10 * characters.length, arbitrary: fc.constantFrom(...characters) };
      const row = fc.string({ unit: fc.oneof(empty, any), minLength: width, maxLength: width });
      return fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
    });
}
