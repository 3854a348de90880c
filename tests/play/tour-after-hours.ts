/**
 * Takes pictures of the levels "After hours" for docs/gallery.md. They are optional levels with a row of their own on
 * each campaign's map. The pictures show this row, and the card after such a level.
 */
import type { Store } from "../../simulator/host";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { openRow, waitForLevel, winAndSee } from "./bot";
import { press, settle, startPlayer } from "./player";
import { FINISHED_PUZZLES } from "./puzzles";
import { storeWith } from "./saves";
import { tourStop, type TourStop } from "./tour-stop";

const MEDALS_AFTER_HOURS = "f11";

/**
 * Returns the store of a player who has cleared a whole campaign and seen its ending. `medals` has a hexadecimal digit
 * for each of the first levels "After hours" (optional levels after the campaign). The digit says which medals the
 * player has won in that level.
 */
export function storeAfterHours({ id, campaign }: AnyPuzzle, medals: string): Store {
  return storeWith((save, saved) => {
    saved.medals = "1".repeat(campaign.levelCount) + medals;
    save.endings.seen = id;
  }, id);
}

/**
 * Takes pictures of the row "After hours" on the maps of all campaigns, closed and open. The row leads to optional
 * levels; the card after such a level is also shown.
 */
export function* walkAfterHours(): Generator<TourStop, void> {
  for (const puzzle of FINISHED_PUZZLES) yield* showRow(puzzle);
}

function* showRow(puzzle: AnyPuzzle): Generator<TourStop, void> {
  const { id, name, campaign } = puzzle;
  const early = startPlayer(storeAfterHours(puzzle, ""));
  openRow(early, "Campaign");
  yield tourStop(`${id}-map-done`, `The map of ${name} after its last level: a dark row has appeared below.`, early);
  const player = startPlayer(storeAfterHours(puzzle, MEDALS_AFTER_HOURS));
  openRow(player, "Campaign");
  const count = campaign.afterHours?.levelCount;
  yield tourStop(`${id}-after-hours`, `After hours: ${count} harder levels at night, which are optional.`, player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  yield tourStop(`${id}-after-hours-card`, "The card after such a level names both ideas that it joins.", player);
}
