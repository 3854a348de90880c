/**
 * Lets the player move by tilting the console: each tilt becomes a press of ✛. The rest position, from which tilts are
 * measured, is how the player holds the console when a level begins.
 */
import { readGravity, startAccelerometer, stopAccelerometer } from "../../../device/accelerometer";
import { queuePresses, setPressSource } from "../../../device/input";
import { createTilt, directionOfTilt, type Tilt } from "./tilt-snap";

/** The level to which `tilt` belongs, and the state of the tilts; undefined while tilts are not measured. */
let followed: { readonly level: object; readonly tilt: Tilt } | undefined;

/**
 * Measures tilts while `level`, any object that stands for the played level, is the same. Another level measures a new
 * rest position. If `level` is undefined, tilts do not count for now. May be called in every frame.
 */
export function followTilt(level: object | undefined): void {
  if (level === followed?.level) return;
  if (level === undefined) {
    stopTilt();
    return;
  }
  if (followed === undefined) startAccelerometer();
  const tilt = createTilt();
  followed = { level, tilt };
  setPressSource(() => {
    queueTilt(tilt);
  });
}

/** Ends the measuring of tilts, if it has begun, and switches the accelerometer off. */
export function stopTilt(): void {
  if (followed === undefined) return;
  followed = undefined;
  setPressSource(undefined);
  stopAccelerometer();
}

function queueTilt(tilt: Tilt): void {
  const gravity = readGravity();
  const direction = gravity === undefined ? undefined : directionOfTilt(tilt, gravity);
  if (direction !== undefined) queuePresses([direction]);
}
