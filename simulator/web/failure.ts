/** The panels of the web page that report errors which stop the game or prevent its start. */
import { replaceLuaLines, type SourceMap } from "../source-map";
import { isLoadFailure } from "./game-files";
import { findBySelector } from "./page";

const CANNOT_START = "This browser could not start the game. Please try again, or open this page in another browser.";

interface PanelTexts {
  readonly reason: string;
  readonly details: string;
}

/**
 * Shows a panel that says that the game has stopped because of `error`, and offers a new start. Names lines of
 * TypeScript when the source map has arrived.
 */
export function showFailure(error: unknown): void {
  openPanel("The game has stopped", textsOf(error, ""), "start again");
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

/** Shows a panel that says that the game cannot start because of `error`. Offers to try again. */
export function showFailedStart(error: unknown): void {
  openPanel("The game cannot start", textsOf(error, CANNOT_START), "try again");
}

function textsOf(error: unknown, reason: string): PanelTexts {
  console.error(error);
  if (isLoadFailure(error)) return { reason: error.message, details: "" };
  return { reason, details: error instanceof Error ? error.message : String(error) };
}

function openPanel(heading: string, { reason, details }: PanelTexts, buttonLabel: string): void {
  const panel = findBySelector<HTMLDialogElement>("#failure");
  findBySelector("#failure h2").textContent = heading;
  findBySelector("#failure p").textContent = reason;
  findBySelector("#failure pre").textContent = details;
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
