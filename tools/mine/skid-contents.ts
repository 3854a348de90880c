import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH } from "../../src/puzzles/skid/level";
import { UsageError, type ParsedArguments } from "../cli";
import type { Usage } from "../help";

const MAX_PIECES = 4;

/** The options that say how large a level of Skid is and what stands on it, but for its blocks. */
export const CONTENTS_OPTIONS: Usage["options"] = {
  width: { value: "N", defaultValue: "7", description: "the board's columns, border included" },
  height: { value: "N", defaultValue: "6", description: "the board's rows, border included" },
  reds: { value: "N", defaultValue: "2", description: "how many red toys" },
  yellows: { value: "N", defaultValue: "0", description: "how many yellow ones" },
  crates: { value: "N", defaultValue: "0", description: "how many crates" },
  ices: { value: "N", defaultValue: "0", description: "how many ice cubes" },
  pits: { value: "N", defaultValue: "0", description: "how many pits" },
  goals: { value: "N", defaultValue: "1", description: "how many goals each colour has" },
};

/** How large a level is and what stands on it, but for its blocks. */
export type SkidContents = ReturnType<typeof parseContents>;

/** What a command line asks for by these options; throws `UsageError` where one is wrong, or no toy is asked for. */
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

/** How many cells a board of Skid has inside its ring. */
export function countInsideCells({ width, height }: Pick<SkidContents, "width" | "height">): number {
  return (width - 2) * (height - 2);
}

/** Throws `UsageError` unless a cast and so many blocks have room on the board. */
export function requireRoom(contents: SkidContents, blocks: number): void {
  const { width, height, reds, yellows, crates, ices, pits } = contents;
  const pieces = reds + yellows + crates + ices;
  const taken = blocks + pits + pieces;
  const room = countInsideCells(contents);
  if (taken <= room) return;
  throw new UsageError(
    `${blocks} blocks, ${pits} pits and ${pieces} pieces take ${taken} cells; a board of ${width} by ${height} has ${room} inside its border`,
  );
}
