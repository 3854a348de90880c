/**
 * Measures the memory that the game needs when it is played for long. A program plays all puzzles one after the other,
 * twice, without a restart.
 */
import { chapterInCampaign } from "../../src/game/play/chapters";
import { openPuzzleSave } from "../../src/game/save/save";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { leave, openRow, waitForLevel, winAndGoOn, winAndSee } from "../../tests/play/bot";
import { maxKilobytes, PRINT_LUA_MEMORY } from "../../tests/play/lua-memory";
import { frame, gameBehind, press, screenNow, settle, startPlayer, type Player } from "../../tests/play/player";
import { puzzleIndexOf } from "../../tests/play/puzzles";
import { saveIn, storeWith, titlePuzzleIdIn } from "../../tests/play/saves";
import { printFigure } from "./figures";
import { mostPictureKilobytes, withPictureMemory } from "./image-memory";

const ROUNDS = 2;
const ENDLESS_LEVELS = 5;
const MOST_GOING_BACK = 8;
const CRANK_DEGREES_PER_LEVEL = 20;

/**
 * Plays all puzzles one after the other, twice. Prints the most memory that Lua has held and that the pictures have
 * needed.
 */
export function benchLongestSession(): void {
  const puzzles = loadAllPuzzles();
  const store = storeWith((save) => {
    for (const { id, campaign } of puzzles) openPuzzleSave(save, id).medals = "f".repeat(campaign.levelCount);
  });
  const player = startPlayer(store, { files: withPictureMemory(gameBehind(PRINT_LUA_MEMORY)) });
  settle(player);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const puzzle of puzzles) playEverywhere(player, puzzle);
  }
  printFigure("longest session: frames", player.reports.length);
  printFigure("longest session: peak Lua memory, kB", maxKilobytes(player));
  printFigure("longest session: peak memory of pictures, kB", Math.ceil(mostPictureKilobytes(player)));
}

function playEverywhere(player: Player, puzzle: AnyPuzzle): void {
  turnTitleTo(player, puzzle.id);
  openRow(player, "Campaign");
  playCampaign(player, puzzle);
  goToTitle(player);
  openRow(player, "Play");
  waitForLevel(player);
  settle(player);
  for (let level = 1; level <= ENDLESS_LEVELS; level++) winAndGoOn(player);
  leave(player);
  goToTitle(player);
  openRow(player, "Today");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  goToTitle(player);
}

/**
 * Presses the right button until the title screen shows the puzzle with the given id. The title screen may show another
 * puzzle at first, because a daily level can change the puzzle that it shows.
 */
function turnTitleTo(player: Player, id: string): void {
  const save = saveIn(player.store);
  const from = puzzleIndexOf(save === undefined ? id : titlePuzzleIdIn(save));
  const { length } = loadAllPuzzles();
  const steps = (puzzleIndexOf(id) - from + length) % length;
  for (let step = 0; step < steps; step++) press(player, "right");
  settle(player);
}

function playCampaign(player: Player, puzzle: AnyPuzzle): void {
  const { levelCount } = puzzle.campaign;
  selectFirstLevel(player, levelCount);
  for (let number = 1; number < levelCount; number++) {
    if (chapterInCampaign(puzzle, number).firstLevel === number) {
      press(player, "a");
      waitForLevel(player);
      settle(player);
      leave(player);
    }
    frame(player, [], CRANK_DEGREES_PER_LEVEL);
    settle(player);
  }
  press(player, "a");
  settle(player);
}

function selectFirstLevel(player: Player, levelCount: number): void {
  for (let level = 1; level < levelCount; level++) frame(player, [], -CRANK_DEGREES_PER_LEVEL);
  settle(player);
}

function goToTitle(player: Player): void {
  for (let count = 0; screenNow(player) !== "title"; count++) {
    if (count === MOST_GOING_BACK) throw new Error(`no way leads back to the title from "${screenNow(player)}"`);
    press(player, "b");
    settle(player);
  }
}
