import { joinSections, appendChecksum, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import { retryLater } from "./retry";
import { warnSaveFailed, addWarning } from "./warnings";
import { saveText, openSaveSlots, type SaveSlots } from "./save-slots";

/**
 * The levels that the player has made of a puzzle: maps of drafts, whatever they lack to be levels. They lie in a vault
 * of their own, so that what is kept after every level played stays small.
 * @noSelf
 */
export interface OwnLevels {
  readonly puzzle: string;
  /** Locked until it could be read: then it is opened again, and nothing is written before. */
  slots: SaveSlots;
  /** Each as it is written: see `mapOf`. */
  readonly levels: TextSection[];
  /** What was deleted since the game was started, the last at the end; it is not kept. */
  readonly deleted: DeletedLevel[];
  savedText: string;
  /** Reads and keeps them; returns whether they are safe. */
  readonly saveAgain: () => boolean;
}

interface DeletedLevel {
  readonly number: number;
  readonly written: TextSection;
}

/** So many are kept of each puzzle. */
export const MAX_OWN_LEVELS = 40;

const VERSION = 1;
const HEADING = "# level\n";
const LABEL = "map ";
const PREVIOUS_MAP_PREFIX = "\nwas ";

// No puzzle has this among its things.
const ROW_END = "/";

/** A vault is opened once, and again as long as it is locked. */
const openedOwnLevels: OwnLevels[] = [];

/** The own levels of a puzzle. If they cannot be read now there are none, and those that are added wait. */
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

/** Whether they could be read. */
export function isReadable({ slots }: OwnLevels): boolean {
  return slots.condition !== "locked";
}

function openOwnSlots(puzzleId: string): SaveSlots {
  return openSaveSlots(DATA_FOLDER, VERSION, `own-${puzzleId}`);
}

/**
 * None as long as a slot cannot be read: what the other one holds may be older. Two damaged slots can hold more levels
 * than there is room for: the newest are taken.
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
 * Reads levels that could not be read before. They come after those that were made meanwhile, whose numbers stay; there
 * may be more of both than `MAX_OWN_LEVELS`.
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

/** Keeps them, if anything has changed. Returns whether they are safe; if not, that is tried again later. */
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

/** Puts other levels in the place of all; returns whether they are safe. */
export function replaceOwnLevels(puzzleId: string, levels: readonly TextSection[]): boolean {
  const own = openOwnLevels(puzzleId);
  own.levels.splice(0, own.levels.length, ...levels.slice(0, MAX_OWN_LEVELS));
  return saveOwnLevels(own);
}

/**
 * Keeps a level that came from elsewhere. Gives its number, from 0: of one that is there already its old one; undefined if there is no
 * room for it.
 */
export function addOwnLevel(own: OwnLevels, map: string): number | undefined {
  const existingNumber = own.levels.findIndex((_, number) => mapOf(own, number) === map);
  if (existingNumber >= 0) return existingNumber;
  if (own.levels.length >= MAX_OWN_LEVELS) return undefined;
  own.levels.push(formatOwnLevel(map));
  saveOwnLevels(own);
  return own.levels.length - 1;
}

/** The map of level `number`, from 0. */
export function mapOf({ levels }: OwnLevels, number: number): string {
  return mapIn(levels[number]);
}

/** The map of a level as it is kept. */
export function mapIn({ text }: TextSection): string {
  return readRows(text.substring(HEADING.length + LABEL.length));
}

/** The map that a level had before it was changed last; undefined if it never was. */
export function previousMapIn({ text }: TextSection): string | undefined {
  const index = text.indexOf(PREVIOUS_MAP_PREFIX);
  return index < 0 ? undefined : readRows(text.substring(index + PREVIOUS_MAP_PREFIX.length));
}

/** A level as it is kept, with the map that it had before if there was one. */
export function formatOwnLevel(map: string, previousMap?: string): TextSection {
  return appendChecksum(
    HEADING + LABEL + writeRows(map) + (previousMap === undefined ? "" : PREVIOUS_MAP_PREFIX + writeRows(previousMap)),
  );
}

/** The map on the line that a text begins with. */
function readRows(text: string): string {
  const [line] = text.split("\n", 1);
  return line.split(ROW_END).join("\n");
}

function writeRows(map: string): string {
  return map.split("\n").join(ROW_END);
}

/** Deletes level `number`, from 0, until it is brought back. */
export function deleteOwnLevel({ levels, deleted }: OwnLevels, number: number): void {
  const [written] = levels.splice(number, 1);
  deleted.push({ number, written });
}

/** Brings back the level that was deleted last, if there is one and there is room; returns its number, from 0. */
export function restoreOwnLevel({ levels, deleted }: OwnLevels): number | undefined {
  const last = levels.length < MAX_OWN_LEVELS ? deleted.pop() : undefined;
  if (last === undefined) return undefined;
  const number = Math.min(last.number, levels.length);
  levels.splice(number, 0, last.written);
  return number;
}
