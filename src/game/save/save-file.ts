/** The whole save, own levels included, in one file of the data folder: to be copied elsewhere, and read again there. */
import { readStored, writeStored } from "../../device/storage";
import { WORLDS } from "../../puzzles/index";
import { counted } from "../widgets/short-count";
import { joined, wholeParts, type Summed } from "./checksum";
import { areRead, openOwnLevels, replaceOwnLevels } from "./own-levels";
import { packSave, SAVE_VERSION, unpackParts, type Save } from "./save";
import { keepSave, replaceSave } from "./store";

/** A save that was read from a file, whole. */
export interface SaveFile {
  readonly parts: readonly Summed[];
  readonly own: readonly OwnPart[];
  /** What is in it, in a few words; empty if the player has done nothing yet. */
  readonly contents: string;
}

interface OwnPart {
  readonly puzzle: string;
  readonly levels: readonly Summed[];
}

/** What lies in the file. */
interface Written {
  readonly version: number;
  readonly save: string;
  readonly own: readonly { readonly puzzle: string; readonly levels: string }[];
}

/** The file is called so, with `.json` behind it. */
export const SAVE_FILE = "glissade-save";
/** What was there before the last imports, the newest first. */
const BEFORE_IMPORTS = ["glissade-save-before-1", "glissade-save-before-2", "glissade-save-before-3"];

/** Writes the file; returns whether it is there. */
export function exportSave(save: Save): boolean {
  return writeFile(SAVE_FILE, save);
}

/** The save in the file; undefined if there is none, or any section of it is damaged. */
export function readSaveFile(): SaveFile | undefined {
  return readFile(SAVE_FILE);
}

/** Sets the present save aside and puts one from a file in its place; returns whether both are safe. */
export function importSave(save: Save, { parts, own }: SaveFile): boolean {
  if (!setPresentAside(save)) return false;
  const areKept = own.map(({ puzzle, levels }) => replaceOwnLevels(puzzle, levels));
  replaceSave(save, parts);
  return keepSave(save) && !areKept.includes(false);
}

/** The sets aside move on by one, so that the oldest goes. */
function setPresentAside(save: Save): boolean {
  for (let place = BEFORE_IMPORTS.length - 1; place > 0; place--) {
    const before = readStored(BEFORE_IMPORTS[place - 1]);
    if (typeof before === "object" && before !== null) writeStored(BEFORE_IMPORTS[place], before);
  }
  return writeFile(BEFORE_IMPORTS[0], save);
}

/** Writes nothing while own levels cannot be read: the file would be without them. */
function writeFile(name: string, save: Save): boolean {
  if (!WORLDS.every(({ id }) => areRead(openOwnLevels(id)))) return false;
  const own = WORLDS.map(({ id }) => ({ puzzle: id, levels: joined(openOwnLevels(id).levels).text }));
  const written: Written = { version: SAVE_VERSION, save: packSave(save).text, own };
  writeStored(name, written);
  const there = readFile(name);
  return there !== undefined && joined(there.parts).text === written.save && isSameOwn(there.own, written.own);
}

function isSameOwn(own: readonly OwnPart[], written: Written["own"]): boolean {
  return own.length === written.length && own.every(({ levels }, at) => joined(levels).text === written[at].levels);
}

function readFile(name: string): SaveFile | undefined {
  const stored = readStored(name);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { version, save, own } = stored as Partial<Record<keyof Written, unknown>>;
  if (version !== SAVE_VERSION || typeof save !== "string") return undefined;
  const parts = wholeParts(save);
  const ownParts = readOwn(own);
  if (parts === undefined || parts.length === 0 || ownParts === undefined) return undefined;
  return { parts, own: ownParts, contents: contentsOf(unpackParts(parts).save, ownParts) };
}

function contentsOf({ stats }: Save, own: readonly OwnPart[]): string {
  const ownCount = own.reduce((sum, { levels }) => sum + levels.length, 0);
  const words: string[] = [];
  if (stats.levelsCleared > 0) words.push(`${counted(stats.levelsCleared, "level")} cleared`);
  if (ownCount > 0) words.push(counted(ownCount, "own level"));
  return words.join(" and ");
}

function readOwn(own: unknown): readonly OwnPart[] | undefined {
  if (!Array.isArray(own)) return undefined;
  const read: OwnPart[] = [];
  for (const each of own as unknown[]) {
    if (typeof each !== "object" || each === null) return undefined;
    const { puzzle, levels } = each as Partial<Record<keyof OwnPart, unknown>>;
    const parts = typeof levels === "string" ? wholeParts(levels) : undefined;
    if (parts === undefined || typeof puzzle !== "string") return undefined;
    if (WORLDS.some(({ id }) => id === puzzle)) read.push({ puzzle, levels: parts });
  }
  return read;
}
