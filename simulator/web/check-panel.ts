/**
 * Shows the results of a console check (the game's test of a Playdate) as a table. The check's QR code is a link to the
 * page, with the results in the parameter `check`. The page loads this file only for such a link.
 */
import { readCheckCode, type CheckLine } from "./check-code";
import { copyText } from "./clipboard";
import type { GameLoop } from "./game-loop";
import { CHECK_PARAMETER, removeFromAddress } from "./page-link";
import { showNoticeFor } from "./page";

const READ_MS = 12_000;

const PROBLEMS = {
  wrong: "is no result of a console check, perhaps because the link was cut. Scan the QR code again.",
  older: "is from an older version of the game. Check the console again with the newest one.",
  newer: "is from a newer version of the game than this page has: load the page again to get it.",
} as const;

const TITLE = "This console, checked";
const EXPLANATION =
  "The numbers come from the link. Nothing was sent: to send them, copy the table into an issue, with check.txt.";
const COLUMNS = ["what was measured", "this console", "our simulator", "verdict"];

/**
 * Shows the table with the console check's results in `code`, or a sentence if `code` cannot be read. The game pauses
 * until the table is closed.
 */
export function showCheck(code: string, loop: GameLoop): void {
  const { lines, problem } = readCheckCode(code);
  if (lines === undefined) {
    removeFromAddress(CHECK_PARAMETER);
    return showNoticeFor(`The link's check ${PROBLEMS[problem]}`, READ_MS);
  }
  const dialog = createDialog(lines, loop);
  document.body.append(dialog);
  loop.pause("panel");
  dialog.addEventListener("close", () => {
    dialog.remove();
    removeFromAddress(CHECK_PARAMETER);
    loop.resume("panel");
  });
  dialog.showModal();
}

function createDialog(lines: readonly CheckLine[], loop: GameLoop): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.id = "check";
  dialog.setAttribute("aria-labelledby", "check-title");
  const title = createText("h2", TITLE);
  title.id = "check-title";
  const copy = createText("button", "copy the table");
  copy.addEventListener("click", () => {
    dialog.close();
    void copyText(loop, formatTable(lines), "The table is in the clipboard.");
  });
  const close = createText("button", "close");
  close.autofocus = true;
  close.addEventListener("click", () => dialog.close());
  const buttons = document.createElement("div");
  buttons.append(close, copy);
  dialog.append(title, createText("p", EXPLANATION), buttons, createTable(lines));
  return dialog;
}

function createTable(lines: readonly CheckLine[]): HTMLTableElement {
  const table = document.createElement("table");
  const heading = table.createTHead().insertRow();
  for (const column of COLUMNS) heading.append(createHeading("col", column));
  const body = table.createTBody();
  for (const line of lines) {
    const { what, onConsole, ours, verdict, kind, isBad } = line;
    const row = body.insertRow();
    row.className = isBad ? `${kind} bad` : kind;
    row.append(createHeading("row", what));
    if (kind === "figure") for (const text of [onConsole, ours]) row.insertCell().textContent = text;
    const last = row.insertCell();
    last.textContent = verdict;
    if (kind === "row") last.colSpan = COLUMNS.length - 1;
  }
  return table;
}

function createHeading(scope: "row" | "col", text: string): HTMLElement {
  const heading = createText("th", text);
  heading.scope = scope;
  return heading;
}

function createText<Name extends "h2" | "p" | "button" | "th">(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function formatTable(lines: readonly CheckLine[]): string {
  const rows = lines.map(({ what, onConsole, ours, verdict }) => [what, onConsole, ours, verdict]);
  return [COLUMNS, COLUMNS.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
