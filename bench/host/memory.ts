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

/** Plays each level of a puzzle's campaign in the simulator, and says how much Lua held at most in any of them. */
export function benchCampaignMemory(id: string): void {
  const puzzle = loadAllPuzzles().find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  const peaks = allLevelsOf(puzzle.campaign).map((_, at) => peakOf(puzzle, at));
  const most = Math.max(...peaks);
  printFigure(`campaign ${id}: peak Lua memory, kB`, most);
  printFigure(`campaign ${id}: level of that peak`, peaks.indexOf(most) + 1);
}

/** The most that Lua holds from the start of the game until level `at` of the campaign, from 0, is won. */
function peakOf({ id }: AnyPuzzle, at: number): number {
  const store = createMemoryStore();
  saveCampaign(store, at, id);
  const player = startPlayer(store, { files: FILES });
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  return maxKilobytes(player);
}
