import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH } from "../../src/puzzles/skid/level";
import { UsageError, type Given } from "../cli";
import type { Usage } from "../help";

const MOST_PIECES = 4;

/** The options that say how large a level of Skid is and what stands on it, but for its blocks. */
export const CAST: Usage["options"] = {
  width: { value: "N", unlessTold: "7", asks: "the board's columns, border included" },
  height: { value: "N", unlessTold: "6", asks: "the board's rows, border included" },
  reds: { value: "N", unlessTold: "2", asks: "how many red skiddies" },
  yellows: { value: "N", unlessTold: "0", asks: "how many yellow ones" },
  crates: { value: "N", unlessTold: "0", asks: "how many crates" },
  ices: { value: "N", unlessTold: "0", asks: "how many ice cubes" },
  pits: { value: "N", unlessTold: "0", asks: "how many pits" },
  goals: { value: "N", unlessTold: "1", asks: "how many goals each colour has" },
};

/** How large a level is and what stands on it, but for its blocks. */
export type Cast = ReturnType<typeof castOf>;

/** What a command line asks for by these options; throws `UsageError` where one is wrong, or no skiddy is asked for. */
export function castOf({ number }: Pick<Given, "number">) {
  const cast = {
    width: number("width", MIN_WIDTH, MAX_WIDTH),
    height: number("height", MIN_HEIGHT, MAX_HEIGHT),
    reds: number("reds", 0, MOST_PIECES),
    yellows: number("yellows", 0, MOST_PIECES),
    crates: number("crates", 0, MOST_PIECES),
    ices: number("ices", 0, MOST_PIECES),
    pits: number("pits", 0, MOST_PIECES),
    goalsPerColour: number("goals", 1, MOST_PIECES),
  };
  if (cast.reds + cast.yellows === 0) throw new UsageError("a level needs a skiddy: --reds or --yellows");
  return cast;
}

/** How many cells a board of Skid has inside its ring. */
export function cellsInside({ width, height }: Pick<Cast, "width" | "height">): number {
  return (width - 2) * (height - 2);
}

/** Throws `UsageError` unless a cast and so many blocks have room on the board. */
export function makeSureOfRoom(cast: Cast, blocks: number): void {
  const { width, height, reds, yellows, crates, ices, pits } = cast;
  const pieces = reds + yellows + crates + ices;
  const taken = blocks + pits + pieces;
  const room = cellsInside(cast);
  if (taken <= room) return;
  throw new UsageError(
    `${blocks} blocks, ${pits} pits and ${pieces} pieces take ${taken} cells; a board of ${width} by ${height} has ${room} inside its border`,
  );
}
