import { levelsOf } from "../../src/puzzles/campaign";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedPuzzle } from "../../src/puzzles/sealed";
import { memoryStore } from "../../simulator/stores";
import { openRow, waitForLevel, winAndSee } from "../../tests/play/bot";
import { mostKilobytes, TELL_MEMORY } from "../../tests/play/lua-memory";
import { gameBehind, press, settle, startPlayer } from "../../tests/play/player";
import { keepCampaign } from "../../tests/play/saves";
import { sayFigure } from "./figures";

const FILES = gameBehind(TELL_MEMORY);

/** Plays each level of a puzzle's campaign in the simulator, and says how much Lua held at most in any of them. */
export function benchCampaignMemory(id: string): void {
  const puzzle = allPuzzles().find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  const peaks = levelsOf(puzzle.campaign).map((_, at) => peakOf(puzzle, at));
  const most = Math.max(...peaks);
  sayFigure(`campaign ${id}: peak Lua memory, kB`, most);
  sayFigure(`campaign ${id}: level of that peak`, peaks.indexOf(most) + 1);
}

/** The most that Lua holds from the start of the game until level `at` of the campaign, from 0, is won. */
function peakOf({ id }: SealedPuzzle, at: number): number {
  const store = memoryStore();
  keepCampaign(store, at, id);
  const player = startPlayer(store, { files: FILES });
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  return mostKilobytes(player);
}
