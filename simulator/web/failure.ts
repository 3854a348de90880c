/** The panels of the web page that report errors which stop the game or prevent its start. */
import { replaceLuaLines, type SourceMap } from "../source-map";
import { findBySelector } from "./page";

/**
 * Shows that the game has stopped because of `error`. Offers to start the game again. As soon as the source map has
 * arrived, the error names lines of the TypeScript sources.
 */
export function showFailure(error: unknown): void {
  openPanel("The game has stopped", "#failure pre", error, "start again");
  nameSourcesIn(findBySelector("#failure pre")).catch((reason: unknown) =>
    console.warn("There is no source map:", reason),
  );
}

async function nameSourcesIn(element: HTMLElement): Promise<void> {
  const text = element.textContent;
  const response = await fetch("./source-map.json");
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  const named = replaceLuaLines(text, (await response.json()) as SourceMap);
  element.textContent = named;
  console.error(named);
}

/** Shows that the game cannot start because of `error`. Offers to try again. */
export function showFailedStart(error: unknown): void {
  openPanel("The game cannot start", "#failure p", error, "try again");
}

function openPanel(heading: string, selector: string, error: unknown, buttonLabel: string): void {
  console.error(error);
  const panel = findBySelector<HTMLDialogElement>("#failure");
  findBySelector("#failure h2").textContent = heading;
  findBySelector(selector).textContent = error instanceof Error ? error.message : String(error);
  panel.addEventListener("cancel", (event) => event.preventDefault());
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  panel.showModal();
  offerReload(buttonLabel);
}

function offerReload(label: string): void {
  const button = findBySelector("#failure button");
  button.textContent = label;
  button.addEventListener("click", () => location.reload());
  button.focus();
}
