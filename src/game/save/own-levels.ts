import { joined, summed, type Summed } from "./checksum";
import { DATA_FOLDER } from "./files";
import { keepLater } from "./retry";
import { addLoss, addTrouble } from "./trouble";
import { keep, openVault, type Vault } from "./vault";

/**
 * The levels that the player has made of a puzzle: maps of drafts, whatever they lack to be levels. They lie in a vault
 * of their own, so that what is kept after every level played stays small.
 * @noSelf
 */
export interface OwnLevels {
  readonly puzzle: string;
  /** Locked until it could be read: then it is opened again, and nothing is written before. */
  vault: Vault;
  /** Each as it is written: see `mapOf`. */
  readonly levels: Summed[];
  /** What was deleted since the game was started, the last at the end; it is not kept. */
  readonly deleted: DeletedLevel[];
  keptText: string;
  /** Reads and keeps them; returns whether they are safe. */
  readonly keepAgain: () => boolean;
}

interface DeletedLevel {
  readonly number: number;
  readonly written: Summed;
}

/** So many are kept of each puzzle. */
export const MOST_OWN_LEVELS = 40;

const VERSION = 1;
const HEADING = "# level\n";
const LABEL = "map ";
const FORMER = "\nwas ";

// No puzzle has this among its things.
const ROW_END = "/";

/** A vault is opened once, and again as long as it is locked. */
const opened: OwnLevels[] = [];

/** The own levels of a puzzle. If they cannot be read now there are none, and those that are added wait. */
export function openOwnLevels(puzzleId: string): OwnLevels {
  const known = opened.find(({ puzzle }) => puzzle === puzzleId);
  if (known !== undefined) {
    readIfLocked(known);
    return known;
  }
  const vault = openOwnVault(puzzleId);
  const own: OwnLevels = {
    puzzle: puzzleId,
    vault,
    levels: levelsIn(vault),
    deleted: [],
    keptText: textIn(vault),
    keepAgain: () => keepOwnLevels(own),
  };
  opened.push(own);
  tellCondition(own);
  return own;
}

/** Whether they could be read. */
export function areRead({ vault }: OwnLevels): boolean {
  return vault.condition !== "locked";
}

function openOwnVault(puzzleId: string): Vault {
  return openVault(DATA_FOLDER, VERSION, `own-${puzzleId}`);
}

/**
 * None as long as a slot cannot be read: what the other one holds may be older. Two damaged slots can hold more levels
 * than there is room for: the newest are taken.
 */
function levelsIn({ parts, condition }: Vault): Summed[] {
  if (condition === "locked") return [];
  const levels = parts.filter(({ text }) => text.startsWith(HEADING + LABEL));
  return condition === "damaged" ? levels.slice(-MOST_OWN_LEVELS) : levels;
}

function textIn({ found }: Vault): string {
  return found?.payload ?? "";
}

/**
 * Reads levels that could not be read before. They come after those that were made meanwhile, whose numbers stay; there
 * may be more of both than `MOST_OWN_LEVELS`.
 */
function readIfLocked(own: OwnLevels): void {
  if (areRead(own)) return;
  const vault = openOwnVault(own.puzzle);
  if (vault.condition === "locked") return;
  own.vault = vault;
  own.keptText = textIn(vault);
  for (const level of levelsIn(vault)) {
    if (!own.levels.some(({ text }) => text === level.text)) own.levels.push(level);
  }
  tellCondition(own);
}

function tellCondition(own: OwnLevels): void {
  if (!areRead(own)) {
    keepLater(own.keepAgain);
    addTrouble("Your own levels cannot be read now. The game goes on trying, and keeps new ones then.", isAnyLocked);
  } else if (own.vault.condition === "damaged") {
    addTrouble(`The file of your own levels was damaged; saved of it: ${own.levels.length} of them.`);
  }
}

function isAnyLocked(): boolean {
  for (const own of opened) readIfLocked(own);
  return opened.some((own) => !areRead(own));
}

/** Keeps them, if anything has changed. Returns whether they are safe; if not, that is tried again later. */
export function keepOwnLevels(own: OwnLevels): boolean {
  readIfLocked(own);
  const all = joined(own.levels);
  if (areRead(own) && all.text === own.keptText) return true;
  if (!keep(own.vault, all)) {
    keepLater(own.keepAgain);
    if (areRead(own)) addLoss();
    return false;
  }
  own.keptText = all.text;
  return true;
}

/** Puts other levels in the place of all; returns whether they are safe. */
export function replaceOwnLevels(puzzleId: string, levels: readonly Summed[]): boolean {
  const own = openOwnLevels(puzzleId);
  own.levels.splice(0, own.levels.length, ...levels.slice(0, MOST_OWN_LEVELS));
  return keepOwnLevels(own);
}

/**
 * Keeps a level that came from elsewhere. Gives its number, from 0: of one that is there already its old one; undefined if there is no
 * room for it.
 */
export function addOwnLevel(own: OwnLevels, map: string): number | undefined {
  const known = own.levels.findIndex((_, number) => mapOf(own, number) === map);
  if (known >= 0) return known;
  if (own.levels.length >= MOST_OWN_LEVELS) return undefined;
  own.levels.push(writtenOf(map));
  keepOwnLevels(own);
  return own.levels.length - 1;
}

/** The map of level `number`, from 0. */
export function mapOf({ levels }: OwnLevels, number: number): string {
  return mapIn(levels[number]);
}

/** The map of a level as it is kept. */
export function mapIn({ text }: Summed): string {
  return readRows(text.substring(HEADING.length + LABEL.length));
}

/** The map that a level had before it was changed last; undefined if it never was. */
export function formerMapIn({ text }: Summed): string | undefined {
  const at = text.indexOf(FORMER);
  return at < 0 ? undefined : readRows(text.substring(at + FORMER.length));
}

/** A level as it is kept, with the map that it had before if there was one. */
export function writtenOf(map: string, former?: string): Summed {
  return summed(HEADING + LABEL + writeRows(map) + (former === undefined ? "" : FORMER + writeRows(former)));
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
export function bringBackOwnLevel({ levels, deleted }: OwnLevels): number | undefined {
  const last = levels.length < MOST_OWN_LEVELS ? deleted.pop() : undefined;
  if (last === undefined) return undefined;
  const number = Math.min(last.number, levels.length);
  levels.splice(number, 0, last.written);
  return number;
}
