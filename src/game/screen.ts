import type { MenuAction } from "../device/menu";
import type { Input } from "../device/input";

/**
 * What fills the screen and has the player's attention until another screen is gone to.
 * @noSelf
 */
export interface Screen {
  /** One frame: takes the input, lets time pass, draws what has changed. */
  readonly frame: (input: Input, elapsedMs: number) => void;
  /** Draws all of it: it has just come, or something lay over it. */
  readonly show: () => void;
  /** The player goes elsewhere, or may not come back. */
  readonly leave: () => void;
  /** It has been left for another screen, and never comes back: what it works on is dropped. */
  readonly drop?: () => void;
  /** Draws the state of play into the left half of the screen, to stand beside the system menu. */
  readonly summary?: () => void;
  /** The level being played as a row for a test (see session-row); undefined if there is none. */
  readonly attemptJson?: () => string | undefined;
  /** What the crank turns for one step of what it steers; left out where it steers nothing. */
  readonly crankStepDegrees?: number;
  /** Whether it goes by where the screen is touched, as it stands now; left out where it never does. */
  readonly takesTouch?: () => boolean;
  /** Whether its music is in a hurry. */
  readonly hasFastMusic?: boolean;
  /** Its entries of the system menu: three at the most. */
  readonly menu: readonly MenuAction[];
}
