import type { Store } from "../../simulator/host";
import { memoryStore } from "../../simulator/stores";
import { LESSONS } from "../../src/game/campaign-mode";
import {
  freshSave,
  packSave,
  puzzleSave,
  SAVE_VERSION,
  unpackSave,
  type PuzzleSave,
  type Save,
} from "../../src/game/save";
import { keep, openVault, type Storage } from "../../src/game/vault";
import { freshProgress, type Progress } from "../../src/game/progress";
import { readMoves, writeMoves } from "../../src/kernel/moves-text";
import { isFault } from "../../src/kernel/fault";

/** An endless run of the first puzzle, as the tests name it: its moves as a text. */
export type Saved = Omit<Progress, "moves"> & { readonly moves: string };

const PUZZLE = "last-ball";

/** A console's data folder as the game sees it. */
export function storageOf(store: Store): Storage {
  return {
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

/** The newest whole save in a data folder; undefined if there is none. */
export function saveIn(store: Store): Save | undefined {
  const { found } = openVault(storageOf(store), SAVE_VERSION);
  return found === undefined ? undefined : unpackSave(found.payload, found.version);
}

/** The endless run in the newest whole save; undefined if there is none. */
export function runIn(store: Store): Saved | undefined {
  const progress = saveIn(store)?.puzzles.find(({ id }) => id === PUZZLE)?.endless;
  return progress === undefined ? undefined : { ...progress, moves: writeMoves(progress.moves) };
}

/** Keeps the save of a player whose lessons are over, and who has done nothing else. */
export function keepBeginner(store: Store): void {
  const save = freshSave();
  save.lessonsDone = LESSONS;
  keepAll(store, save);
}

/** A data folder with the save of a player whose lessons are over, and whatever else `fill` writes into it. */
export function storeWith(fill: (save: Save, kept: PuzzleSave) => void = () => undefined): Store {
  const store = memoryStore();
  const save = freshSave();
  save.lessonsDone = LESSONS;
  fill(save, puzzleSave(save, PUZZLE));
  keepAll(store, save);
  return store;
}

/** Keeps the save of a player who has cleared so many levels of the campaign, one after the other, and no other. */
export function keepCampaign(store: Store, cleared: number): void {
  const save = freshSave();
  save.lessonsDone = Math.min(LESSONS, cleared);
  puzzleSave(save, PUZZLE).medals = "1".repeat(cleared);
  keepAll(store, save);
}

/** Keeps the save of a player with this endless run, whose lessons are over, as the game would. */
export function keepRun(store: Store, run: Partial<Saved>): void {
  const save = freshSave();
  save.lessonsDone = LESSONS;
  const moves = readMoves(run.moves ?? "");
  if (isFault(moves)) throw new Error(moves.fault);
  puzzleSave(save, PUZZLE).endless = { ...freshProgress(), ...run, moves };
  keepAll(store, save);
}

function keepAll(store: Store, save: Save): void {
  if (!keep(openVault(storageOf(store), SAVE_VERSION), packSave(save))) throw new Error("the save could not be kept");
}
