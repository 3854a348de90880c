/** The messages between the development server and its web page, which are sent through Vite's web socket. */

/**
 * The message with which the server tells the page that files of the game have new contents. The page then fetches the
 * files again.
 */
export const CHANGED = "glissade:changed";
/** The message with which the server tells the page that the changed sources do not compile. */
export const NOT_COMPILED = "glissade:not-compiled";
/** The message with which the page tells the server that it now shows the changed game. */
export const SHOWN = "glissade:shown";

/** The message with which the page tells the server that the game has failed with an error. */
export const FAILED = "glissade:failed";
/** The message with which the server answers `FAILED`. It has the error and the source lines where it happened. */
export const EXPLAINED = "glissade:explained";

/** The message with which the page asks the server for facts about the level being played. */
export const ASKED_FACTS = "glissade:asked-facts";
/**
 * The message with which the server answers `ASKED_FACTS`: facts about the level, or null if it could not compute them.
 */
export const LEVEL_FACTS = "glissade:level-facts";

export interface ChangedFiles {
  readonly paths: readonly string[];
  /** When the first of the changed source files was saved, in milliseconds since 1970. */
  readonly savedMs: number;
}

/** The message with the compiler's errors. The field `text` has one or more lines for each error. */
export interface CompileErrors {
  readonly text: string;
}

export interface GameFailure {
  readonly text: string;
}

/**
 * The server's answer to a `GameFailure`, the contents of `EXPLAINED`. `text` is the error as the page reported it.
 * `explanation` has the same error with positions in the TypeScript source files, and with the code there.
 */
export interface ExplainedFailure extends GameFailure {
  readonly explanation: string;
}

export interface ShownFiles {
  /** When the first of the changed source files was saved, in milliseconds since 1970. */
  readonly savedMs: number;
  /** When the page first showed the changed game, in milliseconds since 1970. */
  readonly shownMs: number;
  /**
   * How many milliseconds the page took to repeat the player's input in the new game. After this, the new game shows
   * the same screen and level as the old one.
   */
  readonly replayMs: number;
}

/**
 * The level being played with its moves (an attempt), as JSON; see src/game/play/attempt-json.ts. The server computes
 * facts about this level.
 */
export interface FactsQuestion {
  readonly attempt: string;
}

export interface LevelFacts {
  readonly code: string;
  /**
   * How many moves the player needs at least to win, as a text such as "7 moves". Otherwise another text, such as
   * "lost" or "cannot be won".
   */
  readonly toWin: string;
}

/** The server's answer to a `FactsQuestion`: the facts of the level, or null if they cannot be computed. */
export interface FactsAnswer extends FactsQuestion {
  readonly facts: LevelFacts | null;
}
