/**
 * Defines what each puzzle provides about the solving ideas of its levels. A solving idea is a technique that a
 * solution needs, for example a detour.
 */
import type { Board } from "../board";
import type { Task } from "../task";
import type { PlayedSolution } from "./played-solution";

export interface IdeaText {
  /** The name of the solving idea on the screen, such as "Brake". */
  readonly name: string;
  /** A shorter name for spots on the screen where `name` has no space; left out if `name` is short enough. */
  readonly shortName?: string;
  readonly sentence: string;
}

/**
 * A solving idea (a technique that a solution needs) that only levels of one puzzle can have.
 * @noSelf
 */
interface OwnIdea<Level, State> extends IdeaText {
  /**
   * Returns how strong this solving idea (a technique that a solution needs) is in a level, as a whole number. 0 means
   * that the level lacks the idea. Returns a task for this number if finding it takes longer than a task may take
   * between two yields. The function may also return 0 if the strength is below `atLeast`.
   */
  readonly strengthOf: (level: Level, solution: PlayedSolution<State>, atLeast: number) => number | Task<number>;
}

/**
 * The strengths from which solving ideas (techniques that a solution needs) count as strong, for levels whose shortest
 * solution has at least `minPar` moves. Levels are compared with levels of similar length, because longer solutions
 * usually have higher strengths.
 */
export interface StrongStrengths {
  readonly minPar: number;
  /**
   * For each solving idea (a technique that a solution needs), in the order of `measureIdeas`: the smallest strength
   * that counts as strong in levels with at least `minPar` moves.
   */
  readonly strengths: readonly number[];
}

/**
 * Which solving ideas of a puzzle can lead a level, and in which order. A solving idea is a technique that a solution
 * needs; the game names the one that leads.
 */
export interface LeadOrder {
  /**
   * The indices of the solving ideas that can lead a level (be the technique that the game names). The solving ideas
   * that players notice first come first. A solving idea that players of this puzzle do not notice is missing.
   */
  readonly leadOrder: readonly number[];
  /**
   * The indices of the solving ideas (techniques that a solution needs) about one kind of thing on the board, such as
   * snow. These lead a level from `THING_PERCENT` percent of the strength that counts as strong. All other solving
   * ideas lead only if they are strong.
   */
  readonly things: readonly number[];
}

/**
 * What a puzzle provides about the solving ideas (techniques that a solution needs) of its levels. These are the
 * puzzle's own solving ideas, and what is needed to measure the solving ideas of all puzzles. @noSelf
 */
export interface PuzzleIdeas<Level, State> extends LeadOrder {
  /**
   * Whether the generator prefers levels with strong solving ideas (techniques that a solution needs) in the later part
   * of an endless run (a sequence of levels). False if this would take too long on the console; see docs/ideas.md.
   */
  readonly canBeAimedAt: boolean;
  readonly boardOf: (level: Level) => Board;
  /**
   * Returns a function that estimates how far a state of the level is from a win, as a whole number. The estimate may
   * be wrong: it is what a player would guess at a glance, such as the distance of a piece from its goal.
   */
  readonly apparentDistance: (level: Level) => (this: void, state: State) => number;
  readonly own: readonly OwnIdea<Level, State>[];
  /**
   * The strengths from which solving ideas (techniques that a solution needs) count as strong: a row for each range of
   * solution lengths, the shortest lengths first.
   */
  readonly strongStrengths: readonly StrongStrengths[];
}
