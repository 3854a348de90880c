/**
 * What becomes of a vault neither of whose slots is whole: their texts are set aside, and their whole sections are read.
 */
import type { StoredFile } from "../../device/storage";
import { charCodesOf } from "../../device/char-codes";
import { salvageSections, type TextSection } from "./checksum";
import type { Storage } from "./files";

/** What is left of two slots. */
export interface Salvaged {
  /** The whole sections of both, those of the newer slot last. */
  readonly textSections: readonly TextSection[];
  /** The highest sequence number that a slot names; 0 if none does. */
  readonly sequence: number;
}

/** The texts of two slots that could not be read, as they are set aside. */
interface BackupSet {
  /** The newer of two sets has the higher one. */
  readonly number: number;
  readonly a: string;
  readonly b: string;
}

/** So many sets are kept, under the vault's name with `-unreadable-1` and so on: then the oldest gives way. */
const MAX_BACKUP_SETS = 3;

const SEQUENCE_LABEL = '"sequence":';
/** Sequence numbers stay below this: see the vault. */
const MAX_SEQUENCE = 16000000;
const MAX_SEQUENCE_DIGITS = 8;

const CODE_OF_SPACE = 32;
const CODE_OF_TILDE = 126;

/** Reads what is whole of the texts of two slots. */
export function salvageSlots(a: string, b: string): Salvaged {
  const [sequenceA, sequenceB] = [sequenceIn(a), sequenceIn(b)];
  const textSections: TextSection[] = [];
  for (const text of sequenceA > sequenceB ? [b, a] : [a, b]) {
    for (const section of salvageSections(unescapeJson(text))) {
      if (!textSections.some((known) => known.text === section.text)) textSections.push(section);
    }
  }
  return { textSections, sequence: Math.max(sequenceA, sequenceB) };
}

/** Copies the texts of two slots to where nothing is written over but the oldest of the sets; returns whether they are there. */
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
  const there = readBackupSet(storage, name);
  return there.number === number && there.a === a && there.b === b;
}

/** The set of that name; one with the number 0 if there is none. */
function readBackupSet(storage: Storage, name: string): BackupSet {
  const stored = storage.read(name);
  const set =
    typeof stored === "object" && stored !== null ? (stored as Partial<Record<keyof BackupSet, unknown>>) : {};
  const { number, a, b } = set;
  if (typeof number !== "number" || typeof a !== "string" || typeof b !== "string") return { number: 0, a: "", b: "" };
  return { number: Math.floor(number), a, b };
}

/** The number that a slot's JSON text names as its sequence; 0 without one. */
function sequenceIn(text: string): number {
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

/** The texts in a JSON text as they are, each section of them at the beginning of a line. */
function unescapeJson(json: string): string {
  const pieces = json.split("\\\\").map((piece) => piece.split("\\n").join("\n").split('\\"').join('"'));
  return pieces.join("\\").split("\\/").join("/").split('"# ').join("\n# ");
}

/** A text with each byte that is not plain ASCII written as `%` and its number: what is garbage can be kept as JSON. */
function escapeUnprintable(text: string): string {
  const letters: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const [code] = charCodesOf(text, index + 1, index + 1);
    const isPlain = code >= CODE_OF_SPACE && code <= CODE_OF_TILDE;
    letters.push(isPlain && code !== 37 ? text.charAt(index) : `%${code};`);
  }
  return letters.join("");
}
