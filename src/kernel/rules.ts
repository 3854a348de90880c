/** The interface of a puzzle's rules, which solvers and the game use alike. */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import type { Direction } from "./direction";
import type { MoveRecorder } from "./motion";
import type { Task } from "./task";

/** How the level stands in a state. */
export type Outcome = "playing" | "won" | "lost";

/**
 * The rules of one level: a deterministic machine with four inputs. States are immutable.
 * @noSelf
 */
export interface Rules<State> {
  readonly start: State;
  /**
   * Returns the state after an input, or undefined if nothing moves. If a `recorder` is passed, the motions of the move
   * are added to it.
   */
  readonly move: (state: State, direction: Direction, recorder?: MoveRecorder) => State | undefined;
  readonly outcome: (state: State) => Outcome;
  /**
   * Returns a text that is equal for equal states and different for different ones. Keys are used as property names, so
   * no key may be a name such as "constructor".
   */
  readonly key: (state: State) => string;
  /**
   * The puzzle's own, faster replacement for `certify` of certify.ts. It must return the same verdict and the same win
   * distances.
   */
  readonly certify?: (
    maxStates: number,
    report?: (analysedGraph: AnalysedGraph<State>) => void,
  ) => Task<Certificate<State> | undefined>;
}
