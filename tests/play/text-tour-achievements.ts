/** Walks over the page with the achievements, so that tests see all of its texts. */
import { ACHIEVEMENTS } from "../../src/game/achievements/list";
import { press, settle, type Player } from "./player";

/**
 * Shows all rows of the page with the achievements, which opens from the back of the calendar in the statistics. At
 * first, the back of a postcard is on the screen. `distance` presses of ✛ right lead from there to the calendar. At
 * last, goes back to this postcard.
 */
export function walkAchievements(player: Player, distance: number): void {
  for (let count = 0; count < distance; count++) press(player, "right");
  press(player, "a");
  for (let row = 0; row < ACHIEVEMENTS.length; row++) press(player, "up");
  for (let row = 0; row < ACHIEVEMENTS.length; row++) {
    if (row % 2 === 0) settle(player);
    press(player, "down");
  }
  press(player, "b");
  for (let count = 0; count < distance; count++) press(player, "left");
}
