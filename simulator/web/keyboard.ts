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

/** What the keyboard can reach. */
interface KeyboardTargets {
  readonly buttons: Buttons;
  readonly crank: Crank;
  /** What the other keys do, by the key's name in lower case. */
  readonly commands: Readonly<Record<string, () => void>>;
}

/** Leads the keys to the buttons, the crank and the commands, while no dialog is open. */
export function listenToKeyboard({ buttons, crank, commands }: KeyboardTargets): void {
  let crankKey: string | undefined;

  function down(event: KeyboardEvent): void {
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

  function up(event: KeyboardEvent): void {
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

  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  window.addEventListener("blur", releaseAllKeys);
}

/** Keeps a click on the page's own buttons from taking the keyboard away from the game. */
export function keepKeyboardOnGame(): void {
  for (const button of document.querySelectorAll("#console button")) {
    button.addEventListener("mousedown", (event) => {
      event.preventDefault();
      window.focus();
    });
  }
}

/** Shortcuts, keys in an open dialog, and keys that work the page's own focused button. */
function isForBrowser(event: KeyboardEvent): boolean {
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  const onButton = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  return shortcut || onButton || document.querySelector("dialog[open]") !== null;
}
