import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { LESSON_COUNT } from "../../src/game/save/progress";
import { emptyResumePoint, setResumePoint, findResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { type ModeName } from "../../src/game/save/tally";
import {
  freshSave,
  packSave,
  puzzleSave,
  readSections,
  SAVE_VERSION,
  readAllParts,
  unpackSections,
  type PuzzleSave,
  type Save,
} from "../../src/game/save/save";
import type { Storage } from "../../src/game/save/files";
import { appendChecksum } from "../../src/game/save/checksum";
import { saveText, openSaveSlots } from "../../src/game/save/save-slots";
import { parseMoves, formatMoves } from "../../src/kernel/moves-text";
import { isFault } from "../../src/kernel/fault";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { withClearedOnly } from "../../src/game/save/medals";
import { FIRST_PUZZLE_ID } from "./puzzles";

/** A level left in the middle, as the tests name it: its moves as a text. */
type SavedResumePoint = Omit<ResumePoint, "moves"> & { readonly moves: string };

/** An endless run. */
export type SavedRun = SavedResumePoint & { readonly best: number };

/** The medals of a player who has had the lessons of that world, and met all there is in it. */
function learntMedals(puzzleId: string): string {
  const taught = loadAllPuzzles().find(({ id }) => id === puzzleId)?.newThings ?? [];
  return taught.reduce((medals, { taughtBy }) => withClearedOnly(medals, taughtBy), "1".repeat(LESSON_COUNT));
}

/** The files that the game keeps. */
export const SAVE_FILES = ["save-a", "save-b", "table-a", "table-b"] as const;

/** A console's data folder as the game sees it. */
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

/** What the game would start with: the newest whole save and the table that was kept after it; undefined without a save. */
export function saveIn(store: Store): Save | undefined {
  const { newestSlot, textSections } = openSaveSlots(storageOf(store), SAVE_VERSION, "save");
  if (newestSlot === undefined) return undefined;
  const { save } = unpackSections(textSections);
  readAllParts(save);
  const [heading, ...table] = openSaveSlots(storageOf(store), SAVE_VERSION, "table").textSections;
  if (heading?.text === appendChecksum(`# after ${newestSlot.sequence} ${newestSlot.checksum}`).text)
    readSections(save, table);
  return save;
}

/** What was left in a mode of the world on the title, as the game would start with it; undefined if nothing was. */
export function resumePointOf(store: Store, mode: ModeName): SavedResumePoint | undefined {
  const save = saveIn(store);
  const resumePoint = save === undefined ? undefined : findResumePoint(save.resumePoints, titlePuzzleIdIn(save), mode);
  return resumePoint === undefined ? undefined : { ...resumePoint, moves: formatMoves(resumePoint.moves) };
}

/** The world on the title. */
export function titlePuzzleIdIn({ world }: Save): string {
  return world === "" ? FIRST_PUZZLE_ID : world;
}

/** The endless run that the game would start with; undefined if there is none. */
export function runIn(store: Store): SavedRun | undefined {
  const left = resumePointOf(store, "endless");
  const best = saveIn(store)?.puzzles.find(({ id }) => id === left?.puzzle)?.endlessBest;
  return left === undefined || best === undefined ? undefined : { ...left, best };
}

/** Keeps the save of a player whose lessons are over, and who has done nothing else. */
export function saveBeginner(store: Store): void {
  saveCampaign(store, LESSON_COUNT);
}

/** A data folder with the save of a player whose lessons are over, and whatever else `fill` writes into it. */
export function storeWith(
  fill: (save: Save, saved: PuzzleSave) => void = () => undefined,
  puzzleId = FIRST_PUZZLE_ID,
): Store {
  const store = createMemoryStore();
  const save = freshSave();
  save.world = puzzleId;
  const saved = puzzleSave(save, puzzleId);
  saved.medals = learntMedals(puzzleId);
  fill(save, saved);
  storeWhole(store, save);
  return store;
}

/** Keeps the save of a player who has cleared so many levels of the campaign, one after the other, and no other. */
export function saveCampaign(store: Store, cleared: number, puzzleId = FIRST_PUZZLE_ID): void {
  const save = freshSave();
  save.world = puzzleId;
  puzzleSave(save, puzzleId).medals = "1".repeat(cleared);
  storeWhole(store, save);
}

/** Keeps the save of a player with this endless run, whose lessons are over, as the game would. */
export function saveRun(store: Store, run: Partial<SavedRun>, puzzleId = FIRST_PUZZLE_ID): void {
  const save = freshSave();
  save.world = puzzleId;
  const saved = puzzleSave(save, puzzleId);
  saved.medals = learntMedals(puzzleId);
  fillRun(save, saved, run);
  storeWhole(store, save);
}

/** Writes an endless run into a save. */
export function fillRun(save: Save, saved: PuzzleSave, { best = 1, moves = "", ...run }: Partial<SavedRun>): void {
  const directions = parseMoves(moves);
  if (isFault(directions)) throw new Error(directions.fault);
  saved.endlessBest = best;
  setResumePoint(save.resumePoints, { ...emptyResumePoint(saved.id, "endless"), ...run, moves: directions });
}

function storeWhole(store: Store, save: Save): void {
  const slots = openSaveSlots(storageOf(store), SAVE_VERSION, "save");
  if (!saveText(slots, packSave(save))) throw new Error("the save could not be kept");
}
