import { briefNotice, bySelector } from "./page";
import type { Run } from "./run";

/**
 * Copies a text to the clipboard and says so; where the browser forbids that, shows it selected in a panel, and the game
 * stands still as long as that is open.
 */
export async function copyText(run: Run, text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    briefNotice(said);
  } catch {
    showToCopy(run, text);
  }
}

function showToCopy(run: Run, text: string): void {
  const panel = bySelector<HTMLDialogElement>("#copy");
  const field = bySelector<HTMLTextAreaElement>("#copy textarea");
  field.value = text;
  // Two keys in quick succession may both come before the browser has refused the first.
  if (!panel.open) {
    run.pause("panel");
    panel.addEventListener("close", () => run.resume("panel"), { once: true });
    panel.showModal();
  }
  field.select();
}
