/** Degrees a second while a crank key is held. */
const keyDegreesPerSecond = 240;
/** What the shortest tap of a crank key turns. */
const keyTapDegrees = 12;

/** The crank, turned by keys, wheel and drag; clockwise is positive. */
export interface Crank {
  /** Whether it is folded in. Turning it folds it out. */
  readonly docked: boolean;
  /** Where the arm points: 0 is up. */
  readonly angleDegrees: number;
  turn(degrees: number): void;
  /** A crank key went down (1 clockwise, -1 counter-clockwise) or all are up (0). */
  spin(direction: -1 | 0 | 1): void;
  toggleDock(): void;
  /** The degrees turned since the last call, `elapsedMs` ago. */
  take(elapsedMs: number): number;
}

/** A crank that is folded out and points up. `onDock` hears of every change of `docked`. */
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
