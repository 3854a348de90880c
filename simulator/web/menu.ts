/**
 * The system menu of the simulated Playdate on the web page: first the game's own items, then entries for sharing and
 * saving.
 */
import type { MenuItem } from "../host";
import { buttonOf, keyOf } from "./keys";
import { findBySelector } from "./page";
import { paintLeftHalf } from "./screen";

/**
 * What the player has changed in the game's menu: the item with the index `index`. Only items with several options have
 * an `option`.
 */
export interface MenuChoice {
  readonly index: number;
  readonly option?: number;
}

/** An entry of the system menu that the web page adds below the game's items. */
export interface PageEntry {
  readonly title: string;
  readonly run: () => void;
}

/** A setting of the web page in the system menu. It changes at once, and the menu stays open. */
export interface PageSetting {
  readonly title: string;
  readonly value: () => string;
  /** Changes the setting to its next value if `offset` is 1, or to the previous one if it is -1. */
  readonly step: (offset: -1 | 1) => void;
}

interface Row {
  readonly button: HTMLButtonElement;
  /**
   * Returns what the player has changed in this row of the menu since the menu opened. Returns undefined if nothing has
   * changed.
   */
  choice(): MenuChoice | undefined;
}

/**
 * Opens the system menu, beside the left half of the game's `picture`. After the menu has closed, calls `onClose` with
 * the player's changes, and runs the chosen entry of `entries`.
 */
export function openMenu(
  items: readonly MenuItem[],
  entries: readonly (PageEntry | PageSetting)[],
  picture: Uint8Array | undefined,
  onClose: (choices: readonly MenuChoice[]) => void,
): void {
  const dialog = findBySelector<HTMLDialogElement>("#menu");
  const closing = new AbortController();
  const close = (): void => dialog.close();
  const resume: Row = { button: rowButton("resume", close), choice: () => undefined };
  const rows = [resume, ...items.map((item, index) => rowOf(item, index, close))];
  let picked: PageEntry | undefined;
  const pick = (entry: PageEntry): void => {
    picked = entry;
    close();
  };

  showPicture(picture);
  findBySelector("#menu .items").replaceChildren(...rows.map(({ button }) => button));
  findBySelector("#menu .entries").replaceChildren(
    ...entries.map((entry) => ("run" in entry ? rowButton(entry.title, () => pick(entry)) : settingButton(entry))),
  );
  dialog.addEventListener("keydown", (event) => steer(event, dialog), { signal: closing.signal });
  dialog.addEventListener("click", (event) => event.target === dialog && close(), { signal: closing.signal });
  dialog.addEventListener(
    "close",
    () => {
      closing.abort();
      onClose(rows.map((row) => row.choice()).filter((choice) => choice !== undefined));
      picked?.run();
    },
    { signal: closing.signal },
  );
  dialog.showModal();
  resume.button.focus();
}

function showPicture(picture: Uint8Array | undefined): void {
  const canvas = findBySelector<HTMLCanvasElement>("#menu canvas");
  canvas.hidden = picture === undefined;
  if (picture !== undefined) paintLeftHalf(canvas, picture);
}

function rowOf(item: MenuItem, index: number, close: () => void): Row {
  if (item.kind === "action") return actionRow(item.title, index, close);
  if (item.kind === "checkmark") return checkmarkRow(item.title, item.checked, index);
  return optionsRow(item, index);
}

function actionRow(title: string, index: number, close: () => void): Row {
  let isPicked = false;
  const button = rowButton(title, () => {
    isPicked = true;
    close();
  });
  return { button, choice: () => (isPicked ? { index } : undefined) };
}

function checkmarkRow(title: string, wasChecked: boolean, index: number): Row {
  let checked = wasChecked;
  const button = rowButton(title, () => {
    checked = !checked;
    show();
  });
  const value = addValue(button);
  const show = (): void => {
    value.textContent = checked ? "on" : "off";
  };
  show();
  return { button, choice: () => (checked === wasChecked ? undefined : { index }) };
}

function optionsRow(item: MenuItem & { kind: "options" }, index: number): Row {
  let option = item.selected;
  const button = settingButton({
    title: item.title,
    value: () => item.options[option] ?? "",
    step: (offset) => {
      option = (option + offset + item.options.length) % item.options.length;
    },
  });
  return { button, choice: () => (option === item.selected ? undefined : { index, option }) };
}

function settingButton({ title, value, step }: PageSetting): HTMLButtonElement {
  const change = (offset: -1 | 1): void => {
    step(offset);
    shown.textContent = value();
  };
  const button = rowButton(title, () => change(1));
  const shown = addValue(button);
  shown.textContent = value();
  button.addEventListener("keydown", (event) => {
    const pressed = buttonOf(event);
    if (pressed === "left") change(-1);
    if (pressed === "right") change(1);
  });
  return button;
}

function rowButton(title: string, onPick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.append(title);
  button.addEventListener("click", onPick);
  return button;
}

function addValue(button: HTMLButtonElement): HTMLElement {
  const value = document.createElement("span");
  button.append(" ", value);
  return value;
}

function steer(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const buttons = [...dialog.querySelectorAll("button")];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const button = buttonOf(event);
  const key = keyOf(event);
  if (button === "down") buttons[(index + 1) % buttons.length].focus();
  else if (button === "up") buttons[(index + buttons.length - 1) % buttons.length].focus();
  else if (key === "x") buttons[index]?.click();
  else if (key === "m" || button === "b") dialog.close();
  else return;
  event.preventDefault();
  // Keeps the key that closes the menu from the game, which receives keys again as soon as the menu is closed.
  event.stopPropagation();
}
