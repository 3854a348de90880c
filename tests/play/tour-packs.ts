/** The part of the scripted tour of all screens that makes a pack of own levels, and opens a friend's pack. */
import type { Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { leave, openRow, waitForLevel } from "./bot";
import { gameFilesFor, saveOwnLevels } from "./own-levels";
import { chooseMenuItem, frames, GAME_FILES, press, settle, startPlayer } from "./player";
import { FINISHED_PUZZLES, puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";
import { tourStop, type TourStop } from "./tour-stop";

const PAGE = "https://example.org/glissade/";
const FRAMES_OF_CODE = 400;
const LEVELS = [11, 24];

function mapsOf(puzzle: (typeof FINISHED_PUZZLES)[number]): string[] {
  const levels = allLevelsOf(puzzle.campaign);
  return LEVELS.map((index) => levels[index].map.join("\n"));
}

function storeWithLevels(): Store {
  const store = storeWith((save) => {
    save.settings.name = "OLIVIA";
  });
  for (const puzzle of FINISHED_PUZZLES) saveOwnLevels(store, mapsOf(puzzle), puzzle.id);
  return store;
}

/** Takes the pictures of the screens where a pack is made, named and shared, and of a friend's pack. */
export function* walkPacks(): Generator<TourStop, void> {
  yield* makePack();
  yield* openFriendsPack();
}

function* makePack(): Generator<TourStop, void> {
  const player = startPlayer(storeWithLevels(), { files: gameFilesFor(GAME_FILES, PAGE) });
  openRow(player, "Workshop");
  settle(player);
  chooseMenuItem(player, "share a pack");
  for (const button of ["a", "down", "down", "a", "down", "down", "a"] as const) press(player, button);
  settle(player);
  yield tourStop("pack-maker", "A pack has up to ten own levels of all puzzles.", player);
  for (let row = 0; row < 6; row++) press(player, "up");
  press(player, "a");
  settle(player);
  yield tourStop("pack-name", "The name of a pack.", player);
  press(player, "b");
  settle(player);
  press(player, "up");
  press(player, "a");
  frames(player, FRAMES_OF_CODE);
  yield tourStop("pack-shared", "The pack as a link, which a phone reads from the screen.", player);
}

function* openFriendsPack(): Generator<TourStop, void> {
  const codes = FINISHED_PUZZLES.map((puzzle) =>
    runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzle.id), map: mapsOf(puzzle)[0] })),
  );
  const pack = `OLIVIA..${codes.map((code) => code.replaceAll("-", "")).join(".")}`;
  const player = startPlayer(storeWith(), { arguments: [`pack=${pack}`] });
  settle(player);
  press(player, "down");
  settle(player);
  yield tourStop("pack", "A friend's pack, opened by its link.", player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  yield tourStop("pack-level", "Its levels are played one after another.", player);
  leave(player);
  settle(player);
  for (let row = 0; row < FINISHED_PUZZLES.length; row++) press(player, "down");
  press(player, "a");
  settle(player);
  yield tourStop("pack-saved", "All its levels are kept in the workshops of their puzzles.", player);
}
