/** The operations of a web page that a test uses to play the game, the same in every browser. */
export interface PlayedPage {
  /** Presses and releases a key, which is named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /**
   * Calls a function in the page. The function can use nothing but its argument, because only its source text is sent
   * to the browser. JSON must be able to hold the argument and the result.
   */
  evaluate<Result, Argument>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  reload(): Promise<void>;
}

/** The only operation of a web page that helpers such as `screenRows` need: to run a function of a test in the page. */
export type PageEvaluator = Pick<PlayedPage, "evaluate">;

/** The game's page, open in a browser of its own. `close` ends the browser. */
export interface OpenPlayedPage {
  readonly page: PlayedPage;
  readonly close: () => Promise<void>;
}
