/** The levels that the player made in the workshop, stored in save slots of their own, apart from the progress. */
import { joinSections, appendChecksum, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import { retryLater } from "./retry";
import { warnSaveFailed, addWarning } from "./warnings";
import { saveText, openSaveSlots, type SaveSlots } from "./save-slots";

/**
 * The player's own levels of one puzzle, as maps of drafts that need not be playable yet. They have save slots of their
 * own, so that the save that is written after each level stays small.
 * @noSelf
 */
export interface OwnLevels {
  readonly puzzle: string;
  /** Replaced when locked files can be read again; nothing is written while they are locked. */
  slots: SaveSlots;
  /** Each level in its written form; `mapOf` returns its map. */
  readonly levels: TextSection[];
  /** The levels deleted since the game started, the latest last; this list is not saved. */
  readonly deleted: DeletedLevel[];
  savedText: string;
  /** Reads the levels if they were locked and saves them; returns whether they are safely stored. */
  readonly saveAgain: () => boolean;
}

interface DeletedLevel {
  readonly number: number;
  readonly written: TextSection;
}

/** The most own levels that a puzzle can have. */
export const MAX_OWN_LEVELS = 40;

const VERSION = 1;
const HEADING = "# level\n";
const LABEL = "map ";
const PREVIOUS_MAP_PREFIX = "\nwas ";

// Separates the rows of a map; no puzzle uses this character for a thing.
const ROW_END = "/";

/** The own levels opened so far. Each puzzle's files are opened once, and again only while they are locked. */
const openedOwnLevels: OwnLevels[] = [];

/**
 * Opens the own levels of a puzzle. If the files cannot be read now, the list starts empty, and added levels are saved
 * later.
 */
export function openOwnLevels(puzzleId: string): OwnLevels {
  const opened = openedOwnLevels.find(({ puzzle }) => puzzle === puzzleId);
  if (opened !== undefined) {
    readIfLocked(opened);
    return opened;
  }
  const slots = openOwnSlots(puzzleId);
  const own: OwnLevels = {
    puzzle: puzzleId,
    slots,
    levels: levelsIn(slots),
    deleted: [],
    savedText: textIn(slots),
    saveAgain: () => saveOwnLevels(own),
  };
  openedOwnLevels.push(own);
  reportCondition(own);
  return own;
}

/** Returns whether the level files could be read. */
export function isReadable({ slots }: OwnLevels): boolean {
  return slots.condition !== "locked";
}

function openOwnSlots(puzzleId: string): SaveSlots {
  return openSaveSlots(DATA_FOLDER, VERSION, `own-${puzzleId}`);
}

/**
 * Returns no levels while a slot is locked, because the other slot may hold an older list. Two damaged slots can hold
 * more than `MAX_OWN_LEVELS` levels; then the newest are returned.
 */
function levelsIn({ textSections, condition }: SaveSlots): TextSection[] {
  if (condition === "locked") return [];
  const levels = textSections.filter(({ text }) => text.startsWith(HEADING + LABEL));
  return condition === "damaged" ? levels.slice(-MAX_OWN_LEVELS) : levels;
}

function textIn({ newestSlot }: SaveSlots): string {
  return newestSlot?.payload ?? "";
}

/**
 * Reads levels whose files were locked before. They are appended, so that levels made meanwhile keep their numbers.
 * Together they may be more than `MAX_OWN_LEVELS`.
 */
function readIfLocked(own: OwnLevels): void {
  if (isReadable(own)) return;
  const slots = openOwnSlots(own.puzzle);
  if (slots.condition === "locked") return;
  own.slots = slots;
  own.savedText = textIn(slots);
  for (const level of levelsIn(slots)) {
    if (!own.levels.some(({ text }) => text === level.text)) own.levels.push(level);
  }
  reportCondition(own);
}

function reportCondition(own: OwnLevels): void {
  if (!isReadable(own)) {
    retryLater(own.saveAgain);
    addWarning("Your own levels cannot be read now. The game goes on trying, and keeps new ones then.", isAnyLocked);
  } else if (own.slots.condition === "damaged") {
    addWarning(`The file of your own levels was damaged; saved of it: ${own.levels.length} of them.`);
  }
}

function isAnyLocked(): boolean {
  for (const own of openedOwnLevels) readIfLocked(own);
  return openedOwnLevels.some((own) => !isReadable(own));
}

/**
 * Saves the levels if anything has changed. Returns whether they are safely stored; if not, saving is retried later.
 */
export function saveOwnLevels(own: OwnLevels): boolean {
  readIfLocked(own);
  const all = joinSections(own.levels);
  if (isReadable(own) && all.text === own.savedText) return true;
  if (!saveText(own.slots, all)) {
    retryLater(own.saveAgain);
    if (isReadable(own)) warnSaveFailed();
    return false;
  }
  own.savedText = all.text;
  return true;
}

/** Replaces all own levels of a puzzle; returns whether the new ones are safely stored. */
export function replaceOwnLevels(puzzleId: string, levels: readonly TextSection[]): boolean {
  const own = openOwnLevels(puzzleId);
  own.levels.splice(0, own.levels.length, ...levels.slice(0, MAX_OWN_LEVELS));
  return saveOwnLevels(own);
}

/**
 * Adds a level that came from elsewhere and returns its number, from 0. A level that is already there keeps its number.
 * Returns undefined if there is no room.
 */
export function addOwnLevel(own: OwnLevels, map: string): number | undefined {
  const existingNumber = own.levels.findIndex((_, number) => mapOf(own, number) === map);
  if (existingNumber >= 0) return existingNumber;
  if (own.levels.length >= MAX_OWN_LEVELS) return undefined;
  own.levels.push(formatOwnLevel(map));
  saveOwnLevels(own);
  return own.levels.length - 1;
}

/** Returns the map of level `number`, from 0. */
export function mapOf({ levels }: OwnLevels, number: number): string {
  return mapIn(levels[number]);
}

/** Returns the map in a level's written form. */
export function mapIn({ text }: TextSection): string {
  return readRows(text.substring(HEADING.length + LABEL.length));
}

/** Returns the map that a level had before its last change; undefined if it never changed. */
export function previousMapIn({ text }: TextSection): string | undefined {
  const index = text.indexOf(PREVIOUS_MAP_PREFIX);
  return index < 0 ? undefined : readRows(text.substring(index + PREVIOUS_MAP_PREFIX.length));
}

/** Formats a level for storage, with its previous map if it has one. */
export function formatOwnLevel(map: string, previousMap?: string): TextSection {
  return appendChecksum(
    HEADING + LABEL + writeRows(map) + (previousMap === undefined ? "" : PREVIOUS_MAP_PREFIX + writeRows(previousMap)),
  );
}

/** Parses the map on the first line of a text. */
function readRows(text: string): string {
  const [line] = text.split("\n", 1);
  return line.split(ROW_END).join("\n");
}

function writeRows(map: string): string {
  return map.split("\n").join(ROW_END);
}

/** Deletes level `number`, from 0. `restoreOwnLevel` can bring it back. */
export function deleteOwnLevel({ levels, deleted }: OwnLevels, number: number): void {
  const [written] = levels.splice(number, 1);
  deleted.push({ number, written });
}

/** Restores the level that was deleted last, if there is one and there is room. Returns its number, from 0. */
export function restoreOwnLevel({ levels, deleted }: OwnLevels): number | undefined {
  const last = levels.length < MAX_OWN_LEVELS ? deleted.pop() : undefined;
  if (last === undefined) return undefined;
  const number = Math.min(last.number, levels.length);
  levels.splice(number, 0, last.written);
  return number;
}
