/**
 * Exports and imports the whole save, with the player's own levels and first wins, as one file that the player can copy
 * to another device.
 */
import { readToday } from "../../device/clock";
import { inspectStored, readStored, writeStored } from "../../device/storage";
import { PUZZLES } from "../../puzzles/index";
import { joinSections, parseSections, type TextSection } from "./checksum";
import { dayNumber } from "./days";
import { formatFirstWins, importFirstWins, saveFirstWins } from "./first-wins-file";
import { addRememberedHelp } from "./help";
import { isReadable, openOwnLevels, replaceOwnLevels } from "./own-levels";
import { setResumePoint, type ResumePoint } from "./resume-point";
import { packSave, openPuzzleSave, openResumePoint, SAVE_VERSION, unpackSections, type Save } from "./save";
import { storeSave, replaceSave } from "./store";
import { TEXTS } from "../texts/index";

/** The contents of an exported save file, all of whose sections are undamaged. */
export interface SaveFile {
  readonly textSections: readonly TextSection[];
  readonly own: readonly LevelsOfPuzzle[];
  readonly wins: readonly LevelsOfPuzzle[];
  /** A few words that tell the player what the exported save file contains. */
  readonly contents: string;
}

/**
 * One puzzle's part of an exported save file: either the levels that the player made, or the player's first wins. Each
 * level or win has a section of text.
 */
interface LevelsOfPuzzle {
  readonly puzzle: string;
  readonly levels: readonly TextSection[];
}

interface SaveFileJson {
  readonly version: number;
  readonly save: string;
  readonly own: readonly { readonly puzzle: string; readonly levels: string }[];
  readonly wins: SaveFileJson["own"];
}

/** The name of the exported save file, without `.json`. */
export const SAVE_FILE_NAME = "glissade-save";
/** The backups of the present save that are made before each import of a save, the newest first. */
const IMPORT_BACKUPS = ["glissade-save-before-1", "glissade-save-before-2", "glissade-save-before-3"];

/** Writes the whole save to the export file. Returns whether that file is safely stored. */
export function exportSave(save: Save): boolean {
  return writeFile(SAVE_FILE_NAME, save);
}

/** Reads the exported save file. Returns undefined if the file is missing or any section in it is damaged. */
export function readSaveFile(): SaveFile | undefined {
  return readFile(SAVE_FILE_NAME);
}

/**
 * Returns why the exported save file cannot be used: it is missing, it is damaged (`unreadable`), or a later version of
 * the game wrote it (`later`).
 */
export function exportFileFault(): "missing" | "unreadable" | "later" {
  const stored = readStored(SAVE_FILE_NAME);
  if (typeof stored !== "object" || stored === null)
    return inspectStored(SAVE_FILE_NAME).state === "missing" ? "missing" : "unreadable";
  const { version } = stored as Partial<Record<keyof SaveFileJson, unknown>>;
  return typeof version === "number" && version > SAVE_VERSION ? "later" : "unreadable";
}

/** Returns whether the exported save file has exactly the contents of the present save. */
export function isExported(save: Save): boolean {
  return isStoredIn(SAVE_FILE_NAME, exportFields(save));
}

/**
 * Replaces the present save by the save in a file, after a backup. The record of recent help (hints and watched
 * solutions) is kept. Returns whether the backup and the new save are safely stored.
 */
export function importSave(save: Save, { textSections, own, wins }: SaveFile): boolean {
  if (!backUpPresentSave(save)) return false;
  const areSaved = own.map(({ puzzle, levels }) => replaceOwnLevels(puzzle, levels));
  for (const { id } of PUZZLES) importFirstWins(id, wins.find(({ puzzle }) => puzzle === id)?.levels ?? []);
  saveFirstWins();
  const before = PUZZLES.map(({ id }) => openPuzzleSave(save, id));
  const dailyBefore = PUZZLES.map(({ id }) => openResumePoint(save, id, "daily"));
  replaceSave(save, textSections);
  for (const puzzle of before) addRememberedHelp(openPuzzleSave(save, puzzle.id), puzzle, dayNumber(readToday()));
  for (const resumePoint of dailyBefore) if (resumePoint !== undefined) keepHelpedDaily(save, resumePoint);
  return storeSave(save) && !areSaved.includes(false);
}

/**
 * Keeps the present save's unfinished daily level in an import if the player has had help in it and so knows its
 * solution or a part of it. A daily level of a later day in the imported save is kept instead.
 */
