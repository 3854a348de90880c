/** The crank of the simulated Playdate on the web page: its angle, and whether it is folded in. */

const KEY_DEGREES_PER_SECOND = 240;
const KEY_TAP_DEGREES = 12;

/** The Playdate's crank, which the player turns by keys, mouse wheel or dragging. Clockwise is positive. */
export interface Crank {
  /** Whether the crank is folded into the console. Turning the crank folds it out. */
  readonly isDocked: boolean;
  /** The direction of the crank's arm in degrees clockwise. At 0 the arm points up. */
  readonly angleDegrees: number;
  turn(degrees: number): void;
  /** Starts turning the crank clockwise (1) or counter-clockwise (-1), or stops it (0). */
  spin(direction: -1 | 0 | 1): void;
  toggleDock(): void;
  /**
   * Returns how many degrees the crank was turned since the last call of `take`, which was `elapsedMs` milliseconds
   * ago.
   */
  take(elapsedMs: number): number;
}

/**
 * Creates a crank that is folded out and points up. `onDock` is called with the new state whenever the crank is folded
 * in or out.
 */
export function createCrank(onDock: (isDocked: boolean) => void): Crank {
  let isDocked = false;
  let angleDegrees = 0;
  let turnedDegrees = 0;
  let spinning: -1 | 0 | 1 = 0;

  function dock(next: boolean): void {
    if (next === isDocked) return;
    isDocked = next;
    spinning = 0;
    onDock(isDocked);
  }

  function turn(degrees: number): void {
    dock(false);
    turnedDegrees += degrees;
    angleDegrees += degrees;
  }

  return {
    get isDocked() {
      return isDocked;
    },
    get angleDegrees() {
      return angleDegrees;
    },
    turn,
    spin(direction) {
      if (direction !== 0) turn(direction * KEY_TAP_DEGREES);
      spinning = direction;
    },
    toggleDock: () => dock(!isDocked),
    take(elapsedMs) {
      if (spinning !== 0) turn((spinning * KEY_DEGREES_PER_SECOND * elapsedMs) / 1000);
      const degrees = turnedDegrees;
      turnedDegrees = 0;
      return isDocked ? 0 : degrees;
    },
  };
}
