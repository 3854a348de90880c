import type { Certificate, AnalysedGraph } from "./analysed-graph";
import type { Direction } from "./direction";
import type { MoveRecorder } from "./motion";
import type { Task } from "./task";

export type Outcome = "playing" | "won" | "lost";

/**
 * A level's rules: a deterministic machine with four inputs. States are never changed once made.
 * @noSelf
 */
export interface Rules<State> {
  readonly start: State;
  /** The position after `direction`, or undefined when nothing moves. `telling`, when given, is told what moved. */
  readonly move: (state: State, direction: Direction, recorder?: MoveRecorder) => State | undefined;
  readonly outcome: (state: State) => Outcome;
  /** Equal keys: equal positions. Packed, not a word: no key may be the name of a member of every object. */
  readonly key: (state: State) => string;
  /** A puzzle's own way to what kernel/certify does, where it knows a faster one: the same verdict, the same distances. */
  readonly certify?: (
    maxStates: number,
    report?: (survey: AnalysedGraph<State>) => void,
  ) => Task<Certificate<State> | undefined>;
}
