import { showBriefNotice, bySelector } from "./page";
import type { GameLoop } from "./game-loop";

/**
 * Copies a text to the clipboard and says so; where the browser forbids that, shows it selected in a panel, and the game
 * stands still as long as that is open.
 */
export async function copyText(loop: GameLoop, text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showBriefNotice(said);
  } catch {
    showToCopy(loop, text);
  }
}

function showToCopy(loop: GameLoop, text: string): void {
  const panel = bySelector<HTMLDialogElement>("#copy");
  const field = bySelector<HTMLTextAreaElement>("#copy textarea");
  field.value = text;
  // Two keys in quick succession may both come before the browser has refused the first.
  if (!panel.open) {
    loop.pause("panel");
    panel.addEventListener("close", () => loop.resume("panel"), { once: true });
    panel.showModal();
  }
  field.select();
}
