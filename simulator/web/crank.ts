/** The state of the web page's crank. `drawn-crank.ts` draws it, and `keyboard.ts` turns it by keys. */

/** The speed of the crank in degrees a second while a crank key is held. */
const keyDegreesPerSecond = 240;
/** How far the shortest tap of a crank key turns the crank, in degrees. */
const keyTapDegrees = 12;

/** The crank, turned by keys, mouse wheel and dragging. Clockwise is positive. */
export interface Crank {
  /** Whether the crank is folded in. Turning it folds it out. */
  readonly docked: boolean;
  /** The direction of the arm in degrees. 0 is up. */
  readonly angleDegrees: number;
  turn(degrees: number): void;
  /**
   * Starts turning clockwise (1) or counter-clockwise (-1) when a crank key goes down, or stops (0) when all are up.
   */
  spin(direction: -1 | 0 | 1): void;
  toggleDock(): void;
  /** Returns the degrees turned since the last call. `elapsedMs` is the time since then. */
  take(elapsedMs: number): number;
}

/** Creates a crank that is folded out and points up. `onDock` is called at every change of `docked`. */
export function createCrank(onDock: (docked: boolean) => void): Crank {
  let docked = false;
  let angleDegrees = 0;
  let turnedDegrees = 0;
  let spinning: -1 | 0 | 1 = 0;

  function dock(next: boolean): void {
    if (next === docked) return;
    docked = next;
    spinning = 0;
    onDock(docked);
  }

  function turn(degrees: number): void {
    dock(false);
    turnedDegrees += degrees;
    angleDegrees += degrees;
  }

  return {
    get docked() {
      return docked;
    },
    get angleDegrees() {
      return angleDegrees;
    },
    turn,
    spin(direction) {
      if (direction !== 0) turn(direction * keyTapDegrees);
      spinning = direction;
    },
    toggleDock: () => dock(!docked),
    take(elapsedMs) {
      if (spinning !== 0) turn((spinning * keyDegreesPerSecond * elapsedMs) / 1000);
      const degrees = turnedDegrees;
      turnedDegrees = 0;
      return docked ? 0 : degrees;
    },
  };
}
