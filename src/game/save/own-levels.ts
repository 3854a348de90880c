/**
 * Stores the levels that the player made in the level editor, in files of their own, apart from the rest of the save.
 */
import { joinSections, appendChecksum, bodyOf, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import { retryLater } from "./retry";
import { warnSaveFailed, addWarning } from "./warnings";
import { saveText, openSaveSlots, type SaveSlots } from "./save-slots";
import { TEXTS } from "../texts/index";

/**
 * The levels that the player made for one puzzle. A level in the list may be unfinished and not playable yet.
 * @noSelf
 */
export interface OwnLevels {
  readonly puzzleId: string;
  /**
   * The two files (save slots) with the levels. While they cannot be read, nothing is written; later they are opened
   * again, which replaces this field.
   */
  slots: SaveSlots;
  /** Each level in the text form in which it is stored. `readOwnMap` returns its map. */
  readonly levels: TextSection[];
  /**
   * The levels that the player has deleted, the latest last. The last `MAX_STORED_DELETED` are stored, so that they can
   * be restored after a new start of the game.
   */
  readonly deleted: DeletedLevel[];
  savedText: string;
  /**
   * Saves the levels, after reading the stored levels if they could not be read before. Returns whether all levels are
   * safely stored.
   */
  readonly saveAgain: () => boolean;
}

interface DeletedLevel {
  /** The index that the level had in the list of own levels before it was deleted. */
  readonly levelIndex: number;
  /** The level in the text form in which it is stored among the own levels. */
  readonly written: TextSection;
  /** The level in the text form in which it is stored as a deleted level. */
  readonly writtenAsDeleted: TextSection;
}

export const MAX_OWN_LEVELS = 40;
/** The most deleted levels that are stored, so that the files stay small. */
const MAX_STORED_DELETED = 10;

const VERSION = 1;
const HEADING = "# level\n";
/**
 * The beginning of the first line of a deleted level in the save. The index that the level had in the list of own
 * levels follows.
 */
const DELETED_HEADING = "# deleted ";
const LABEL = "map ";
const PREVIOUS_MAP_PREFIX = "\nwas ";

/** The character between two rows of a stored map. No puzzle uses this character for a thing on the board. */
const ROW_END = "/";

const openedOwnLevels: OwnLevels[] = [];

/**
 * Opens the levels that the player made for a puzzle. If the files cannot be read now, the list starts empty, and added
 * levels are saved later.
 */
export function openOwnLevels(puzzleId: string): OwnLevels {
  const opened = openedOwnLevels.find(({ puzzleId: puzzle }) => puzzle === puzzleId);
  if (opened !== undefined) {
    readIfLocked(opened);
    return opened;
  }
  const slots = openOwnSlots(puzzleId);
  const own: OwnLevels = {
    puzzleId,
    slots,
    levels: findLevels(slots),
    deleted: parseDeletedLevels(slots),
    savedText: textIn(slots),
    saveAgain: () => saveOwnLevels(own),
  };
  openedOwnLevels.push(own);
  reportCondition(own);
  return own;
}

/** Returns whether the game could read the files with the levels that the player has made. */
export function isReadable({ slots }: OwnLevels): boolean {
  return slots.condition !== "locked";
}

function openOwnSlots(puzzleId: string): SaveSlots {
  return openSaveSlots(DATA_FOLDER, VERSION, `own-${puzzleId}`);
}

/**
 * Returns the player-made levels in two save slots (files), of which both are used if both are damaged. Returns none
 * while a slot cannot be read, because that slot may be the newer one.
 */
function findLevels({ textSections, condition }: SaveSlots): TextSection[] {
  if (condition === "locked") return [];
  const levels = textSections.filter(({ text }) => text.startsWith(HEADING + LABEL));
  return condition === "damaged" ? levels.slice(-MAX_OWN_LEVELS) : levels;
}

function parseDeletedLevels({ textSections, condition }: SaveSlots): DeletedLevel[] {
  if (condition === "locked") return [];
  const deleted: DeletedLevel[] = [];
  for (const section of textSections) {
    const level = parseDeleted(section);
    if (level !== undefined) deleted.push(level);
  }
  return deleted;
}

function textIn({ newestSlot }: SaveSlots): string {
  return newestSlot?.payload ?? "";
}

/**
 * Reads the stored levels if they could not be read before, and appends them to the list of own levels. Levels that the
 * player has made since the list was opened keep their indices. The list may then have more than `MAX_OWN_LEVELS`
 * levels.
 */
function readIfLocked(own: OwnLevels): void {
  if (isReadable(own)) return;
  const slots = openOwnSlots(own.puzzleId);
  if (slots.condition === "locked") return;
  own.slots = slots;
  own.savedText = textIn(slots);
  for (const level of findLevels(slots)) {
    if (!own.levels.some(({ text }) => text === level.text)) own.levels.push(level);
  }
  own.deleted.unshift(...parseDeletedLevels(slots));
  reportCondition(own);
}

function reportCondition(own: OwnLevels): void {
  if (!isReadable(own)) {
    retryLater(own.saveAgain);
    addWarning(TEXTS.saves.ownUnreadable, isAnyLocked);
  } else if (own.slots.condition === "damaged") {
    addWarning(TEXTS.saves.ownDamaged(own.levels.length));
  }
}

function isAnyLocked(): boolean {
  for (const own of openedOwnLevels) readIfLocked(own);
  return openedOwnLevels.some((own) => !isReadable(own));
}

/**
 * Saves the player's own levels if any of them has changed. Returns whether they are safely stored; if not, the game
 * tries again later.
 */
export function saveOwnLevels(own: OwnLevels): boolean {
  readIfLocked(own);
  const deleted = own.deleted.slice(-MAX_STORED_DELETED).map(({ writtenAsDeleted }) => writtenAsDeleted);
  const all = joinSections([...own.levels, ...deleted]);
  if (isReadable(own) && all.text === own.savedText) return true;
  if (!saveText(own.slots, all)) {
    retryLater(own.saveAgain);
    if (isReadable(own)) warnSaveFailed();
    return false;
  }
  own.savedText = all.text;
  return true;
}

/**
 * Replaces all levels that the player made for a puzzle by those of an imported save. Returns whether the new levels
 * are safely stored.
 */
export function replaceOwnLevels(puzzleId: string, levels: readonly TextSection[]): boolean {
  const own = openOwnLevels(puzzleId);
  own.levels.splice(0, own.levels.length, ...levels.slice(0, MAX_OWN_LEVELS));
  return saveOwnLevels(own);
}

/**
 * Adds a level to the player's own levels and returns its index; a level that the list already has is not added again.
 * Returns undefined if there is no space for another level.
 */
export function addOwnLevel(own: OwnLevels, map: string): number | undefined {
  const existingIndex = own.levels.findIndex((_, levelIndex) => readOwnMap(own, levelIndex) === map);
  if (existingIndex >= 0) return existingIndex;
  if (own.levels.length >= MAX_OWN_LEVELS) return undefined;
  own.levels.push(formatOwnLevel(map));
  saveOwnLevels(own);
  return own.levels.length - 1;
}

export function readOwnMap({ levels }: OwnLevels, levelIndex: number): string {
  return readMap(levels[levelIndex]);
}

export function readMap({ text }: TextSection): string {
  return readRows(text.substring(HEADING.length + LABEL.length));
}

/** Returns the map of a player-made level before its last change, or undefined if the level was never changed. */
export function readPreviousMap({ text }: Pick<TextSection, "text">): string | undefined {
  const index = text.indexOf(PREVIOUS_MAP_PREFIX);
  return index < 0 ? undefined : readRows(text.substring(index + PREVIOUS_MAP_PREFIX.length));
}

/**
 * Formats a player-made level for storage. `previousMap` is the level's map before its last change, if it was changed.
 */
export function formatOwnLevel(map: string, previousMap?: string): TextSection {
  const previous = previousMap === undefined ? "" : PREVIOUS_MAP_PREFIX + writeRows(previousMap);
  return appendChecksum(HEADING + LABEL + writeRows(map) + previous);
}

function parseDeleted(section: TextSection): DeletedLevel | undefined {
  const [heading, mapLine = ""] = section.text.split("\n");
  const levelIndex = Number(heading.substring(DELETED_HEADING.length));
  const isDeleted = heading.startsWith(DELETED_HEADING) && levelIndex >= 0 && mapLine.startsWith(LABEL);
  if (!isDeleted) return undefined;
  const body = bodyOf(section).substring(heading.length + 1);
  return createDeleted(Math.floor(levelIndex), appendChecksum(HEADING + body));
}

function createDeleted(levelIndex: number, written: TextSection): DeletedLevel {
  const body = bodyOf(written).substring(HEADING.length);
  return { levelIndex, written, writtenAsDeleted: appendChecksum(`${DELETED_HEADING}${levelIndex}\n${body}`) };
}

function readRows(text: string): string {
  const [line] = text.split("\n", 1);
  return line.split(ROW_END).join("\n");
}

function writeRows(map: string): string {
  return map.split("\n").join(ROW_END);
}

/** Deletes the player's own level at `levelIndex`. `restoreOwnLevel` can bring the level back. */
export function deleteOwnLevel({ levels, deleted }: OwnLevels, levelIndex: number): void {
  const [written] = levels.splice(levelIndex, 1);
  deleted.push(createDeleted(levelIndex, written));
}

/**
 * Restores the level at `deletedIndex` in the list of deleted levels, and returns its index among the own levels.
 * Returns undefined if there is no such deleted level, or no space for another level.
 */
export function restoreOwnLevel({ levels, deleted }: OwnLevels, deletedIndex: number): number | undefined {
  if (levels.length >= MAX_OWN_LEVELS || deletedIndex >= deleted.length) return undefined;
  const [restored] = deleted.splice(deletedIndex, 1);
  const levelIndex = Math.min(restored.levelIndex, levels.length);
  levels.splice(levelIndex, 0, restored.written);
  return levelIndex;
}