function keepHelpedDaily(save: Save, before: Readonly<ResumePoint>): void {
  const { puzzleId, seed, wasWatched, countedHints } = before;
  if (!wasWatched && countedHints === 0) return;
  const imported = openResumePoint(save, puzzleId, "daily");
  if (imported === undefined || imported.seed <= seed) setResumePoint(save, before);
}

function backUpPresentSave(save: Save): boolean {
  for (let index = IMPORT_BACKUPS.length - 1; index > 0; index--) {
    const before = readStored(IMPORT_BACKUPS[index - 1]);
    if (typeof before === "object" && before !== null) writeStored(IMPORT_BACKUPS[index], before);
  }
  return writeFile(IMPORT_BACKUPS[0], save);
}

/**
 * Writes the whole save to a file and reads the file back. Returns whether it is safely stored. Writes nothing while
 * the player's own levels cannot be read, because the file would lack them.
 */
function writeFile(name: string, save: Save): boolean {
  if (!PUZZLES.every(({ id }) => isReadable(openOwnLevels(id)))) return false;
  const written = exportFields(save);
  writeStored(name, written);
  return isStoredIn(name, written);
}

function exportFields(save: Save): SaveFileJson {
  const own = PUZZLES.map(({ id }) => ({ puzzle: id, levels: joinSections(openOwnLevels(id).levels).text }));
  const wins = PUZZLES.map(({ id }) => ({ puzzle: id, levels: formatFirstWins(id) }));
  return { version: SAVE_VERSION, save: packSave(save).text, own, wins };
}

/**
 * Returns whether a file has exactly the given fields. The texts are compared as they are: parsing them would take
 * longer than a frame.
 */
function isStoredIn(name: string, { version, save, own, wins }: SaveFileJson): boolean {
  const stored = readStored(name);
  if (typeof stored !== "object" || stored === null) return false;
  const found = stored as Partial<Record<keyof SaveFileJson, unknown>>;
  return (
    found.version === version &&
    found.save === save &&
    areStoredLevels(found.own, own) &&
    areStoredLevels(found.wins, wins)
  );
}

function areStoredLevels(found: unknown, levels: SaveFileJson["own"]): boolean {
  if (!Array.isArray(found) || found.length !== levels.length) return false;
  return (found as unknown[]).every((each, index) => {
    if (typeof each !== "object" || each === null) return false;
    const { puzzle, levels: text } = each as Partial<Record<keyof LevelsOfPuzzle, unknown>>;
    return puzzle === levels[index].puzzle && text === levels[index].levels;
  });
}

function readFile(name: string): SaveFile | undefined {
  const stored = readStored(name);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { version, save, own, wins } = stored as Partial<Record<keyof SaveFileJson, unknown>>;
  if (version !== SAVE_VERSION || typeof save !== "string") return undefined;
  const textSections = parseSections(save);
  const [ownSections, winSections] = [parseLevels(own), parseLevels(wins)];
  if (textSections === undefined || textSections.length === 0) return undefined;
  if (ownSections === undefined || winSections === undefined) return undefined;
  const contents = describeContents(unpackSections(textSections).save, ownSections);
  return { textSections, own: ownSections, wins: winSections, contents };
}

/** Returns a few words that tell the player what the present save contains, before an imported save replaces it. */
export function describePresentContents(save: Save): string {
  return describeContents(
    save,
    PUZZLES.map(({ id }) => ({ puzzle: id, levels: openOwnLevels(id).levels })),
  );
}

function describeContents({ stats }: Save, own: readonly LevelsOfPuzzle[]): string {
  const ownCount = own.reduce((sum, { levels }) => sum + levels.length, 0);
  const cleared = stats.levelsCleared > 0 ? TEXTS.levelsCleared(stats.levelsCleared) : "";
  const ownText = ownCount > 0 ? TEXTS.saves.ownLevels(ownCount) : "";
  if (cleared === "" && ownText === "") return TEXTS.saves.noProgress;
  return cleared === "" || ownText === "" ? cleared + ownText : TEXTS.saves.and(cleared, ownText);
}

function parseLevels(stored: unknown): readonly LevelsOfPuzzle[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const parsed: LevelsOfPuzzle[] = [];
  for (const each of stored as unknown[]) {
    if (typeof each !== "object" || each === null) return undefined;
    const { puzzle, levels } = each as Partial<Record<keyof LevelsOfPuzzle, unknown>>;
    const sections = typeof levels === "string" ? parseSections(levels) : undefined;
    if (sections === undefined || typeof puzzle !== "string") return undefined;
    if (PUZZLES.some(({ id }) => id === puzzle)) parsed.push({ puzzle, levels: sections });
  }
  return parsed;
}
