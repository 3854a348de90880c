/** Measures how much memory Lua needs while a program plays the campaign's levels in the simulator. */
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { createMemoryStore } from "../../simulator/stores";
import { openRow, waitForLevel, winAndSee } from "../../tests/play/bot";
import { maxKilobytes, PRINT_LUA_MEMORY } from "../../tests/play/lua-memory";
import { gameBehind, press, settle, startPlayer } from "../../tests/play/player";
import { saveCampaign } from "../../tests/play/saves";
import { printFigure } from "./figures";

const FILES = gameBehind(PRINT_LUA_MEMORY);

export function benchCampaignMemory(id: string): void {
  const puzzle = loadAllPuzzles().find((other) => other.id === id);
  if (puzzle === undefined) throw new Error(`there is no puzzle "${id}"`);
  const peaks = allLevelsOf(puzzle.campaign).map((_, index) => measurePeak(puzzle, index));
  const peak = Math.max(...peaks);
  printFigure(`campaign ${id}: peak Lua memory, kB`, peak);
  printFigure(`campaign ${id}: level of that peak`, peaks.indexOf(peak) + 1);
}

/** Returns the most kilobytes that Lua uses from the game's start until campaign level `index` (from 0) is won. */
function measurePeak({ id }: AnyPuzzle, index: number): number {
  const store = createMemoryStore();
  saveCampaign(store, index, id);
  const player = startPlayer(store, { files: FILES });
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  return maxKilobytes(player);
}
