/** Lists the rows (tests) of the console check in the order in which they run. Those that need the player come last. */
import type { CheckRow } from "./check-row";
import { checkFrames } from "./frame-rows";
import { checkCampaigns, checkLevels, checkMaking } from "./level-rows";
import { checkNumbers } from "./number-rows";
import { checkFonts, checkScreens, checkTables } from "./picture-rows";
import { checkSaves } from "./save-rows";
import { checkLoads, checkStart } from "./start-rows";
import { checkMemory, checkSpeed } from "./speed-rows";
import { countDegrees, countPresses, watchButtons, watchCrank, watchLock, watchMenu, watchSound } from "./watched-rows";

const ROWS: readonly CheckRow[] = [
  { kind: "task", id: "numbers", seconds: 1, start: checkNumbers },
  { kind: "task", id: "levels", seconds: 5, start: checkLevels },
  { kind: "task", id: "campaigns", seconds: 43, start: checkCampaigns },
  { kind: "task", id: "speed", seconds: 4, start: checkSpeed },
  { kind: "task", id: "making", seconds: 2, start: checkMaking },
  { kind: "task", id: "frames", seconds: 1, start: checkFrames },
  { kind: "task", id: "start", seconds: 2, start: checkStart },
  { kind: "task", id: "loads", seconds: 6, start: checkLoads },
  { kind: "task", id: "saves", seconds: 1, start: checkSaves },
  { kind: "task", id: "screens", seconds: 2, start: checkScreens },
  { kind: "task", id: "tables", seconds: 2, start: checkTables },
  { kind: "task", id: "fonts", seconds: 1, start: checkFonts },
  { kind: "task", id: "memory", seconds: 1, start: checkMemory },
  { kind: "watched", id: "sound", seconds: 2, needsHand: false, watch: watchSound },
  { kind: "watched", id: "crank", seconds: 0, needsHand: true, watch: watchCrank, partsOf: countDegrees },
  { kind: "watched", id: "buttons", seconds: 0, needsHand: true, watch: watchButtons, partsOf: countPresses },
  { kind: "watched", id: "menu", seconds: 0, needsHand: true, watch: watchMenu },
  { kind: "watched", id: "lock", seconds: 0, needsHand: true, watch: watchLock },
];

/**
 * Returns the rows (tests) of the console check whose ids are in `ids`, a text with spaces between them. Returns all if
 * it is empty or `all`.
 */
export function selectRows(ids: string): readonly CheckRow[] {
  const selected = ids.split(" ");
  const rows = ROWS.filter(({ id }) => selected.includes(id));
  return rows.length === 0 ? ROWS : rows;
}
