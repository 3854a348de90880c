/**
 * What becomes of a vault neither of whose slots is whole: their texts are set aside, and their whole sections are read.
 */
import type { StoredFile } from "../../device/storage";
import { codesOf } from "../../device/letters";
import { salvagedParts, type Summed } from "./checksum";
import type { Storage } from "./files";

/** What is left of two slots. */
export interface Salvaged {
  /** The whole sections of both, those of the newer slot last. */
  readonly parts: readonly Summed[];
  /** The highest sequence number that a slot names; 0 if none does. */
  readonly sequence: number;
}

/** The texts of two slots that could not be read, as they are set aside. */
interface AsideSet {
  /** The newer of two sets has the higher one. */
  readonly number: number;
  readonly a: string;
  readonly b: string;
}

/** So many sets are kept, under the vault's name with `-unreadable-1` and so on: then the oldest gives way. */
const MOST_SETS = 3;

const SEQUENCE_LABEL = '"sequence":';
/** Sequence numbers stay below this: see the vault. */
const MOST_SEQUENCE = 16000000;
const MOST_DIGITS = 8;

const CODE_OF_SPACE = 32;
const CODE_OF_TILDE = 126;

/** Reads what is whole of the texts of two slots. */
export function salvage(a: string, b: string): Salvaged {
  const [ofA, ofB] = [sequenceIn(a), sequenceIn(b)];
  const parts: Summed[] = [];
  for (const text of ofA > ofB ? [b, a] : [a, b]) {
    for (const part of salvagedParts(unescaped(text))) {
      if (!parts.some((known) => known.text === part.text)) parts.push(part);
    }
  }
  return { parts, sequence: Math.max(ofA, ofB) };
}

/** Copies the texts of two slots to where nothing is written over but the oldest of the sets; returns whether they are there. */
export function setAside(storage: Storage, vaultName: string, inA: StoredFile, inB: StoredFile): boolean {
  const [a, b] = [printable(inA.text), printable(inB.text)];
  const names: string[] = [];
  for (let place = 1; place <= MOST_SETS; place++) names.push(`${vaultName}-unreadable-${place}`);
  const sets = names.map((name) => readSet(storage, name));
  const newest = Math.max(...sets.map(({ number }) => number));
  if (sets.some((set) => set.number === newest && set.a === a && set.b === b)) return true;
  const oldest = Math.min(...sets.map(({ number }) => number));
  const name = names[sets.findIndex(({ number }) => number === oldest)];
  const number = newest + 1;
  storage.write(name, { number, a, b });
  const there = readSet(storage, name);
  return there.number === number && there.a === a && there.b === b;
}

/** The set of that name; one with the number 0 if there is none. */
function readSet(storage: Storage, name: string): AsideSet {
  const stored = storage.read(name);
  const set = typeof stored === "object" && stored !== null ? (stored as Partial<Record<keyof AsideSet, unknown>>) : {};
  const { number, a, b } = set;
  if (typeof number !== "number" || typeof a !== "string" || typeof b !== "string") return { number: 0, a: "", b: "" };
  return { number: Math.floor(number), a, b };
}

/** The number that a slot's JSON text names as its sequence; 0 without one. */
function sequenceIn(text: string): number {
  const at = text.indexOf(SEQUENCE_LABEL);
  if (at < 0) return 0;
  const digits = text
    .substring(at + SEQUENCE_LABEL.length)
    .trimStart()
    .substring(0, MOST_DIGITS);
  let value = 0;
  for (const digit of digits.split("")) {
    if (!"0123456789".includes(digit)) break;
    value = value * 10 + Number(digit);
  }
  return value <= MOST_SEQUENCE ? value : 0;
}

/** The texts in a JSON text as they are, each section of them at the beginning of a line. */
function unescaped(json: string): string {
  const pieces = json.split("\\\\").map((piece) => piece.split("\\n").join("\n").split('\\"').join('"'));
  return pieces.join("\\").split("\\/").join("/").split('"# ').join("\n# ");
}

/** A text with each byte that is not plain ASCII written as `%` and its number: what is garbage can be kept as JSON. */
function printable(text: string): string {
  const letters: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const [code] = codesOf(text, at + 1, at + 1);
    const isPlain = code >= CODE_OF_SPACE && code <= CODE_OF_TILDE;
    letters.push(isPlain && code !== 37 ? text.charAt(at) : `%${code};`);
  }
  return letters.join("");
}
