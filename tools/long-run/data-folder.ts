/** The data folder of the simulated console in a long run. The last write to it can be cut short, as by a power cut. */
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { SAVE_FILE_NAME } from "../../src/game/save/save-file";
import type { Dice } from "./dice";

const EXPORTED_FILE = `${SAVE_FILE_NAME}.json`;

interface LastWrite {
  readonly name: string;
  readonly before: string;
  readonly text: string;
}

export interface DataFolder {
  readonly store: Store;
  /**
   * Cuts the last write short at a random byte. What follows in the file is then either nothing or the rest of what the
   * file held before. Returns the name of the file, or undefined if nothing was written since the last cut.
   */
  readonly tearLastWrite: (dice: Dice) => string | undefined;
}

/** Creates an empty data folder. `onWrite` is called with the name of each file before the file is written. */
export function createDataFolder(onWrite: (name: string) => void): DataFolder {
  const files = createMemoryStore();
  let last: LastWrite | undefined;
  const write = (name: string, text: string): void => {
    onWrite(name);
    last = { name, before: files.read(name) ?? "", text };
    files.write(name, text);
  };
  const tearLastWrite = (dice: Dice): string | undefined => {
    if (last === undefined) return undefined;
    const { name, before, text } = last;
    last = undefined;
    const length = dice(text.length + 1);
    files.write(name, text.slice(0, length) + (dice(2) === 0 ? "" : before.slice(length)));
    return name;
  };
  // An imported save would replace the wins that the bot has counted, so the game never finds the file to import.
  const read = (name: string): string | undefined => (name === EXPORTED_FILE ? undefined : files.read(name));
  return { store: { ...files, read, write }, tearLastWrite };
}
