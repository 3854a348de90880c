/** The walks of the text tour through the settings and the pages behind them. */
import { FINALE } from "../../src/game/save/endings";
import { ENDINGS } from "../../src/puzzles/endings";
import { campaignWins, storeFirstWins } from "./first-wins";
import { press, settle } from "./player";
import { startAtRow, storeOf } from "./text-saves";

const MAX_SETTINGS = 16;
const MAX_VALUES = 4;

/** Changes each setting to all of its values. */
export function walkSettings(puzzleId: string): void {
  const player = startAtRow(storeOf(puzzleId, 1), "Settings");
  for (let row = 0; row < MAX_SETTINGS; row++) {
    for (let value = 0; value < MAX_VALUES; value++) {
      press(player, "right");
      settle(player);
    }
    press(player, "down");
    settle(player);
  }
}

/**
 * Walks over all rows of the second page of the settings and of the list of endings, with a save in which all endings
 * were seen.
 */
export function walkMorePages(puzzleId: string): void {
  const store = storeOf(puzzleId, 1, (save) => {
    save.endings.seen = [...ENDINGS.map(({ id }) => id), FINALE].join(",");
  });
  storeFirstWins(store, puzzleId, campaignWins(puzzleId, 1));
  const player = startAtRow(store, "Settings");
  for (let row = 0; row < MAX_SETTINGS; row++) press(player, "down");
  for (let page = 0; page < 2; page++) {
    press(player, "a");
    for (let row = 0; row < MAX_SETTINGS; row++) {
      settle(player);
      press(player, "down");
    }
    for (let row = 0; row < MAX_SETTINGS; row++) press(player, "up");
  }
}
