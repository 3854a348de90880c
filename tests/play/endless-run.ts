/**
 * Opens an endless run, a sequence of generated levels without end, from the title screen. Passes the screen on which
 * the player chooses how hard the run becomes.
 */
import type { Store } from "../../simulator/host";
import { TEXTS } from "../../src/game/texts/index";
import { press, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";

/**
 * Starts the game and resumes the endless run in its save. The save must have the first three campaign levels won, and
 * the row "Play" selected on the title screen.
 */
export function startEndless(store: Store, host: Parameters<typeof startPlayer>[1] = {}): Player {
  const player = startPlayer(store, host);
  press(player, "a");
  goOnAtPace(player);
  return player;
}

/**
 * Chooses the first answer if the game asks how hard the endless run should become. Does nothing for a new player, who
 * gets one of the first three campaign levels without being asked.
 */
export function goOnAtPace(player: Player): void {
  settle(player);
  if (!isTextOnScreen(player, TEXTS.pace.title)) return;
  press(player, "a");
  settle(player);
}
