/** Saves a game several times and prints the stored data, so that save.test.ts can compare Node and Lua. */
import { createResumePoint, setResumePoint } from "../../../src/game/save/resume-point";
import {
  createFreshSave,
  packSave,
  openPuzzleSave,
  readAllSections,
  SAVE_VERSION,
  unpackSections,
  type Save,
} from "../../../src/game/save/save";
import type { Storage } from "../../../src/game/save/files";
import { saveText, openSaveSlots, type Slot } from "../../../src/game/save/save-slots";

const LAUNCHES = 5;

export function printSavedSlots(emit: (line: string) => void): void {
  const slots = new Map<string, Slot>();
  const storage: Storage = {
    read: (name) => asFloats(slots.get(name)),
    inspect: () => ({ state: "missing", text: "" }),
    write: (name, value) => {
      slots.set(name, value as Slot);
    },
  };
  let save = createSave();
  for (let launch = 1; launch <= LAUNCHES; launch++) {
    const { nextSlotName } = openSaveSlots(storage, SAVE_VERSION, "save");
    const before = packSave(save);
    save.stats.rewinds += launch;
    saveText(openSaveSlots(storage, SAVE_VERSION, "save"), packSave(save, before.sections));
    const { newestSlot, textSections } = openSaveSlots(storage, SAVE_VERSION, "save");
    if (newestSlot === undefined) throw new Error("nothing was kept");
    emit(`${nextSlotName} ${newestSlot.version} ${newestSlot.sequence} ${newestSlot.checksum}`);
    emit(newestSlot.payload);
    save = unpackSections(textSections).save;
    readAllSections(save);
  }
}

function createSave(): Save {
  const save = createFreshSave();
  save.stats.movesMade = 16777215;
  // Gives the save a whole number that is a float in Lua, because a division in Lua always returns a float. The game
  // must save such a number like other whole numbers.
  save.stats.levelsCleared = 86 / 2;
  const puzzle = openPuzzleSave(save, "some");
  puzzle.medals = "013777";
  puzzle.bestLevels = [16777215, 16777215, 16777215];
  puzzle.daily.lastDay = 9820;
  puzzle.daily.lastWonMap = "@.o\n..o";
  setResumePoint(save, {
    ...createResumePoint("some", "rush"),
    seed: 16777215,
    levelNumber: 12,
    recentSketches: "AABAAC___",
    // The time left in a timed rush, which is not a whole number of milliseconds: three minutes less one frame of a
    // thirtieth of a second.
    tally: { mode: "rush", remainingMs: 180000 - 1000 / 30, cleared: 3, losses: 2, best: 21 },
    map: "@..o\n....",
    moves: [0, 1, 2, 3],
    moveCount: 2,
  });
  return save;
}

/**
 * Returns a copy of the saved data in which all numbers are floats. This imitates a JSON parser that knows no integers.
 */
function asFloats(slot: Slot | undefined): object | undefined {
  if (slot === undefined) return undefined;
  return { ...slot, version: slot.version / 1, sequence: slot.sequence / 1, checksum: slot.checksum / 1 };
}
