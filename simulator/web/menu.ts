import type { MenuItem } from "../host";
import { bySelector } from "./page";
import { paintLeftHalf } from "./screen";

/** What the player did to item `index` of the menu; `option` is there for options only. */
export interface MenuChoice {
  readonly index: number;
  readonly option?: number;
}

/** An entry of the page's own, which stands below the game's. */
export interface PageEntry {
  readonly title: string;
  readonly loop: () => void;
}

/** A row of the menu. */
interface Row {
  readonly button: HTMLButtonElement;
  /** What the player did to it since the menu opened. */
  choice(): MenuChoice | undefined;
}

/**
 * Opens the system menu over the page, beside it the left half of the game's `picture` for it, if there is one. `onClose` is given what the player changed or picked, when the menu has closed:
 * as on the device, the game hears of it only then. An entry of the page's own runs after that.
 */
export function openMenu(
  items: readonly MenuItem[],
  entries: readonly PageEntry[],
  picture: Uint8Array | undefined,
  onClose: (choices: readonly MenuChoice[]) => void,
): void {
  const dialog = bySelector<HTMLDialogElement>("#menu");
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
  bySelector("#menu .items").replaceChildren(...rows.map(({ button }) => button));
  bySelector("#menu .entries").replaceChildren(...entries.map((entry) => rowButton(entry.title, () => pick(entry))));
  dialog.addEventListener("keydown", (event) => steer(event, dialog), { signal: closing.signal });
  dialog.addEventListener("click", (event) => event.target === dialog && close(), { signal: closing.signal });
  dialog.addEventListener(
    "close",
    () => {
      closing.abort();
      onClose(rows.map((row) => row.choice()).filter((choice) => choice !== undefined));
      picked?.loop();
    },
    { signal: closing.signal },
  );
  dialog.showModal();
  resume.button.focus();
}

function showPicture(picture: Uint8Array | undefined): void {
  const canvas = bySelector<HTMLCanvasElement>("#menu canvas");
  canvas.hidden = picture === undefined;
  if (picture !== undefined) paintLeftHalf(canvas, picture);
}

function rowOf(item: MenuItem, index: number, close: () => void): Row {
  if (item.kind === "action") return actionRow(item.title, index, close);
  if (item.kind === "checkmark") return checkmarkRow(item.title, item.checked, index);
  return optionsRow(item, index);
}

function actionRow(title: string, index: number, close: () => void): Row {
  let picked = false;
  const button = rowButton(title, () => {
    picked = true;
    close();
  });
  return { button, choice: () => (picked ? { index } : undefined) };
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
  const step = (by: number): void => {
    option = (option + by + item.options.length) % item.options.length;
    show();
  };
  const button = rowButton(item.title, () => step(1));
  const value = addValue(button);
  const show = (): void => {
    value.textContent = item.options[option] ?? "";
  };
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  show();
  return { button, choice: () => (option === item.selected ? undefined : { index, option }) };
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

/** Up and down walk the rows; the key that opened the menu closes it, and so does Ⓑ. */
function steer(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const buttons = [...dialog.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const key = event.key.toLowerCase();
  if (key === "arrowdown" || key === "s") buttons[(at + 1) % buttons.length].focus();
  else if (key === "arrowup" || key === "w") buttons[(at + buttons.length - 1) % buttons.length].focus();
  else if (key === "x") buttons[at]?.click();
  else if (key === "m" || key === "z" || key === "backspace") dialog.close();
  else return;
  event.preventDefault();
  // The key that closes the menu must not reach the game, which hears keys again from now on.
  event.stopPropagation();
}
