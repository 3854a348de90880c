/** The whole save, own levels included, in one file of the data folder: to be copied elsewhere, and read again there. */
import { readStored, writeStored } from "../../device/storage";
import { PUZZLES } from "../../puzzles/index";
import { countWithNoun } from "../widgets/short-count";
import { joinSections, parseSections, type TextSection } from "./checksum";
import { isReadable, openOwnLevels, replaceOwnLevels } from "./own-levels";
import { packSave, SAVE_VERSION, unpackSections, type Save } from "./save";
import { storeSave, replaceSave } from "./store";

/** A save that was read from a file, whole. */
export interface SaveFile {
  readonly textSections: readonly TextSection[];
  readonly own: readonly OwnLevelsOfPuzzle[];
  /** What is in it, in a few words; empty if the player has done nothing yet. */
  readonly contents: string;
}

interface OwnLevelsOfPuzzle {
  readonly puzzle: string;
  readonly levels: readonly TextSection[];
}

/** What lies in the file. */
interface SaveFileJson {
  readonly version: number;
  readonly save: string;
  readonly own: readonly { readonly puzzle: string; readonly levels: string }[];
}

/** The file is called so, with `.json` behind it. */
export const SAVE_FILE = "glissade-save";
/** What was there before the last imports, the newest first. */
const IMPORT_BACKUPS = ["glissade-save-before-1", "glissade-save-before-2", "glissade-save-before-3"];

/** Writes the file; returns whether it is there. */
export function exportSave(save: Save): boolean {
  return writeFile(SAVE_FILE, save);
}

/** The save in the file; undefined if there is none, or any section of it is damaged. */
export function readSaveFile(): SaveFile | undefined {
  return readFile(SAVE_FILE);
}

/** Sets the present save aside and puts one from a file in its place; returns whether both are safe. */
export function importSave(save: Save, { textSections, own }: SaveFile): boolean {
  if (!backUpPresentSave(save)) return false;
  const areSaved = own.map(({ puzzle, levels }) => replaceOwnLevels(puzzle, levels));
  replaceSave(save, textSections);
  return storeSave(save) && !areSaved.includes(false);
}

/** The sets aside move on by one, so that the oldest goes. */
function backUpPresentSave(save: Save): boolean {
  for (let index = IMPORT_BACKUPS.length - 1; index > 0; index--) {
    const before = readStored(IMPORT_BACKUPS[index - 1]);
    if (typeof before === "object" && before !== null) writeStored(IMPORT_BACKUPS[index], before);
  }
  return writeFile(IMPORT_BACKUPS[0], save);
}

/** Writes nothing while own levels cannot be read: the file would be without them. */
function writeFile(name: string, save: Save): boolean {
  if (!PUZZLES.every(({ id }) => isReadable(openOwnLevels(id)))) return false;
  const own = PUZZLES.map(({ id }) => ({ puzzle: id, levels: joinSections(openOwnLevels(id).levels).text }));
  const written: SaveFileJson = { version: SAVE_VERSION, save: packSave(save).text, own };
  writeStored(name, written);
  const there = readFile(name);
  return (
    there !== undefined &&
    joinSections(there.textSections).text === written.save &&
    areSameOwnLevels(there.own, written.own)
  );
}

function areSameOwnLevels(own: readonly OwnLevelsOfPuzzle[], written: SaveFileJson["own"]): boolean {
  return (
    own.length === written.length &&
    own.every(({ levels }, index) => joinSections(levels).text === written[index].levels)
  );
}

function readFile(name: string): SaveFile | undefined {
  const stored = readStored(name);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { version, save, own } = stored as Partial<Record<keyof SaveFileJson, unknown>>;
  if (version !== SAVE_VERSION || typeof save !== "string") return undefined;
  const textSections = parseSections(save);
  const ownParts = parseOwnLevels(own);
  if (textSections === undefined || textSections.length === 0 || ownParts === undefined) return undefined;
  return { textSections, own: ownParts, contents: describeContents(unpackSections(textSections).save, ownParts) };
}

function describeContents({ stats }: Save, own: readonly OwnLevelsOfPuzzle[]): string {
  const ownCount = own.reduce((sum, { levels }) => sum + levels.length, 0);
  const words: string[] = [];
  if (stats.levelsCleared > 0) words.push(`${countWithNoun(stats.levelsCleared, "level")} cleared`);
  if (ownCount > 0) words.push(countWithNoun(ownCount, "own level"));
  return words.join(" and ");
}

function parseOwnLevels(own: unknown): readonly OwnLevelsOfPuzzle[] | undefined {
  if (!Array.isArray(own)) return undefined;
  const read: OwnLevelsOfPuzzle[] = [];
  for (const each of own as unknown[]) {
    if (typeof each !== "object" || each === null) return undefined;
    const { puzzle, levels } = each as Partial<Record<keyof OwnLevelsOfPuzzle, unknown>>;
    const parts = typeof levels === "string" ? parseSections(levels) : undefined;
    if (parts === undefined || typeof puzzle !== "string") return undefined;
    if (PUZZLES.some(({ id }) => id === puzzle)) read.push({ puzzle, levels: parts });
  }
  return read;
}
