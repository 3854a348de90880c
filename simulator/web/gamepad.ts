/**
 * Lets the player use gamepads whose buttons have the browser's standard layout. The player may plug them in and out at
 * any time.
 */
import type { Button } from "../host";
import type { Buttons } from "./buttons";
import type { Crank } from "./crank";
import { steerDialog } from "./dialog-steering";
import { showBriefNotice } from "./page";
import { noteGamepad } from "./spoken-keys";

type Control = Button | "menu" | "keys" | "hint" | "on";

const CONTROLS: Readonly<Record<number, Control>> = {
  0: "a",
  1: "b",
  3: "hint",
  4: "b",
  5: "on",
  8: "keys",
  9: "menu",
  12: "up",
  13: "down",
  14: "left",
  15: "right",
};

/**
 * How far the left stick must be pushed to press a direction, from 0 to 1. Below `RELEASED`, the direction is released.
 */
const PUSHED = 0.6;
const RELEASED = 0.4;
/** How far the right stick must be from its middle to turn the crank, from 0 to 1. */
const STICK_TURNS_FROM = 0.6;

interface GamepadTargets {
  readonly buttons: Buttons;
  readonly crank: Crank;
  readonly commands: Readonly<Record<"menu" | "keys" | "hint" | "on", () => void>>;
  /**
   * A function that keeps the display on. It is called in each frame of the browser in which the player uses a gamepad.
   */
  readonly onUse: () => void;
}

interface PadState {
  readonly held: Map<string, Control>;
  stickDirection: Button | undefined;
  crankDegrees: number | undefined;
}

/** Reads all gamepads once in each frame of the browser, as long as one is connected. */
export function listenToGamepads(targets: GamepadTargets): void {
  const states = new Map<number, PadState>();
  let isReading = false;

  function read(): void {
    const pads = connectedPads();
    for (const [index, state] of states) {
      if (pads.some((pad) => pad.index === index)) continue;
      releaseAll(state, targets);
      states.delete(index);
    }
    for (const pad of pads) {
      const state = states.get(pad.index) ?? { held: new Map(), stickDirection: undefined, crankDegrees: undefined };
      states.set(pad.index, state);
      if (document.hasFocus()) readPad(pad, state, targets);
      else releaseAll(state, targets);
    }
    isReading = pads.length > 0;
    if (isReading) requestAnimationFrame(read);
  }

  function start(): void {
    if (!isReading) read();
  }

  window.addEventListener("gamepadconnected", (event) => {
    if ("gamepad" in event && event.gamepad.mapping !== "standard")
      showBriefNotice("This gamepad has no standard layout, so the page cannot use it.");
    start();
  });
  start();
}

function connectedPads(): Gamepad[] {
  return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true && pad.mapping === "standard");
}

function readPad(pad: Gamepad, state: PadState, targets: GamepadTargets): void {
  const now = heldControls(pad, state);
  for (const [finger] of state.held) if (!now.has(finger)) targets.buttons.release(finger);
  for (const [finger, control] of now) if (state.held.get(finger) !== control) act(control, finger, targets);
  if (now.size > 0) targets.onUse();
  state.held.clear();
  for (const [finger, control] of now) state.held.set(finger, control);
  turnCrank(pad, state, targets);
}

function heldControls(pad: Gamepad, state: PadState): Map<string, Control> {
  const held = new Map<string, Control>();
  pad.buttons.forEach(({ pressed }, number) => {
    const control = CONTROLS[number];
    if (pressed && control !== undefined) held.set(`pad ${pad.index} button ${number}`, control);
  });
  state.stickDirection = directionOfStick(pad.axes[0] ?? 0, pad.axes[1] ?? 0, state.stickDirection);
  if (state.stickDirection !== undefined) held.set(`pad ${pad.index} stick`, state.stickDirection);
  return held;
}

function directionOfStick(x: number, y: number, before: Button | undefined): Button | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < (before === undefined ? PUSHED : RELEASED)) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

function act(control: Control, finger: string, { buttons, commands }: GamepadTargets): void {
  noteGamepad();
  const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
  if (dialog !== null) steerDialog(dialog, control);
  else if (control === "menu" || control === "keys" || control === "hint" || control === "on") commands[control]();
  else buttons.press(control, finger);
}

function turnCrank({ axes }: Gamepad, state: PadState, { crank, onUse }: GamepadTargets): void {
  const [, , x = 0, y = 0] = axes;
  const isPushed = Math.hypot(x, y) >= STICK_TURNS_FROM && document.querySelector("dialog[open]") === null;
  const degrees = isPushed ? (Math.atan2(x, -y) * 180) / Math.PI : undefined;
  const before = state.crankDegrees;
  state.crankDegrees = degrees;
  if (degrees === undefined || before === undefined || degrees === before) return;
  crank.turn(((((degrees - before + 180) % 360) + 360) % 360) - 180);
  onUse();
}

function releaseAll(state: PadState, { buttons }: GamepadTargets): void {
  for (const finger of state.held.keys()) buttons.release(finger);
  state.held.clear();
  state.stickDirection = undefined;
  state.crankDegrees = undefined;
}
