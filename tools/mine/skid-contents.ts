/**
 * The command-line options for the size and the pieces of a level of the puzzle Skid, which the commands `mine` and
 * `levels` share.
 */

import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH } from "../../src/puzzles/skid/level";
import { UsageError, type ParsedArguments } from "../cli";
import type { Usage } from "../help";

const MAX_PIECES = 4;

/**
 * The command-line options for the size of a level of Skid and for its numbers of toys, crates, ice cubes, pits and
 * goals. No option sets the number of blocks.
 */
export const CONTENTS_OPTIONS: Usage["options"] = {
  width: { value: "N", defaultValue: "7", description: "the board's columns, border included" },
  height: { value: "N", defaultValue: "6", description: "the board's rows, border included" },
  reds: { value: "N", defaultValue: "2", description: "the number of red toys" },
  yellows: { value: "N", defaultValue: "0", description: "the number of yellow toys" },
  crates: { value: "N", defaultValue: "0", description: "the number of crates" },
  ices: { value: "N", defaultValue: "0", description: "the number of ice cubes" },
  pits: { value: "N", defaultValue: "0", description: "the number of pits" },
  goals: { value: "N", defaultValue: "1", description: "the number of goals of each colour" },
};

/** The size of a level of Skid and its numbers of toys, crates, ice cubes, pits and goals, as the user gave them. */
export type SkidContents = ReturnType<typeof parseContents>;

/** Parses the options in CONTENTS_OPTIONS. Throws a `UsageError` if a value is out of range or the level has no toy. */
export function parseContents({ number }: Pick<ParsedArguments, "number">) {
  const contents = {
    width: number("width", MIN_WIDTH, MAX_WIDTH),
    height: number("height", MIN_HEIGHT, MAX_HEIGHT),
    reds: number("reds", 0, MAX_PIECES),
    yellows: number("yellows", 0, MAX_PIECES),
    crates: number("crates", 0, MAX_PIECES),
    ices: number("ices", 0, MAX_PIECES),
    pits: number("pits", 0, MAX_PIECES),
    goalsPerColour: number("goals", 1, MAX_PIECES),
  };
  if (contents.reds + contents.yellows === 0) throw new UsageError("a level needs a toy: --reds or --yellows");
  return contents;
}

export function countInsideCells({ width, height }: Pick<SkidContents, "width" | "height">): number {
  return (width - 2) * (height - 2);
}

/** Throws a `UsageError` if a Skid board has too few cells for its pieces, its pits and `blocks` blocks. */
export function requireSpace(contents: SkidContents, blocks: number): void {
  const { width, height, reds, yellows, crates, ices, pits } = contents;
  const pieces = reds + yellows + crates + ices;
  const taken = blocks + pits + pieces;
  const insideCells = countInsideCells(contents);
  if (taken <= insideCells) return;
  throw new UsageError(
    `${blocks} blocks, ${pits} pits and ${pieces} pieces take ${taken} cells; a board of ${width} by ${height} has ${insideCells} inside its border`,
  );
}
