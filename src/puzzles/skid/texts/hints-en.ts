/**
 * The English sentences of Skid's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Each sentence is true of every shortest win.
 */
import type { Direction } from "../../../kernel/direction";

/** Where a toy is that stops another toy, by the direction in which this other toy slides. */
const SIDES: readonly string[] = ["at the top", "at the right", "below", "at the left"];

export const en = {
  toyStop: (direction: Direction) => [`A toy must stop the other ${SIDES[direction]}`, "A toy must stop the other"],
  iceStop: ["Ice must stop a toy"],
  pit: ["A pit must hold a toy back"],
  crate: ["Push a crate"],
  together: ["Two must leave in one move", "Two must leave at once"],
  allLeave: ["All leave in one move"],
};
