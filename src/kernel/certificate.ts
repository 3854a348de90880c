import type { Graph } from "./graph";
import type { Analysis } from "./verdict";

/**
 * All that can be known of a level: nothing in it is a guess.
 * @noSelf
 */
export interface Certificate<State> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis;
  /** Whoever needs the certificate no more may say so: its memory then serves the next one. */
  readonly recycle?: () => void;
}
