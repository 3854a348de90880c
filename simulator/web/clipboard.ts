/** Copies texts, such as links, to the player's clipboard. */
import { showBriefNotice, findBySelector } from "./page";
import type { GameLoop } from "./game-loop";

/**
 * Copies a text to the clipboard and shows the text `confirmation`. If the browser forbids copying, opens a panel with
 * the selected text, and pauses the game meanwhile.
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
  const panel = findBySelector<HTMLDialogElement>("#copy");
  const field = findBySelector<HTMLTextAreaElement>("#copy textarea");
  field.value = text;
  // Opens the panel if it is closed. The panel is still open if the browser refused to copy another text just before.
  if (!panel.open) {
    loop.pause("panel");
    panel.addEventListener("close", () => loop.resume("panel"), { once: true });
    panel.showModal();
  }
  field.select();
}
