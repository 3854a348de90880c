/** Connects the computer's keyboard to the Playdate's buttons, to the crank and to the web page's own commands. */
import type { Button } from "../host";
import type { Buttons } from "./buttons";
import type { Crank } from "./crank";

const buttonKeys: Readonly<Record<string, Button>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  a: "left",
  d: "right",
  w: "up",
  s: "down",
  x: "a",
  Enter: "a",
  " ": "a",
  z: "b",
  Backspace: "b",
};

const crankKeys: Readonly<Record<string, -1 | 1>> = { "[": -1, ",": -1, "]": 1, ".": 1 };

interface KeyboardTargets {
  readonly buttons: Buttons;
  readonly crank: Crank;
  /** What keys do that neither press a button nor turn the crank, by the key's name in lower case. */
  readonly commands: Readonly<Record<string, () => void>>;
}

/** Connects the computer's keys. Keys are ignored while a dialog is open. */
export function listenToKeyboard({ buttons, crank, commands }: KeyboardTargets): void {
  let crankKey: string | undefined;

  function handleKeyDown(event: KeyboardEvent): void {
    if (isForBrowser(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const button = buttonKeys[key];
    const spin = crankKeys[key];
    const command = commands[key.toLowerCase()];
    if (button === undefined && spin === undefined && command === undefined) return;
    event.preventDefault();
    if (event.repeat) return;
    if (button !== undefined) buttons.press(button, event.code);
    if (spin !== undefined) {
      crankKey = event.code;
      crank.spin(spin);
    }
    command?.();
  }

  function handleKeyUp(event: KeyboardEvent): void {
    buttons.release(event.code);
    if (event.code === crankKey) stopSpin();
  }

  function stopSpin(): void {
    crankKey = undefined;
    crank.spin(0);
  }

  function releaseAllKeys(): void {
    buttons.releaseAll();
    stopSpin();
  }

  window.addEventListener("keydown", handleKeyDown);
  window.addEventListener("keyup", handleKeyUp);
  window.addEventListener("blur", releaseAllKeys);
}

/** Keeps the keyboard focus on the game when the player clicks a button of the web page. */
export function keepKeyboardOnGame(): void {
  for (const button of document.querySelectorAll("#console button")) {
    button.addEventListener("mousedown", (event) => {
      event.preventDefault();
      window.focus();
    });
  }
}

/**
 * Returns whether the browser handles a key: shortcuts, keys in a dialog, and keys that press a focused button of the
 * web page.
 */
function isForBrowser(event: KeyboardEvent): boolean {
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  const onButton = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  return shortcut || onButton || document.querySelector("dialog[open]") !== null;
}
