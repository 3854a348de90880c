/** The keys R and H, which choose an entry of the game's own menu without opening it. */
import type { GameLoop } from "./game-loop";
import { showBriefNotice } from "./page";

/**
 * The titles by which the keys R and H find their entries in the game's menu. The game's table of texts has the same
 * titles.
 */
export const RESTART = "restart level";
export const HINT = "hint";

/** Returns the functions of two keys: R restarts the level, and H asks for a hint. */
export function createLevelKeys(loop: GameLoop): { readonly restart: () => void; readonly hint: () => void } {
  return {
    restart: () => choose(loop, RESTART, "There is no level to restart now."),
    hint: () => choose(loop, HINT, "There is no hint here."),
  };
}

function choose(loop: GameLoop, title: string, ifMissing: string): void {
  const index = loop.menuItems().findIndex((item) => item.title === title);
  if (index < 0) showBriefNotice(ifMissing);
  else loop.choose({ index });
}
