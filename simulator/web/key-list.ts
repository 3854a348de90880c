/** Opens the panel of the web page that lists the keys of the keyboard. The list itself is in index.html. */
import type { GameLoop } from "./game-loop";
import { findById, findBySelector } from "./page";

/** Connects the button that lists the keys. Returns the button's function, which shows the list and pauses the game. */
export function createKeyList(loop: GameLoop): () => void {
  const dialog = findBySelector<HTMLDialogElement>("#keys");
  const show = (): void => {
    loop.pause("panel");
    dialog.addEventListener("close", () => loop.resume("panel"), { once: true });
    dialog.showModal();
  };
  findById("keys-button").addEventListener("click", show);
  return show;
}
