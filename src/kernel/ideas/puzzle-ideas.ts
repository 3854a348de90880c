/**
 * Defines what a puzzle must say about the ideas of its levels. An idea is a trick that the solution of a level needs,
 * such as a detour.
 */
import type { Board } from "../board";
import type { PlayedSolution } from "./played-solution";

/**
 * An idea that only levels of one puzzle can have, such as a ball that serves as a brake.
 * @noSelf
 */
interface OwnIdea<Level, State> {
  /** The name of the puzzle's own idea, as the screen shows it, such as "Brake". */
  readonly name: string;
  /** A sentence for the player that says what happens in a level with this idea. */
  readonly sentence: string;
  /**
   * Returns how strong the puzzle's own idea is in a level, as a whole number from 0 on. 0 means that the level lacks
   * the idea.
   */
  readonly strengthOf: (level: Level, solution: PlayedSolution<State>) => number;
}

/**
 * The strengths from which on ideas (tricks that the solution needs) count as strong, for levels whose shortest
 * solution has at least `minPar` moves. A long solution has room for more than a short one, so levels are compared with
 * levels of similar length.
 */
export interface StrongFrom {
  readonly minPar: number;
  /**
   * For each idea (a trick that the solution needs), in the order of `measureIdeas`: the strength from which on it
   * counts as strong.
   */
  readonly strengths: readonly number[];
}

/**
 * What a puzzle says about the ideas (tricks that the solution needs) of its levels: its own ideas, and what is needed
 * to measure the ideas of all puzzles. @noSelf
 */
export interface PuzzleIdeas<Level, State> {
  /**
   * Whether the generator aims at ideas (tricks that the solution needs) in the later levels of endless runs. It does
   * not in a puzzle where this would take too long on the console; see docs/ideas.md.
   */
  readonly canBeAimedAt: boolean;
  readonly boardOf: (level: Level) => Board;
  /**
   * Returns a function for a level that says how far a state looks from a win, as a whole number. It is what a player
   * sees at a glance, such as the distance of a piece from its goal, and may be wrong. Nearer states have smaller
   * numbers.
   */
  readonly apparentDistance: (level: Level) => (this: void, state: State) => number;
  readonly own: readonly OwnIdea<Level, State>[];
  /**
   * The strengths from which on ideas (tricks that the solution needs) count as strong, for solutions of different
   * lengths, the shortest first.
   */
  readonly strongFrom: readonly StrongFrom[];
}
