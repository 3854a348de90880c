/** Defines what a generated level of Skid must be like: its grid, pieces, solution length and difficulty. */
import type { SearchTarget } from "../../tilting/search-target";

export interface Target extends SearchTarget {
  /** The width of the whole grid in cells. The outer ring of blocks and goals is counted. */
  readonly width: number;
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  /** The share of blocks among the cells inside the outer ring, in percent. */
  readonly blocksPercent: number;
  readonly goalsPerColour: number;
}
