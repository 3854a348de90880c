/**
 * Defines the part of the Lua table `playdate` that is about buttons, the crank and the accelerometer: functions that the game calls, and
 * callbacks of the game that the simulator calls.
 */
import type { Button, ConsoleInput, Gravity } from "../host";
import type { Lua } from "../vm/lua";
import type { Members } from "../vm/namespaces";
import { readBoolean, readNumber, reject, returnBoolean, returnNumbers } from "../vm/values";

const BITS: Readonly<Record<Button, number>> = { left: 1, right: 2, up: 4, down: 8, b: 16, a: 32 };

type ButtonEvent = `${Button}${"Down" | "Up"}`;

const CALLBACKS: Readonly<Record<ButtonEvent, string>> = {
  leftDown: "leftButtonDown",
  leftUp: "leftButtonUp",
  rightDown: "rightButtonDown",
  rightUp: "rightButtonUp",
  upDown: "upButtonDown",
  upUp: "upButtonUp",
  downDown: "downButtonDown",
  downUp: "downButtonUp",
  bDown: "BButtonDown",
  bUp: "BButtonUp",
  aDown: "AButtonDown",
  aUp: "AButtonUp",
};

/** The names of all callbacks that a game can define for presses and releases of buttons, such as `leftButtonDown`. */
export const BUTTON_CALLBACKS: readonly string[] = Object.values(CALLBACKS);

const BUTTONS = Object.keys(BITS) as Button[];

interface Input {
  /** The buttons that the player holds now, as a number with one bit for each button. */
  held: number;
  pressed: number;
  released: number;
  /** The names of the button callbacks that the simulator calls at the start of the next update. */
  readonly callbacks: string[];
  /**
   * The most button callbacks that the simulator calls in one frame. Callbacks for releases come first, then those for
   * presses in order of time. If 0, there is no limit, and presses come in a fixed order of the buttons.
   */
  queueSize: number;
  isCrankDocked: boolean;
  /** The angle of the crank in degrees, from 0 up to but not including 360. */
  crankDegrees: number;
  /** How many degrees the crank has turned since the game last called `getCrankChange`. */
  crankChange: number;
  areCrankSoundsDisabled: boolean;
  isAccelerometerOn: boolean;
  gravity: Gravity;
}

const UPRIGHT: Gravity = { x: 0, y: 1, z: 0 };

export function createInput(): Input {
  return {
    held: 0,
    pressed: 0,
    released: 0,
    callbacks: [],
    queueSize: 0,
    isCrankDocked: true,
    crankDegrees: 0,
    crankChange: 0,
    areCrankSoundsDisabled: false,
    isAccelerometerOn: false,
    gravity: UPRIGHT,
  };
}

export function receiveInput(input: Input, now: ConsoleInput): void {
  let held = 0;
  for (const button of now.held) held |= BITS[button];
  input.pressed = held & ~input.held;
  input.released = input.held & ~held;
  input.held = held;
  input.callbacks.push(...callbacksOf(input, now.held));
  input.gravity = now.gravity ?? UPRIGHT;
  input.isCrankDocked = now.isCrankDocked;
  if (now.isCrankDocked) return;
  input.crankChange += now.crankDegrees;
  input.crankDegrees = (((input.crankDegrees + now.crankDegrees) % 360) + 360) % 360;
}

function callbacksOf({ pressed, released, queueSize }: Input, held: ConsoleInput["held"]): string[] {
  const ups = BUTTONS.filter((button) => (released & BITS[button]) !== 0);
  const order = queueSize > 0 ? [...held] : BUTTONS;
  const downs = order.filter((button) => (pressed & BITS[button]) !== 0);
  const names = [
    ...ups.map((button) => CALLBACKS[`${button}Up`]),
    ...downs.map((button) => CALLBACKS[`${button}Down`]),
  ];
  return queueSize > 0 ? names.slice(0, queueSize) : names;
}

/** Creates the members of `playdate`. `onAccelerometerStart` is called when the game switches the accelerometer on. */
export function createInputMembers(input: Input, onAccelerometerStart: (() => void) | undefined): Members {
  return {
    ...createAccelerometerMembers(input, onAccelerometerStart),
    kButtonLeft: BITS.left,
    kButtonRight: BITS.right,
    kButtonUp: BITS.up,
    kButtonDown: BITS.down,
    kButtonB: BITS.b,
    kButtonA: BITS.a,
    buttonIsPressed: (L) => returnBoolean(L, (input.held & buttonAt(L, 1)) !== 0),
    buttonJustPressed: (L) => returnBoolean(L, (input.pressed & buttonAt(L, 1)) !== 0),
    buttonJustReleased: (L) => returnBoolean(L, (input.released & buttonAt(L, 1)) !== 0),
    getButtonState: (L) => returnNumbers(L, input.held, input.pressed, input.released),
    setButtonQueueSize: (L) => {
      input.queueSize = readNumber(L, 1);
      return 0;
    },
    getCrankChange: (L) => {
      const change = input.crankChange;
      input.crankChange = 0;
      return returnNumbers(L, change, accelerateTurn(change));
    },
    getCrankPosition: (L) => returnNumbers(L, input.crankDegrees),
    isCrankDocked: (L) => returnBoolean(L, input.isCrankDocked),
    setCrankSoundsDisabled: (L) => {
      const before = input.areCrankSoundsDisabled;
      input.areCrankSoundsDisabled = readBoolean(L, 1);
      return returnBoolean(L, before);
    },
  };
}

function createAccelerometerMembers(input: Input, onStart: (() => void) | undefined): Members {
  return {
    startAccelerometer: () => {
      input.isAccelerometerOn = true;
      onStart?.();
      return 0;
    },
    stopAccelerometer: () => {
      input.isAccelerometerOn = false;
      return 0;
    },
    accelerometerIsRunning: (L) => returnBoolean(L, input.isAccelerometerOn),
    readAccelerometer: (L) => {
      const { x, y, z } = input.gravity;
      return input.isAccelerometerOn ? returnNumbers(L, x, y, z) : 0;
    },
  };
}

/** Hardly changes slow turns of the crank and about doubles fast ones. The Playdate's own formula is not public. */
function accelerateTurn(change: number): number {
  return change * (1 + Math.min(1, Math.abs(change) / 60));
}

function buttonAt(L: Lua, index: number): number {
  if (L.type(index) === "number") return L.toNumber(index);
  const name = L.toText(index);
  const bit = name === undefined ? undefined : BITS[name as Button];
  return bit ?? reject(L, index, "a button expected");
}
