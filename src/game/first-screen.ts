import type { Destination } from "./destination";
import { findNewLevelFile } from "./workshop/level-file";

/**
 * Returns the title screen. If the player has put a new file `levels.txt` with level codes into the data folder,
 * returns the screen that imports its levels.
 */
export function firstScreen(): Destination {
  const file = findNewLevelFile();
  return file === undefined ? { kind: "title" } : { kind: "level-file", file };
}
