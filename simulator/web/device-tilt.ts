/** Tells the game how a phone or tablet is held, from the browser's events about the device's orientation. */
import type { Gravity } from "../host";

/** The class of the events. In some browsers, a page must ask for permission before it receives them. */
interface OrientationEvents {
  readonly requestPermission?: () => Promise<"granted" | "denied">;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const GESTURES = ["pointerup", "keydown"] as const;

let gravity: Gravity | undefined;
let isListening = false;

/** Returns how the device is held; undefined if the browser has not told it, for instance on a computer. */
export function deviceGravity(): Gravity | undefined {
  return gravity;
}

/**
 * Begins to listen to the device's orientation, when the game wants to know it. Where the player must allow this, the
 * browser asks at the next press or touch, because it may not ask at another time. A refusal changes nothing else.
 */
export function listenToDeviceTilt(): void {
  if (isListening || !("DeviceOrientationEvent" in window)) return;
  isListening = true;
  const events = DeviceOrientationEvent as unknown as OrientationEvents;
  if (events.requestPermission === undefined) listen();
  else askAtNextGesture(() => events.requestPermission?.());
}

function askAtNextGesture(ask: () => Promise<unknown> | undefined): void {
  const onGesture = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture);
    void ask()?.then(listen, () => undefined);
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, onGesture);
}

function listen(): void {
  window.addEventListener("deviceorientation", ({ beta, gamma }) => {
    if (beta === null || gamma === null) return;
    gravity = turnToScreen(gravityOf(beta, gamma), screen.orientation.angle);
  });
}

/**
 * Returns the pull of gravity in g along the axes of a device in its usual position. `beta` and `gamma` are the angles
 * of the W3C's Device Orientation specification, in degrees: the turns to and fro, and to the side.
 */
export function gravityOf(beta: number, gamma: number): Gravity {
  const [toAndFro, aside] = [beta * RADIANS_PER_DEGREE, gamma * RADIANS_PER_DEGREE];
  return {
    x: Math.cos(toAndFro) * Math.sin(aside),
    y: Math.sin(toAndFro),
    z: Math.cos(toAndFro) * Math.cos(aside),
  };
}

/**
 * Returns the gravity along the axes of the picture. `degrees` is how far the device is turned anticlockwise from its
 * usual position, as `screen.orientation.angle` counts: 0, 90, 180 or 270.
 */
export function turnToScreen({ x, y, z }: Gravity, degrees: number): Gravity {
  switch (degrees) {
    case 90:
      return { x: y, y: -x, z };
    case 180:
      return { x: -x, y: -y, z };
    case 270:
      return { x: -y, y: x, z };
    default:
      return { x, y, z };
  }
}
