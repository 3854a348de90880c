/** Decides which screen the game opens first. */
import type { Destination } from "./destination";
import { readRequestedCheck } from "../device/host";
import { findNewLevelFile } from "./workshop/level-file";

/**
 * Returns the check of the console if the build asks for it; a build by `make console-check` does. Otherwise returns
 * the screen that imports levels if the player has put a new file `levels.txt` with level codes into the data folder.
 * Otherwise returns the title screen.
 */
export function chooseFirstScreen(): Destination {
  const rowIds = readRequestedCheck();
  if (rowIds !== undefined) return { kind: "check", rowIds, back: { kind: "title" } };
  const file = findNewLevelFile();
  return file === undefined ? { kind: "title" } : { kind: "level-file", file };
}
