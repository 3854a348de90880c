/** A panel of the page with a field into which the player pastes a code, for browsers that read no clipboard. */
import type { GameLoop } from "./game-loop";
import { findBySelector } from "./page";

const OPEN = "open";

/**
 * Opens the panel with an empty field. The game pauses until the panel closes. If the player presses "open", calls
 * `onText` with the text of the field.
 */
export function showPastePanel(loop: GameLoop, onText: (text: string) => void): void {
  const panel = findBySelector<HTMLDialogElement>("#paste");
  const field = findBySelector<HTMLTextAreaElement>("#paste textarea");
  if (panel.open) return;
  field.value = "";
  panel.returnValue = "";
  loop.pause("panel");
  panel.addEventListener(
    "close",
    () => {
      loop.resume("panel");
      if (panel.returnValue === OPEN) onText(field.value);
    },
    { once: true },
  );
  panel.showModal();
  field.focus();
}
