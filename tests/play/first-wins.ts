/**
 * Reads and writes, for tests, the files in which the game keeps how many moves and seconds the first win of each level
 * took.
 */
import type { Store } from "../../simulator/host";
import { appendChecksum, joinSections } from "../../src/game/save/checksum";
import { formatFirstWin, parseFirstWin, type FirstWin } from "../../src/game/save/first-wins";
import { openSaveSlots, saveText, type SaveSlots } from "../../src/game/save/save-slots";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { puzzleOf } from "./puzzles";
import { storageOf } from "./saves";

const VERSION = 1;
const HEADING = "# first win\n";

export function storedFirstWins(store: Store, puzzleId: string): FirstWin[] {
  return slotsOf(store, puzzleId).textSections.map(({ text }) => {
    const [line] = text.slice(HEADING.length).split("\n");
    const win = parseFirstWin(line);
    if (win === undefined) throw new Error(`${line} is not the line of a first win`);
    return win;
  });
}

/**
 * Writes a puzzle's first wins of levels into a data folder, in the format of the game. Each has the moves and seconds
 * that it took.
 */
export function storeFirstWins(store: Store, puzzleId: string, wins: readonly FirstWin[]): void {
  const sections = wins.map((win) => appendChecksum(HEADING + formatFirstWin(win)));
  if (!saveText(slotsOf(store, puzzleId), joinSections(sections))) throw new Error("the wins could not be saved");
}

function slotsOf(store: Store, puzzleId: string): SaveSlots {
  return openSaveSlots(storageOf(store), VERSION, `wins-${puzzleId}`);
}

/**
 * Returns invented first wins of the last `count` campaign levels of a puzzle. The invented player makes between half
 * and twice as many moves as the game expects, and takes two seconds for each.
 */
export function campaignWins(puzzleId: string, count: number): FirstWin[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign)
    .slice(-count)
    .map(({ map, verdict: { par, difficultyCentibits = 0 } }, index) => {
      const factor = 2 ** ((index % 5) / 2 - 1);
      const moves = Math.max(par, Math.round(2 ** (difficultyCentibits / 100) * factor));
      return { map: map.join("\n"), moves, seconds: 2 * moves, hints: index % 7 === 6 ? 1 : 0, difficultyCentibits };
    });
}
