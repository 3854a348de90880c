/** For tests of the workshop: reads and writes the files of player-made levels, and chooses what to do with a level. */
import type { Host, Store } from "../../simulator/host";
import { joinSections, appendChecksum } from "../../src/game/save/checksum";
import { saveText, openSaveSlots, type SaveSlots } from "../../src/game/save/save-slots";
import { press, settle, type Player } from "./player";
import { storageOf, storeWith } from "./saves";

/** What a player can do with a player-made level in the workshop, in the order of the rows on the screen. */
export const OWN_ACTIONS = ["Play", "Edit", "Copy", "Share", "Delete"] as const;

const VERSION = 1;
const HEADING = "# level\nmap ";

export function ownMaps(store: Store, puzzleId: string): string[] {
  const { payload = "" } = ownSlotsOf(store, puzzleId).newestSlot ?? {};
  return [...payload.matchAll(/^# level\nmap (.*)$/gm)].map(([, map]) => map.replaceAll("/", "\n"));
}

/**
 * Returns the file store of a player who has made the levels `maps` for the puzzle `puzzleId` and won its first three
 * campaign levels. This puzzle is on the title screen.
 */
export function storeWithOwnLevels(maps: readonly string[], puzzleId: string): Store {
  const store = storeWith(undefined, puzzleId);
  saveOwnLevels(store, maps, puzzleId);
  return store;
}

export function saveOwnLevels(store: Store, maps: readonly string[], puzzleId: string): void {
  const levels = maps.map((map) => appendChecksum(HEADING + map.replaceAll("\n", "/")));
  if (!saveText(ownSlotsOf(store, puzzleId), joinSections(levels)))
    throw new Error("the own levels could not be saved");
}

export function chooseOwnAction(player: Player, action: (typeof OWN_ACTIONS)[number]): void {
  press(player, "a");
  for (let row = 0; row < OWN_ACTIONS.indexOf(action); row++) press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
}

/**
 * Returns the files of a game that was built with the address of its web page. The file pdxinfo then contains this
 * address.
 */
export function gameFilesFor(files: Host["files"], address: string): Host["files"] {
  const pdxinfo = new TextDecoder().decode(files.get("pdxinfo"));
  return new Map([...files, ["pdxinfo", new TextEncoder().encode(`${pdxinfo}address=${address}\n`)]]);
}

function ownSlotsOf(store: Store, puzzleId: string): SaveSlots {
  return openSaveSlots(storageOf(store), VERSION, `own-${puzzleId}`);
}
