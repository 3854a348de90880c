/**
 * The parts of a scripted game that show the settings and the pages behind them, filled with the longest texts that
 * they can show. A test checks whether all texts fit.
 */
import { FINALE } from "../../src/game/save/endings";
import { ENDINGS } from "../../src/puzzles/endings";
import { PUZZLES } from "../../src/puzzles/index";
import { campaignWins, storeFirstWins } from "./first-wins";
import { press, settle, type Player } from "./player";
import { startAtRow, storeOf } from "./text-saves";

const MAX_SETTINGS = 16;
const MAX_VALUES = 4;

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

function walkRows(player: Player, count: number): void {
  for (let row = 0; row < count; row++) {
    settle(player);
    press(player, "down");
  }
  for (let row = 0; row < count; row++) press(player, "up");
}

/**
 * Moves the cursor over all rows of three pages: the second page of the settings, the list of lessons and the list of
 * endings. In the save, all endings were seen.
 */
export function walkMorePages(puzzleId: string): void {
  const store = storeOf(puzzleId, 1, (save) => {
    save.endings.seen = [...ENDINGS.map(({ id }) => id), FINALE].join(",");
  });
  storeFirstWins(store, puzzleId, campaignWins(puzzleId, 1));
  const player = startAtRow(store, "Settings");
  for (let row = 0; row < MAX_SETTINGS; row++) press(player, "down");
  press(player, "a");
  walkRows(player, MAX_SETTINGS);
  press(player, "a");
  walkRows(player, MAX_SETTINGS);
  for (let puzzle = 0; puzzle < PUZZLES.length; puzzle++) {
    press(player, "a");
    walkRows(player, MAX_SETTINGS);
    press(player, "b");
    settle(player);
    press(player, "down");
  }
  press(player, "b");
  settle(player);
  press(player, "down");
  press(player, "a");
  walkRows(player, MAX_SETTINGS);
}
