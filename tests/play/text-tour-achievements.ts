/** Walks over the page with the achievements, so that tests see all of its texts. */
import { ACHIEVEMENTS } from "../../src/game/achievements/list";
import { press, settle, type Player } from "./player";

/**
 * Opens the page with the achievements from the back of the calendar, shows all of them, and goes back to the postcard
 * from which it came. The calendar is `distance` presses of ✛ right away.
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
