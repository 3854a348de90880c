/** Takes pictures of the settings, of the pages behind them and of the statistics, for docs/gallery.md. */
import { FINALE } from "../../src/game/save/endings";
import { PUZZLES } from "../../src/puzzles/index";
import { openRow } from "./bot";
import { startCheck } from "./check-player";
import { campaignWins, storeFirstWins } from "./first-wins";
import { frames, press, settle, startPlayer } from "./player";
import { storeWith } from "./saves";
import { fillJourney, fillRegular, regular } from "./tour-saves";
import { tourStop, type TourStop } from "./tour-stop";

const FRAMES_OF_RECORD = 300;
/**
 * The number of frames from the start of the console check (the game's test of a Playdate) until its picture is taken.
 * By then, the check generates levels. `FRAMES_TO_CRANK` frames later, the check waits for the crank.
 */
const FRAMES_OF_CHECK = 70;
const FRAMES_TO_CRANK = 220;

/**
 * Takes pictures of the settings, of the pages behind them, and of the statistics. The pictures are taken once for a
 * new player and once for a player after some weeks.
 */
export function* walkSettingsAndStats(): Generator<TourStop, void> {
  const player = regular();
  openRow(player, "Settings");
  for (let setting = 0; setting < 7; setting++) {
    press(player, "right");
    if (setting < 6) press(player, "down");
  }
  settle(player);
  yield tourStop("settings", "Every setting changed; at the left the lamp of the puzzle played last burns.", player);
  yield* morePages();
  yield* checkOfConsole();
  const beginner = startPlayer();
  openRow(beginner, "Stats");
  yield tourStop("stats-empty", "The stats of a new player.", beginner);
  yield* statsOfOld();
}

function* morePages(): Generator<TourStop, void> {
  const store = storeWith((save, saved) => {
    fillRegular(save, saved);
    save.settings.name = "OLIVIA";
    save.endings.seen = [...PUZZLES.map(({ id }) => id), FINALE].join(",");
  });
  storeFirstWins(store, "last-ball", campaignWins("last-ball", 30));
  const player = startPlayer(store);
  openRow(player, "Settings");
  for (let setting = 0; setting < 9; setting++) press(player, "down");
  press(player, "a");
  settle(player);
  yield tourStop("settings-more", "The second page: what was seen once more, and the save.", player);
  press(player, "a");
  settle(player);
  yield tourStop("settings-lessons", "All lessons can be played once more.", player);
  press(player, "a");
  settle(player);
  yield tourStop("settings-lessons-of", "The lessons of a puzzle. A tick marks those that the player had.", player);
  press(player, "b");
  settle(player);
  press(player, "b");
  settle(player);
  press(player, "down");
  press(player, "a");
  settle(player);
  yield tourStop("settings-endings", "The endings that were seen, and the finale.", player);
  press(player, "b");
  for (let row = 0; row < 4; row++) press(player, "down");
  press(player, "a");
  frames(player, FRAMES_OF_RECORD);
  yield tourStop("record", "The record: how each level was won first, as a code for a phone's camera.", player);
}

function* checkOfConsole(): Generator<TourStop, void> {
  const player = startCheck(["numbers", "levels", "tables", "fonts", "memory", "sound", "crank"]);
  frames(player, FRAMES_OF_CHECK);
  yield tourStop("check", "The game checks the console on which it runs.", player, false);
  frames(player, FRAMES_TO_CRANK);
  press(player, "b");
  frames(player, FRAMES_OF_RECORD);
  press(player, "down");
  press(player, "up");
  settle(player);
  yield tourStop("check-done", "The results: what passed, and a code with all figures.", player);
}

function* statsOfOld(): Generator<TourStop, void> {
  const store = storeWith((save, saved) => {
    fillRegular(save, saved);
    fillJourney(save);
  });
  const player = startPlayer(store);
  openRow(player, "Stats");
  yield tourStop(
    "stats",
    "The wall of statistics: a postcard from each puzzle, this month's calendar and every keepsake.",
    player,
  );
  press(player, "a");
  settle(player);
  yield tourStop("stats-card", "The back of a postcard has all figures of its puzzle.", player);
  press(player, "left");
  settle(player);
  yield tourStop(
    "stats-calendar",
    "The back of the calendar: all puzzles together, and the levels of each day.",
    player,
  );
  press(player, "b");
  press(player, "right");
  press(player, "a");
  press(player, "right");
  settle(player);
  yield tourStop("stats-shelf", "On the shelf each keepsake tells its name and what it was earned for.", player);
}
