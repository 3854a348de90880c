/** The messages between the development server and its web page, which are sent through Vite's web socket. */

/** The server tells the page that files of the game have new contents. The page fetches the files again. */
export const CHANGED = "glissade:changed";
/** The message with which the server tells the page that the changed sources do not compile. */
export const NOT_COMPILED = "glissade:not-compiled";
/** The message with which the page tells the server that it shows the changed game. */
export const SHOWN = "glissade:shown";

/** The message with which the page tells the server that the game has failed. */
export const FAILED = "glissade:failed";
/**
 * The server answers `FAILED` with this message. The message contains the error and the source lines where it happened.
 */
export const EXPLAINED = "glissade:explained";

/** The page asks the server for the facts of the level being played. */
export const ASKED_FACTS = "glissade:asked-facts";
/** The server answers `ASKED_FACTS` with the facts of the level, or with null if it could not compute them. */
export const LEVEL_FACTS = "glissade:level-facts";

export interface ChangedFiles {
  readonly paths: readonly string[];
  /** The time at which the first of the changed sources was saved, in milliseconds since 1970. */
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
 * The server's answer to a `GameFailure`, as `EXPLAINED`. `text` is the error as the page reported it. `explanation`
 * has the same error with positions in the TypeScript sources, and with the source code at these positions.
 */
export interface ExplainedFailure extends GameFailure {
  readonly explanation: string;
}

export interface ShownFiles {
  /** The time at which the first of the changed sources was saved, in milliseconds since 1970. */
  readonly savedMs: number;
  /** The time at which the page has shown the changed game, in milliseconds since 1970. */
  readonly shownMs: number;
  /**
   * How many milliseconds the page took to repeat the player's input in the new game, so that the new game is at the
   * same screen and level as the old one.
   */
  readonly replayMs: number;
}

/**
 * The level being played and its moves (an attempt), as JSON (see src/game/play/attempt-json.ts). The server must
 * explore this level.
 */
export interface FactsQuestion {
  readonly attempt: string;
}

export interface LevelFacts {
  readonly code: string;
  /** How far the player is from a win, such as "7 moves" or "lost". */
  readonly toWin: string;
}

/** The server's answer to a `FactsQuestion`: the facts of the level, or null if they cannot be computed. */
export interface FactsAnswer extends FactsQuestion {
  readonly facts: LevelFacts | null;
}
