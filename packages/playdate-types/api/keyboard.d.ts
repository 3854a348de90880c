// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.keyboard {
  /**
   * Hides the keyboard.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-keyboard.hide)
   */
  function hide(): void;

  /**
   * Returns whether the keyboard is being shown.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-keyboard.isVisible)
   */
  function isVisible(): void;

  /**
   * Called in each frame while the keyboard moves in or out.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyboard.keyboardAnimatingCallback)
   */
  let keyboardAnimatingCallback: (() => void) | undefined;

  /**
   * Called when the keyboard has disappeared.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyboard.keyboardDidHideCallback)
   */
  let keyboardDidHideCallback: (() => void) | undefined;

  /**
   * Called when the keyboard is shown whole.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyboard.keyboardDidShowCallback)
   */
  let keyboardDidShowCallback: (() => void) | undefined;

  /**
   * Called before the keyboard disappears, with true if the player accepted the text.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyboard.keyboardWillHideCallback)
   */
  let keyboardWillHideCallback: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-keyboard.left) */
  function left(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-keyboard.setCapitalizationBehavior) */
  function setCapitalizationBehavior(behavior: number): void;

  /**
   * Shows the keyboard on the screen, with the given text in it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-keyboard.show)
   */
  function show(text?: string): void;

  /**
   * Called when the player has entered or deleted a character. The text is in `playdate.keyboard.text`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyboard.textChangedCallback)
   */
  let textChangedCallback: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-keyboard.width) */
  function width(): void;

  const kCapitalizationNormal: 1;

  const kCapitalizationSentences: 3;

  const kCapitalizationWords: 2;

  /** The text that the player has entered. */
  let text: string;
}
