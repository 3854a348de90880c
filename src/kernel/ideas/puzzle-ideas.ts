/**
 * Defines what a puzzle must say about the ideas of its levels. An idea is a trick that a solution needs, such as a
 * detour.
 */
import type { Board } from "../board";
import type { PlayedSolution } from "./played-solution";

/**
 * An idea that only levels of one puzzle can have, such as a ball that serves as a brake.
 * @noSelf
 */
interface OwnIdea<Level, State> {
  /** The name on the screen, such as "Brake". */
  readonly name: string;
  /** A sentence that explains this solution idea to the player. */
  readonly sentence: string;
  /** Returns how strong this solution idea is in a level, as a whole number. 0 means that the level lacks the idea. */
  readonly strengthOf: (level: Level, solution: PlayedSolution<State>) => number;
}

/**
 * The strengths from which solution ideas count as strong, for levels whose shortest solution has at least `minPar`
 * moves. A long solution has room for more than a short one, so levels are compared with levels of similar length.
 */
export interface StrongStrengths {
  readonly minPar: number;
  /** One strength for each solution idea, in the order of `measureIdeas`. */
  readonly strengths: readonly number[];
}

/**
 * What a puzzle says about the ideas of its levels, the tricks that solutions need: its own ideas, and what is needed
 * to measure the ideas of all puzzles. @noSelf
 */
export interface PuzzleIdeas<Level, State> {
  /**
   * Whether the generator aims at solution ideas in the later levels of endless runs. False where this would take too
   * long on the console; see docs/ideas.md.
   */
  readonly canBeAimedAt: boolean;
  readonly boardOf: (level: Level) => Board;
  /**
   * Returns a function that says how far a state of the level looks from a win, as a whole number. This is what a
   * player sees at a glance, such as the distance of a piece from its goal, and may be wrong.
   */
  readonly apparentDistance: (level: Level) => (this: void, state: State) => number;
  readonly own: readonly OwnIdea<Level, State>[];
  /** The strengths from which solution ideas count as strong, by the length of the solution, the shortest first. */
  readonly strongStrengths: readonly StrongStrengths[];
}
