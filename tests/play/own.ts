import type { Host, Store } from "../../simulator/host";
import { joined, summed } from "../../src/game/save/checksum";
import { keep, openVault, type Vault } from "../../src/game/save/vault";
import { press, settle, type Player } from "./player";
import { storageOf, storeWith } from "./saves";

/** The rows of what can be done with an own level, from above. */
export const OWN_ACTIONS = ["Play", "Edit", "Copy", "Code", "Delete"] as const;

const VERSION = 1;
const HEADING = "# level\nmap ";

/** The maps of the player's own levels, as they are kept. */
export function ownMaps(store: Store, world: string): string[] {
  const lines = (vaultOf(store, world).found?.payload ?? "").split("\n").filter((line) => line.startsWith("map "));
  return lines.map((line) => line.slice("map ".length).replaceAll("/", "\n"));
}

/** What is kept by a player whose lessons are over, with that world on the title and own levels with those maps. */
export function storeWithOwn(maps: readonly string[], world: string): Store {
  const store = storeWith(undefined, world);
  keepOwn(store, maps, world);
  return store;
}

/** Keeps own levels as the game does. */
export function keepOwn(store: Store, maps: readonly string[], world: string): void {
  const levels = maps.map((map) => summed(HEADING + map.replaceAll("\n", "/")));
  if (!keep(vaultOf(store, world), joined(levels))) throw new Error("own levels were not kept");
}

/** In the drawer: chooses what is to be done with the level at the cursor. */
export function doWithOwn(player: Player, action: (typeof OWN_ACTIONS)[number]): void {
  press(player, "a");
  for (let row = 0; row < OWN_ACTIONS.indexOf(action); row++) press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
}

/** The game's files as they are built for those who play it on that page, too. */
export function filesFor(files: Host["files"], address: string): Host["files"] {
  const pdxinfo = new TextDecoder().decode(files.get("pdxinfo"));
  return new Map([...files, ["pdxinfo", new TextEncoder().encode(`${pdxinfo}address=${address}\n`)]]);
}

function vaultOf(store: Store, world: string): Vault {
  return openVault(storageOf(store), VERSION, `own-${world}`);
}
