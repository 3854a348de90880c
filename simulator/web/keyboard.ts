/** Connects the computer's keyboard to the Playdate's buttons, to the crank and to the web page's own commands. */
import type { Button } from "../host";
import type { Buttons } from "./buttons";
import type { Crank } from "./crank";
import { buttonOf, keyOf } from "./keys";

const CRANK_KEYS: Readonly<Record<string, -1 | 1>> = { "[": -1, ",": -1, "]": 1, ".": 1 };

export interface KeyboardTargets {
  readonly buttons: Buttons;
  readonly crank: Crank;
  /** The actions of the keys that neither press a button nor turn the crank, by the key's name in lower case. */
  readonly commands: Readonly<Record<string, () => void>>;
  /**
   * Collects what each pressed key types (`KeyboardEvent.key`), by the key's place (`KeyboardEvent.code`). The key
   * pressed last is at the end.
   */
  readonly pressedKeys: Map<string, string>;
  /**
   * Called instead of pressing the button when a direction key is pressed with Shift. Asks the game what this move
   * would do.
   */
  readonly askAboutMove: (button: Button) => void;
  /** Called with a typed letter or digit, as a capital. Returns whether the game has entered it into a text. */
  readonly enterLetter: (letter: string) => boolean;
}

const DIRECTION_BUTTONS: readonly (Button | undefined)[] = ["up", "right", "down", "left"];

/** Connects the computer's keys to the game. Keys are ignored while a dialog is open. */
export function listenToKeyboard({
  buttons,
  crank,
  commands,
  pressedKeys,
  askAboutMove,
  enterLetter,
}: KeyboardTargets): void {
  let crankKey: string | undefined;

  function handleKeyDown(event: KeyboardEvent): void {
    pressedKeys.delete(event.code);
    pressedKeys.set(event.code, event.key);
    const shortcut = undoShortcut(event);
    if (isForBrowser(event) && (shortcut === undefined || isInDialog())) return;
    const key = shortcut ?? keyOf(event);
    if (shortcut === undefined && !event.repeat && /^[a-z0-9]$/.test(key) && enterLetter(key.toUpperCase())) {
      event.preventDefault();
      return;
    }
    const button = shortcut === undefined ? buttonOf(event) : undefined;
    const spin = CRANK_KEYS[key];
    const command = button === undefined ? commands[key.toLowerCase()] : undefined;
    if (shortcut === undefined && button === undefined && spin === undefined && command === undefined) return;
    event.preventDefault();
    if (event.repeat) return;
    if (button !== undefined && event.shiftKey && DIRECTION_BUTTONS.includes(button)) askAboutMove(button);
    else if (button !== undefined) buttons.press(button, event.code);
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

/** Keeps the keyboard focus on the game when the player clicks a button of the web page or the screen. */
export function keepKeyboardOnGame(): void {
  for (const button of document.querySelectorAll("#console button, #screen")) {
    button.addEventListener("mousedown", (event) => {
      event.preventDefault();
      window.focus();
    });
  }
}

/**
 * Returns `z` for Ctrl+Z, and `y` for Ctrl+Y and Ctrl+Shift+Z. On a Mac, ⌘ takes the place of Ctrl, and the key's
 * release is not reported.
 */
function undoShortcut(event: KeyboardEvent): "z" | "y" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = keyOf(event);
  if (key === "y" || (key === "z" && event.shiftKey)) return "y";
  return key === "z" ? "z" : undefined;
}

function isForBrowser(event: KeyboardEvent): boolean {
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  const onButton = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  const onSlider = event.target instanceof HTMLInputElement && keyOf(event) !== "v";
  return shortcut || onButton || onSlider || isInDialog();
}

function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
