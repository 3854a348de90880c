/** The operations of a web page that a test uses to play the game, the same in every browser. */
export interface PlayedPage {
  /** Presses and releases a key, which is named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /**
   * Calls a function in the page. The function can use nothing but its argument, because only its source text is sent
   * to the browser. JSON must be able to hold the argument and the result.
   */
  evaluate<Result, Argument>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Loads the page again. The promise resolves when the browser has loaded the page with its scripts. */
  reload(): Promise<void>;
}

/**
 * The only operation of a web page that functions such as `screenRows` need: to run a function of a test in the page.
 */
export type PageEvaluator = Pick<PlayedPage, "evaluate">;

/** The game's page, open in a browser of its own. `close` ends the browser. */
export interface OpenPlayedPage {
  readonly page: PlayedPage;
  readonly close: () => Promise<void>;
}

/** A tab of a browser, for tests that run in several browsers. */
export interface BrowserTab extends PlayedPage {
  /**
   * Begins to load the page at an address. Does not wait for the page, because in some tests a part of the page never
   * arrives.
   */
  goTo(address: string): Promise<void>;
  /** Opens another tab that shares the storage of this tab. The browser then shows the new tab. */
  openTab(): Promise<BrowserTab>;
  /** Shows this tab instead of the other tabs. */
  show(): Promise<void>;
}

/**
 * A browser for tests that run in several browsers. Each call of `openTab` opens an empty tab with an empty storage of
 * its own, unless a setting of the user, such as blocked cookies, prevents this. `prepare` runs in each page before the
 * page's own scripts, also in further tabs that the tab opens.
 */
export interface TestBrowser {
  openTab(prepare?: () => void): Promise<BrowserTab>;
  /** Called after each test, to close the tabs that the test has opened with `openTab`. */
  closeTabs(): Promise<void>;
  close(): Promise<void>;
}

/** A setting with which a user has started the browser: all cookies are blocked, or every window is private. */
export type UserSetting = "no-cookies" | "private";
