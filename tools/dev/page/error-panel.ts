/** Shows errors of the game and of the compiler on the development page, over the picture of the game. */
import { findBySelector } from "../../../simulator/web/page";
import type { ExplainedFailure } from "../messages";

let panel: HTMLElement | undefined;

export function showErrorText(text: string): void {
  console.error(text);
  panel ??= createPanel();
  panel.textContent = text;
  panel.hidden = false;
}

/**
 * Replaces the shown error `text` by `explanation`, which also has the source lines at which the game failed. Does
 * nothing if the page shows another error by now.
 */
export function explainShownError({ text, explanation }: ExplainedFailure): void {
  if (panel?.textContent === text) panel.textContent = explanation;
}

export function hideError(): void {
  if (panel !== undefined) panel.hidden = true;
}

function createPanel(): HTMLElement {
  const created = document.createElement("pre");
  created.id = "dev-error";
  created.setAttribute("role", "alert");
  created.style.cssText =
    "position: absolute; inset: 0; z-index: 1; margin: 0; padding: 1em; overflow: auto; white-space: pre-wrap;" +
    "background: rgb(120 0 0 / 90%); color: white; font: 13px/1.4 monospace; user-select: text; text-align: left";
  const bezel = findBySelector(".bezel");
  bezel.style.position = "relative";
  bezel.append(created);
  return created;
}
