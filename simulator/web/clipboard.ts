/** Copies texts to the clipboard for the player. */
import { showBriefNotice, bySelector } from "./page";
import type { GameLoop } from "./game-loop";

/**
 * Copies a text to the clipboard and then shows `confirmation` beneath the console.
 * If the browser forbids copying, opens a panel with the selected text; the game pauses until the panel is closed.
 */
export async function copyText(loop: GameLoop, text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showBriefNotice(confirmation);
  } catch {
    showCopyPanel(loop, text);
  }
}

function showCopyPanel(loop: GameLoop, text: string): void {
  const panel = bySelector<HTMLDialogElement>("#copy");
  const field = bySelector<HTMLTextAreaElement>("#copy textarea");
  field.value = text;
  // The panel may already be open, because the browser can refuse two quick copies one after the other.
  if (!panel.open) {
    loop.pause("panel");
    panel.addEventListener("close", () => loop.resume("panel"), { once: true });
    panel.showModal();
  }
  field.select();
}
