/** Opens the pack of levels that a link contains. A player shares a pack with friends by such a link. */
import { isFault } from "../../../kernel/fault";
import { runToEnd } from "../../../kernel/task";
import { readLevelCode } from "../../codes/level-code";
import { reportLinkProblem } from "../../codes/report-link";
import type { Destination, FriendLevel } from "../../destination";
import { chooseFirstScreen } from "../../first-screen";
import { MAX_PACK_LEVELS, tidyPackName } from "./pack-limits";

/**
 * Returns the screen with the levels of a pack. Leaves out levels whose codes are wrong, and levels beyond the largest
 * number that a pack may have. Both are reported to the host (the program around the game, such as the web page). For a
 * pack without a valid level, returns the first screen.
 */
export function openPack(name: string, codes: readonly string[]): Destination {
  const levels: FriendLevel[] = [];
  let isNewer = false;
  for (const code of codes.slice(0, MAX_PACK_LEVELS)) {
    const level = runToEnd(readLevelCode(code));
    if (!isFault(level)) levels.push({ ...level, code });
    else if (level.fault.kind === "newer-game") isNewer = true;
  }
  if (isNewer) reportLinkProblem("pack", "newer");
  else if (levels.length === 0) reportLinkProblem("pack", "wrong");
  else if (codes.length > MAX_PACK_LEVELS) reportLinkProblem("pack", "too-many");
  else if (levels.length < codes.length) reportLinkProblem("pack", "broken-levels");
  if (levels.length === 0) return chooseFirstScreen();
  return { kind: "pack", pack: { name: tidyPackName(name), levels }, levelIndex: 0 };
}
