/**
 * Salvages a save whose two files (save slots) are both damaged: backs up their raw texts and reads their undamaged
 * sections.
 */
import type { StoredFile } from "../../device/storage";
import { charCodesOf } from "../../device/char-codes";
import { salvageSections, type TextSection } from "./checksum";
import type { Storage } from "./files";

export interface Salvaged {
  /** The undamaged sections of the two save slots (the files of a save), those of the newer slot last. */
  readonly textSections: readonly TextSection[];
  /**
   * The higher of the sequence numbers found in the two damaged save slots (the files of a save), or 0. Each save has a
   * higher number than the one before.
   */
  readonly sequence: number;
}

interface BackupSet {
  /** The number of this backup of a damaged save. A newer backup has a higher number. */
  readonly number: number;
  readonly a: string;
  readonly b: string;
}

/**
 * The most backups of damaged save slots that are stored; the names end with `-unreadable-1` and so on. A further
 * backup replaces the oldest one.
 */
const MAX_BACKUP_SETS = 3;

const SEQUENCE_LABEL = '"sequence":';
/**
 * The highest sequence number that is accepted from a damaged save slot, one of the two files of a save. It is below
 * `MAX_NUMBER` in save-slots.ts, because later saves get higher numbers.
 */
const MAX_SEQUENCE = 16000000;
const MAX_SEQUENCE_DIGITS = 8;

const CODE_OF_SPACE = 32;
const CODE_OF_TILDE = 126;

/** Reads the undamaged sections from the raw texts of two damaged save slots (the two files of a save). */
export function salvageSlots(a: string, b: string): Salvaged {
  const [sequenceA, sequenceB] = [parseSequence(a), parseSequence(b)];
  const textSections: TextSection[] = [];
  for (const text of sequenceA > sequenceB ? [b, a] : [a, b]) {
    for (const section of salvageSections(unescapeJson(text))) {
      if (!textSections.some((known) => known.text === section.text)) textSections.push(section);
    }
  }
  return { textSections, sequence: Math.max(sequenceA, sequenceB) };
}

/**
 * Writes the raw texts of two damaged save slots (the files of a save) to a backup. Returns whether the backup is
 * safely stored.
 */
export function backUpDamagedSlots(storage: Storage, slotsName: string, inA: StoredFile, inB: StoredFile): boolean {
  const [a, b] = [escapeUnprintable(inA.text), escapeUnprintable(inB.text)];
  const names: string[] = [];
  for (let setNumber = 1; setNumber <= MAX_BACKUP_SETS; setNumber++) names.push(`${slotsName}-unreadable-${setNumber}`);
  const sets = names.map((name) => readBackupSet(storage, name));
  const newest = Math.max(...sets.map(({ number }) => number));
  if (sets.some((set) => set.number === newest && set.a === a && set.b === b)) return true;
  const oldest = Math.min(...sets.map(({ number }) => number));
  const name = names[sets.findIndex(({ number }) => number === oldest)];
  const number = newest + 1;
  storage.write(name, { number, a, b });
  const readBack = readBackupSet(storage, name);
  return readBack.number === number && readBack.a === a && readBack.b === b;
}

/**
 * If there is no backup of damaged save slots under `name`, returns one with empty texts and the number 0, which counts
 * as the oldest.
 */
function readBackupSet(storage: Storage, name: string): BackupSet {
  const stored = storage.read(name);
  const set =
    typeof stored === "object" && stored !== null ? (stored as Partial<Record<keyof BackupSet, unknown>>) : {};
  const { number, a, b } = set;
  if (typeof number !== "number" || typeof a !== "string" || typeof b !== "string") return { number: 0, a: "", b: "" };
  return { number: Math.floor(number), a, b };
}

function parseSequence(text: string): number {
  const index = text.indexOf(SEQUENCE_LABEL);
  if (index < 0) return 0;
  const digits = text
    .substring(index + SEQUENCE_LABEL.length)
    .trimStart()
    .substring(0, MAX_SEQUENCE_DIGITS);
  let value = 0;
  for (const digit of digits.split("")) {
    if (!"0123456789".includes(digit)) break;
    value = value * 10 + Number(digit);
  }
  return value <= MAX_SEQUENCE ? value : 0;
}

/** Decodes the escaped characters of a JSON text, and moves each section of the save to the beginning of a line. */
function unescapeJson(json: string): string {
  const pieces = json.split("\\\\").map((piece) => piece.split("\\n").join("\n").split('\\"').join('"'));
  return pieces.join("\\").split("\\/").join("/").split('"# ').join("\n# ");
}

/**
 * Encodes each byte that is not printable ASCII, and each `%`, as `%`, the number of the byte and `;`, so that JSON can
 * store any damaged text.
 */
function escapeUnprintable(text: string): string {
  const letters: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const [code] = charCodesOf(text, index + 1, index + 1);
    const isPlain = code >= CODE_OF_SPACE && code <= CODE_OF_TILDE;
    letters.push(isPlain && code !== 37 ? text.charAt(index) : `%${code};`);
  }
  return letters.join("");
}
