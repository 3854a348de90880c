/**
 * Defines the wanted properties of a generated level of Fruit, such as its number of pairs. plan.ts has the wanted
 * levels of all modes.
 */
import type { SearchTarget } from "../../tilting/search-target";
import type { Symmetry } from "./symmetry";

/** What a generated level must be like, and how many states may be explored to find it. */
export interface Target extends SearchTarget {
  readonly width: number;
  readonly height: number;
  /** The number of pairs of fruits. Each pair has a kind of its own, such as pears. */
  readonly pairs: number;
  readonly stones: number;
  readonly cars: number;
  readonly barrels: number;
  readonly passes: number;
  readonly puddles: number;
  readonly hedgehogs: number;
  readonly anteaters: number;
  /** The symmetry of the hedge. If undefined, the generator draws a random symmetry. */
  readonly symmetry?: Symmetry;
  readonly mayHaveDeadEnds: boolean;
}
