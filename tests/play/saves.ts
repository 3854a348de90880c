/**
 * Reads and writes saves as the game does. Tests use these functions to prepare or to check the data folder of a
 * player.
 */
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { HINT_LETTER } from "../../src/game/save/known-controls";
import { STARTER_LEVEL_COUNT } from "../../src/game/save/progress";
import { createResumePoint, setResumePoint, findResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { type ModeName } from "../../src/game/save/tally";
import {
  createFreshSave,
  packSave,
  openPuzzleSave,
  readSections,
  SAVE_VERSION,
  readAllSections,
  unpackSections,
  type PuzzleSave,
  type Save,
} from "../../src/game/save/save";
import { bestLevelAt, withLevelReached } from "../../src/game/save/pace-records";
import type { Storage } from "../../src/game/save/files";
import { appendChecksum } from "../../src/game/save/checksum";
import { saveText, openSaveSlots } from "../../src/game/save/save-slots";
import { parseMoves, formatMoves } from "../../src/kernel/moves-text";
import { isFault } from "../../src/kernel/fault";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { FIRST_PUZZLE_ID } from "./puzzles";

/**
 * An unfinished level in a save, in the form that the tests use. The level's moves are written as letters, such as
 * "RUL" for right, up and left.
 */
type SavedResumePoint = Omit<ResumePoint, "moves"> & { readonly moves: string };

/**
 * The unfinished level of an endless run in a save, with the highest level number that the player has reached so far.
 */
export type SavedRun = SavedResumePoint & { readonly best: number };

function learn(save: Save, puzzleId: string): PuzzleSave {
  const saved = openPuzzleSave(save, puzzleId);
  saved.medals = "1".repeat(STARTER_LEVEL_COUNT);
  save.knownControls = HINT_LETTER;
  for (const { id, newThings = [] } of loadAllPuzzles()) {
    if (newThings.length > 0) openPuzzleSave(save, id).knownThings = newThings.map(({ letter }) => letter).join("");
  }
  return saved;
}

export const SAVE_FILES = ["save-a", "save-b", "table-a", "table-b"] as const;

/** Lets the code of the game read and write the data folder of a simulated console. */
export function storageOf(store: Store): Storage {
  return {
    inspect: (name) => {
      const text = store.read(`${name}.json`);
      return { state: text === undefined ? "missing" : "readable", text: text ?? "" };
    },
    read: (name) => {
      try {
        return JSON.parse(store.read(`${name}.json`) ?? "") as unknown;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      store.write(`${name}.json`, JSON.stringify(value));
    },
  };
}

/**
 * Returns the save that the game would load from `store`: the newest valid one, or undefined if there is none. The
 * moves made after this save stand in a second file. They are added if the second file belongs to this save.
 */
export function saveIn(store: Store): Save | undefined {
  const { newestSlot, textSections } = openSaveSlots(storageOf(store), SAVE_VERSION, "save");
  if (newestSlot === undefined) return undefined;
  const { save } = unpackSections(textSections);
  readAllSections(save);
  const [heading, ...table] = openSaveSlots(storageOf(store), SAVE_VERSION, "table").textSections;
  if (heading?.text === appendChecksum(`# after ${newestSlot.sequence} ${newestSlot.checksum}`).text)
    readSections(save, table);
  return save;
}

/**
 * Returns the level that the player has left unfinished in a mode, for the puzzle on the title screen. Returns
 * undefined if there is none.
 */
export function resumePointOf(store: Store, mode: ModeName): SavedResumePoint | undefined {
  const save = saveIn(store);
  const resumePoint = save === undefined ? undefined : findResumePoint(save.resumePoints, titlePuzzleIdIn(save), mode);
  return resumePoint === undefined ? undefined : { ...resumePoint, moves: formatMoves(resumePoint.moves) };
}

export function titlePuzzleIdIn({ titlePuzzleId }: Save): string {
  return titlePuzzleId === "" ? FIRST_PUZZLE_ID : titlePuzzleId;
}

/**
 * Returns the unfinished endless run that the game would load from a file store, or undefined if there is none. The run
 * is at the difficulty pace "rising", at which levels become harder and harder.
 */
export function runIn(store: Store): SavedRun | undefined {
  const left = resumePointOf(store, "rising");
  const bestLevels = saveIn(store)?.puzzles.find(({ id }) => id === left?.puzzleId)?.bestLevels;
  return left === undefined || bestLevels === undefined
    ? undefined
    : { ...left, best: bestLevelAt(bestLevels, "rising") };
}

/** Saves the data of a player who has only won the first three campaign levels of the first puzzle. */
export function saveBeginner(store: Store): void {
  saveCampaign(store, STARTER_LEVEL_COUNT);
}

/**
 * Returns a file store with the save of a player who has won the first three campaign levels. The test may change the
 * save with the function `fill`.
 */
export function storeWith(
  fill: (save: Save, saved: PuzzleSave) => void = () => undefined,
  puzzleId = FIRST_PUZZLE_ID,
): Store {
  const store = createMemoryStore();
  const save = createFreshSave();
  save.titlePuzzleId = puzzleId;
  const saved = learn(save, puzzleId);
  fill(save, saved);
  storeWhole(store, save);
  return store;
}

/**
 * Saves the data of a player who knows all kinds of pieces in all puzzles, and who has cleared the first `cleared`
 * levels of one campaign and no other level.
 */
export function saveCampaign(store: Store, cleared: number, puzzleId = FIRST_PUZZLE_ID): void {
  const save = createFreshSave();
  save.titlePuzzleId = puzzleId;
  learn(save, puzzleId).medals = "1".repeat(cleared);
  storeWhole(store, save);
}

/**
 * Saves the data of a player who has won the first three campaign levels and has left an endless run in the middle of a
 * level.
 */
export function saveRun(store: Store, run: Partial<SavedRun>, puzzleId = FIRST_PUZZLE_ID): void {
  const save = createFreshSave();
  save.titlePuzzleId = puzzleId;
  const saved = learn(save, puzzleId);
  fillRun(save, saved, run);
  storeWhole(store, save);
}

/** Writes an endless run into a save. The player has left the current level of the run unfinished. */
export function fillRun(save: Save, saved: PuzzleSave, { best = 1, moves = "", ...run }: Partial<SavedRun>): void {
  const directions = parseMoves(moves);
  if (isFault(directions)) throw new Error(directions.fault.kind);
  saved.bestLevels = withLevelReached([], "rising", best);
  saved.endless.cleared = best - 1;
  setResumePoint(save, { ...createResumePoint(saved.id, "rising"), ...run, moves: directions });
}

function storeWhole(store: Store, save: Save): void {
  const slots = openSaveSlots(storageOf(store), SAVE_VERSION, "save");
  if (!saveText(slots, packSave(save))) throw new Error("the save could not be written to the store");
}
