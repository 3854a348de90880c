/** Opens the panel of the web page that lists the keys of the keyboard. key-panel.ts fills it. */
import type { GameLoop } from "./game-loop";
import { findById, findBySelector, showBriefNotice } from "./page";

/**
 * Makes the page's button open the panel that lists the keys, and returns the function that opens this panel. `pressed`
 * has what each pressed key has typed, by the key's place on the keyboard.
 */
export function createKeyList(loop: GameLoop, pressed: ReadonlyMap<string, string>): () => void {
  const dialog = findBySelector<HTMLDialogElement>("#keys");
  const show = async (): Promise<void> => {
    try {
      await (await import("./key-panel")).fillKeyPanel(pressed);
    } catch {
      return showBriefNotice("The list of keys could not load: is the network gone?");
    }
    if (dialog.open) return;
    loop.pause("panel");
    dialog.addEventListener("close", () => loop.resume("panel"), { once: true });
    dialog.showModal();
  };
  const open = (): void => void show();
  findById("keys-button").addEventListener("click", open);
  return open;
}
