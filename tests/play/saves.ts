import type { Store } from "../../simulator/host";
import { memoryStore } from "../../simulator/stores";
import { LESSONS } from "../../src/game/save/progress";
import { freshLeftLevel, leaveLevel, levelLeftIn, type LeftLevel } from "../../src/game/save/left-level";
import { type ModeName } from "../../src/game/save/tally";
import {
  freshSave,
  packSave,
  puzzleSave,
  readSections,
  SAVE_VERSION,
  readAll,
  unpackParts,
  type PuzzleSave,
  type Save,
} from "../../src/game/save/save";
import type { Storage } from "../../src/game/save/files";
import { summed } from "../../src/game/save/checksum";
import { keep, openVault } from "../../src/game/save/vault";
import { readMoves, writeMoves } from "../../src/kernel/moves-text";
import { isFault } from "../../src/kernel/fault";
import { allPuzzles } from "../../src/puzzles/index";
import { withClearedAlone } from "../../src/game/save/medals";
import { FIRST_WORLD } from "./worlds";

/** A level left in the middle, as the tests name it: its moves as a text. */
type SavedTable = Omit<LeftLevel, "moves"> & { readonly moves: string };

/** An endless run. */
export type Saved = SavedTable & { readonly best: number };

/** The medals of a player who has had the lessons of that world, and met all there is in it. */
function learnt(world: string): string {
  const taught = allPuzzles().find(({ id }) => id === world)?.newThings ?? [];
  return taught.reduce((medals, { taughtBy }) => withClearedAlone(medals, taughtBy), "1".repeat(LESSONS));
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
  const { found, parts } = openVault(storageOf(store), SAVE_VERSION, "save");
  if (found === undefined) return undefined;
  const { save } = unpackParts(parts);
  readAll(save);
  const [heading, ...table] = openVault(storageOf(store), SAVE_VERSION, "table").parts;
  if (heading?.text === summed(`# after ${found.sequence} ${found.checksum}`).text) readSections(save, table);
  return save;
}

/** What was left in a mode of the world on the title, as the game would start with it; undefined if nothing was. */
export function leftTableIn(store: Store, mode: ModeName): SavedTable | undefined {
  const save = saveIn(store);
  const left = save === undefined ? undefined : levelLeftIn(save.left, worldIn(save), mode);
  return left === undefined ? undefined : { ...left, moves: writeMoves(left.moves) };
}

/** The world on the title. */
export function worldIn({ world }: Save): string {
  return world === "" ? FIRST_WORLD : world;
}

/** The endless run that the game would start with; undefined if there is none. */
export function runIn(store: Store): Saved | undefined {
  const left = leftTableIn(store, "endless");
  const best = saveIn(store)?.puzzles.find(({ id }) => id === left?.puzzle)?.endlessBest;
  return left === undefined || best === undefined ? undefined : { ...left, best };
}

/** Keeps the save of a player whose lessons are over, and who has done nothing else. */
export function keepBeginner(store: Store): void {
  keepCampaign(store, LESSONS);
}

/** A data folder with the save of a player whose lessons are over, and whatever else `fill` writes into it. */
export function storeWith(fill: (save: Save, kept: PuzzleSave) => void = () => undefined, world = FIRST_WORLD): Store {
  const store = memoryStore();
  const save = freshSave();
  save.world = world;
  const kept = puzzleSave(save, world);
  kept.medals = learnt(world);
  fill(save, kept);
  keepAll(store, save);
  return store;
}

/** Keeps the save of a player who has cleared so many levels of the campaign, one after the other, and no other. */
export function keepCampaign(store: Store, cleared: number, world = FIRST_WORLD): void {
  const save = freshSave();
  save.world = world;
  puzzleSave(save, world).medals = "1".repeat(cleared);
  keepAll(store, save);
}

/** Keeps the save of a player with this endless run, whose lessons are over, as the game would. */
export function keepRun(store: Store, run: Partial<Saved>, world = FIRST_WORLD): void {
  const save = freshSave();
  save.world = world;
  const kept = puzzleSave(save, world);
  kept.medals = learnt(world);
  fillRun(save, kept, run);
  keepAll(store, save);
}

/** Writes an endless run into a save. */
export function fillRun(save: Save, kept: PuzzleSave, { best = 1, moves = "", ...run }: Partial<Saved>): void {
  const directions = readMoves(moves);
  if (isFault(directions)) throw new Error(directions.fault);
  kept.endlessBest = best;
  leaveLevel(save.left, { ...freshLeftLevel(kept.id, "endless"), ...run, moves: directions });
}

function keepAll(store: Store, save: Save): void {
  const vault = openVault(storageOf(store), SAVE_VERSION, "save");
  if (!keep(vault, packSave(save))) throw new Error("the save could not be kept");
}
