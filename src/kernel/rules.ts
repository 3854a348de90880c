/** The interface of a puzzle's rules, which the solvers and the game use. */
import type { Certificate, AnalysedGraph } from "./analysed-graph";
import type { Direction } from "./direction";
import type { MoveRecorder } from "./motion";
import type { Task } from "./task";

/** The result of a level so far: still being played, won or lost. */
export type Outcome = "playing" | "won" | "lost";

/**
 * The rules of one level: a state and one of four inputs determine the next state. States never change; a move returns
 * a new state.
 * @noSelf
 */
export interface Rules<State> {
  readonly start: State;
  /**
   * Returns the state after an input, or undefined if the input moves nothing. If a `recorder` is passed, the function
   * adds the motions of all pieces to it.
   */
  readonly move: (state: State, direction: Direction, recorder?: MoveRecorder) => State | undefined;
  readonly outcome: (state: State) => Outcome;
  /**
   * Returns a text that identifies a state: it is equal for equal states and different for different states. The texts
   * are used as property names of objects, so no text may be a name such as "constructor".
   */
  readonly key: (state: State) => string;
  /**
   * An optional function that analyses a level faster than `certify` of certify.ts. It must find the same shortest
   * solution, number of solutions, dead ends and difficulty, and the same numbers of moves to a win.
   */
  readonly certify?: (
    maxStates: number,
    report?: (analysedGraph: AnalysedGraph<State>) => void,
  ) => Task<Certificate<State> | undefined>;
}
