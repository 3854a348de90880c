/** Connects the computer's keyboard to the Playdate's buttons, to the crank and to the web page's own commands. */
import type { Button } from "../host";
import type { Buttons } from "./buttons";
import type { Crank } from "./crank";

/**
 * The direction keys by their physical location, because W, A, S and D lie in the shape of arrows only on some
 * keyboards. A key at one of these locations makes a move, whatever its letter is.
 */
const LETTER_KEYS: Readonly<Record<string, Button>> = { KeyW: "up", KeyA: "left", KeyS: "down", KeyD: "right" };

/** The keys that press a button of the Playdate, by their character or name, such as "Enter". */
const BUTTON_KEYS: Readonly<Record<string, Button>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  x: "a",
  Enter: "a",
  " ": "a",
  z: "b",
  Backspace: "b",
};

const CRANK_KEYS: Readonly<Record<string, -1 | 1>> = { "[": -1, ",": -1, "]": 1, ".": 1 };

interface KeyboardTargets {
  readonly buttons: Buttons;
  readonly crank: Crank;
  /** The actions of the keys that neither press a button nor turn the crank, by the key's name in lower case. */
  readonly commands: Readonly<Record<string, () => void>>;
}

/** Connects the computer's keys. Keys are ignored while a dialog is open. */
export function listenToKeyboard({ buttons, crank, commands }: KeyboardTargets): void {
  let crankKey: string | undefined;

  function handleKeyDown(event: KeyboardEvent): void {
    const shortcut = undoShortcut(event);
    if (isForBrowser(event) && (shortcut === undefined || isInDialog())) return;
    const key = shortcut ?? keyOf(event);
    const button = shortcut === undefined ? buttonOf(event) : undefined;
    const spin = CRANK_KEYS[key];
    const command = button === undefined ? commands[key.toLowerCase()] : undefined;
    if (shortcut === undefined && button === undefined && spin === undefined && command === undefined) return;
    event.preventDefault();
    if (event.repeat) return;
    if (button !== undefined) buttons.press(button, event.code);
    else if (shortcut === "z") buttons.tap("b");
    else if (spin !== undefined) {
      crankKey = event.code;
      crank.spin(spin);
    } else command?.();
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

function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

function buttonOf(event: KeyboardEvent): Button | undefined {
  return LETTER_KEYS[event.code] ?? BUTTON_KEYS[keyOf(event)];
}

/**
 * Returns the key that a shortcut for undo or redo stands for: `z` for Ctrl+Z, and `y` for Ctrl+Y and Ctrl+Shift+Z. On
 * a Mac the key ⌘ takes the place of Ctrl. A Mac does not report the release of a Z pressed with ⌘, so the page treats
 * this Z as pressed and released at once.
 */
function undoShortcut(event: KeyboardEvent): "z" | "y" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = keyOf(event);
  if (key === "y" || (key === "z" && event.shiftKey)) return "y";
  return key === "z" ? "z" : undefined;
}

/**
 * Returns whether the page leaves a pressed key to the browser: shortcuts, keys in a dialog, and keys that press a
 * focused button of the web page.
 */
function isForBrowser(event: KeyboardEvent): boolean {
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  const onButton = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  return shortcut || onButton || isInDialog();
}

function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
