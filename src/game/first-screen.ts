/** Decides which screen the game opens first. */
import type { Destination } from "./destination";
import { readRequestedCheck } from "../device/host";
import { findNewLevelFile } from "./workshop/level-file";

/**
 * Returns the screen that opens first if the game was started without a web link. A build by `make console-check` opens
 * the console check (the game's test of a Playdate). Otherwise, if there is a new file `levels.txt`, the screen that
 * imports its levels opens. Without such a file, the title screen opens.
 */
export function chooseFirstScreen(): Destination {
  const rowIds = readRequestedCheck();
  if (rowIds !== undefined) return { kind: "check", rowIds, back: { kind: "title" } };
  const file = findNewLevelFile();
  return file === undefined ? { kind: "title" } : { kind: "level-file", file };
}
