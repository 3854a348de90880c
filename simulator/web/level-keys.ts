/**
 * Handles the keys R and H. Each chooses an entry that the game has added to the system menu, without opening the menu.
 */
import type { GameLoop } from "./game-loop";
import { announce, showBriefNotice } from "./page";

/** The title of the menu entry that the key R chooses, as in the game's table of texts. */
export const RESTART = "restart level";
export const HINT = "hint";

/** Returns the functions of two keys: R restarts the level, and H asks for a hint. */
export function createLevelKeys(loop: GameLoop): { readonly restart: () => void; readonly hint: () => void } {
  return {
    restart: () => choose(loop, RESTART, "There is no level to restart now.", "Restarted"),
    hint: () => choose(loop, HINT, "There is no hint here."),
  };
}

function choose(loop: GameLoop, title: string, ifMissing: string, done?: string): void {
  const index = loop.menuItems().findIndex((item) => item.title === title);
  if (index < 0) showBriefNotice(ifMissing);
  else {
    loop.choose({ index });
    if (done !== undefined) announce(done);
  }
}
