/** Lets the player control the dialogs of the web page, such as the system menu, with a gamepad. */

const MENU_KEYS: Readonly<Record<string, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  a: "x",
  b: "z",
  menu: "m",
};

/** Selects the dialogs that the button B does not close, because the game could not continue behind them. */
const LASTING = "#failure, #elsewhere";

/**
 * Lets a button or direction of the gamepad control an open dialog. A presses a button or selects the menu's row, and B
 * closes the dialog.
 */
export function steerDialog(dialog: HTMLDialogElement, control: string): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : dialog;
  const key = MENU_KEYS[control];
  if (dialog.id === "menu") {
    if (key !== undefined)
      focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  } else if (control === "a") (focused === dialog ? dialog.querySelector("button") : focused)?.click();
  else if (control === "b" && !dialog.matches(LASTING)) dialog.close();
}
