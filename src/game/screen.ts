/** The interface of all screens. Exactly one screen is open at a time; see game.ts. */
import type { MenuAction } from "../device/menu";
import type { Input } from "../device/input";

/**
 * A screen: it draws everything and gets all input while it is open.
 * @noSelf
 */
export interface Screen {
  /** Runs one frame: handles input, lets time pass and draws what has changed. */
  readonly frame: (input: Input, elapsedMs: number) => void;
  /** Draws the whole screen, because it was opened or something covered it. */
  readonly show: () => void;
  /** Saves what must not be lost, because the player leaves the screen or the game may end. */
  readonly leave: () => void;
  /** Cancels the screen's tasks, because it was left for good. */
  readonly drop?: () => void;
  /** Draws the state of play into the left half of the screen, to be shown beside the system menu. */
  readonly summary?: () => void;
  /** Returns the attempt being played as JSON for a test (see play/attempt-json.ts); undefined if there is none. */
  readonly attemptJson?: () => string | undefined;
  /** How far the crank turns for one step, in degrees; left out if the crank does nothing here. */
  readonly crankStepDegrees?: number;
  /** Returns whether the screen reacts to touches now; left out if it never does. */
  readonly takesTouch?: () => boolean;
  /** Whether the music plays fast. */
  readonly hasFastMusic?: boolean;
  /** The screen's entries in the system menu, three at the most. */
  readonly menu: readonly MenuAction[];
}
