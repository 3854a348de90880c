/** Offers the game for a Playdate as a download. The panel with the link to its zip is in index.html. */
import type { GameLoop } from "./game-loop";
import type { PageEntry } from "./menu";
import { findById, findBySelector } from "./page";

/**
 * Shows the button that opens the download panel, and returns the menu's entry for it. Returns none if the page has no
 * zip or is in a frame.
 */
export function createDownloadEntries(loop: GameLoop): PageEntry[] {
  const hasZip = findBySelector("#download .zip").hasAttribute("href");
  if (!hasZip || window !== window.top) return [];
  const dialog = findBySelector<HTMLDialogElement>("#download");
  const show = (): void => {
    loop.pause("panel");
    dialog.addEventListener("close", () => loop.resume("panel"), { once: true });
    dialog.showModal();
  };
  const button = findById("download-button");
  button.hidden = false;
  button.addEventListener("click", show);
  return [{ title: "download for Playdate", run: show }];
}
