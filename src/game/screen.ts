/** The interface of all screens of the game. Exactly one screen is open at a time; see game.ts. */
import type { MenuAction } from "../device/menu";
import type { Input } from "../device/input";

/**
 * A screen of the game. The open screen draws everything and gets all input.
 * @noSelf
 */
export interface Screen {
  /** The name of the screen for developers, such as `campaign map`. */
  readonly name: string;
  /** Runs one frame of the screen: handles input, advances the time and draws what has changed. */
  readonly frame: (input: Input, elapsedMs: number) => void;
  /** Draws the whole screen, because the screen was opened or because something else covered it. */
  readonly show: () => void;
  /** Saves what must not be lost, because the player leaves the screen or the game may end. */
  readonly leave: () => void;
  /** Cancels the background tasks of the screen, because the player has left the screen for good. */
  readonly drop?: () => void;
  /**
   * Draws a summary of the level being played into the left half of the screen. The summary is shown beside the system
   * menu.
   */
  readonly summary?: () => void;
  /** Returns the attempt being played as JSON for a test (see play/attempt-json.ts); undefined if there is none. */
  readonly attemptJson?: () => string | undefined;
  /** How many degrees the crank turns for one step on this screen; left out if the screen ignores the crank. */
  readonly crankStepDegrees?: number;
  /** Returns whether the screen reacts to touches now. Left out if the screen never reacts to touches. */
  readonly takesTouch?: () => boolean;
  /** Whether the music plays faster on this screen than on others. */
  readonly hasFastMusic?: boolean;
  /** The entries that this screen adds to the system menu, three at the most. */
  readonly menu: readonly MenuAction[];
}
