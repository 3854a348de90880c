/** Reads the console's accelerometer, which measures the pull of gravity and so how the console is held. */

/**
 * The direction of gravity as the console measures it, in g: `x` to the right of the screen, `y` to its lower edge, `z`
 * through the screen.
 */
export interface Gravity {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Switches the accelerometer on. Its first values are there in the next frame. It needs power, so switch it off. */
export function startAccelerometer(): void {
  playdate.startAccelerometer();
}

export function stopAccelerometer(): void {
  playdate.stopAccelerometer();
}

/**
 * Returns the measured gravity, or undefined while the accelerometer has no values. If the player has turned the
 * console upside down in the system's settings, `x` and `y` follow the turned picture.
 */
export function readGravity(): Gravity | undefined {
  const [x, y, z] = playdate.readAccelerometer();
  if (x === undefined || y === undefined || z === undefined) return undefined;
  return playdate.getFlipped() ? { x: -x, y: -y, z } : { x, y, z };
}
