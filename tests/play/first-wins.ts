/** Reads and writes the files with a player's first wins. */
import type { Store } from "../../simulator/host";
import { appendChecksum, joinSections } from "../../src/game/save/checksum";
import { formatFirstWin, parseFirstWin, type FirstWin } from "../../src/game/save/first-wins";
import { openSaveSlots, saveText, type SaveSlots } from "../../src/game/save/save-slots";
import { storageOf } from "./saves";

const VERSION = 1;
const HEADING = "# first win\n";

/** Returns the first wins in a puzzle, as the data folder holds them. */
export function storedFirstWins(store: Store, puzzleId: string): FirstWin[] {
  return slotsOf(store, puzzleId).textSections.map(({ text }) => {
    const [line] = text.slice(HEADING.length).split("\n");
    const win = parseFirstWin(line);
    if (win === undefined) throw new Error(`${line} is not the line of a first win`);
    return win;
  });
}

/** Writes the first wins in a puzzle into a data folder in the game's own format. */
export function storeFirstWins(store: Store, puzzleId: string, wins: readonly FirstWin[]): void {
  const sections = wins.map((win) => appendChecksum(HEADING + formatFirstWin(win)));
  if (!saveText(slotsOf(store, puzzleId), joinSections(sections))) throw new Error("the wins could not be saved");
}

function slotsOf(store: Store, puzzleId: string): SaveSlots {
  return openSaveSlots(storageOf(store), VERSION, `wins-${puzzleId}`);
}
