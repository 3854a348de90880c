/** Defines the interface of a puzzle's rules, which the solvers and the game use. */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import type { Direction } from "./direction";
import type { MoveRecorder } from "./motion";
import type { Task } from "./task";

export type Outcome = "playing" | "won" | "lost";

/**
 * The rules of one level. They determine the next state from a state and one of four inputs. A move returns a new state
 * and never changes the old one.
 * @noSelf
 */
export interface Rules<State> {
  readonly start: State;
  /**
   * Returns the state after an input, or undefined if the input moves nothing. Adds the motions of all pieces to the
   * `recorder`, if there is one.
   */
  readonly move: (state: State, direction: Direction, recorder?: MoveRecorder) => State | undefined;
  readonly outcome: (state: State) => Outcome;
  /**
   * Returns a text that identifies a state: only equal states have equal texts. The texts serve as property names of
   * JavaScript objects, so no text may be "constructor" or another name that every object has.
   */
  readonly key: (state: State) => string;
  /**
   * Analyses the level with the same results as `certify` of certify.ts, but faster. The other `certify` works for
   * every puzzle. Left out if the puzzle has no faster way.
   */
  readonly certify?: (
    maxStates: number,
    report?: (analysedGraph: AnalysedGraph<State>) => void,
  ) => Task<Certificate<State> | undefined>;
}
