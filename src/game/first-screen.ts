/** Decides which screen the game opens first. */
import type { Destination } from "./destination";
import { findNewLevelFile } from "./workshop/level-file";

/**
 * Returns the screen that imports levels if the player has put a new file `levels.txt` with level codes into the data
 * folder, otherwise the title screen.
 */
export function chooseFirstScreen(): Destination {
  const file = findNewLevelFile();
  return file === undefined ? { kind: "title" } : { kind: "level-file", file };
}
