/** What a test that plays does with a page, in whichever browser. */
export interface PlayedPage {
  /** Presses a key, by the name that its `KeyboardEvent` has, and lets it go. */
  press(key: string): Promise<void>;
  /** Calls a function in the page, which may know nothing but its argument; both that and its result are as JSON has them. */
  evaluate<Result, Argument>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  reload(): Promise<void>;
}

/** All that looking into a page takes. */
export type PageEvaluator = Pick<PlayedPage, "evaluate">;

/** A page in a browser of its own, which `close` ends. */
export interface OpenPlayedPage {
  readonly page: PlayedPage;
  readonly close: () => Promise<void>;
}
