import { bySelector } from "./page";

/** Says that the game has stopped and why, and offers to start it again. */
export function showFailure(error: unknown): void {
  console.error(error);
  const panel = bySelector<HTMLDialogElement>("#failure");
  bySelector("#failure pre").textContent = error instanceof Error ? error.message : String(error);
  const again = bySelector("#failure button");
  again.addEventListener("click", () => location.reload());
  panel.addEventListener("cancel", (event) => event.preventDefault());
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  panel.showModal();
  again.focus();
}
