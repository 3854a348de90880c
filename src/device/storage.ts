/** Reads and writes JSON files in the game's data folder. What is stored in them is decided by the game. */
import { readFileText } from "./text-file";

/** The state of a file in the data folder, and its text if it can be read. */
export interface StoredFile {
  /** `locked`: the file exists or may exist, and it cannot be read. */
  readonly state: "missing" | "readable" | "locked";
  readonly text: string;
}

/** The system may fail to read for a moment, so reading is tried again. */
const MAX_READ_TRIES = 3;

/**
 * Returns the value stored under `name`; undefined if there is none or it cannot be read. If the system fails to read
 * it as a table, its text is read and parsed.
 */
export function readStored(name: string): unknown {
  const { value, didThrow } = tryToRead(name);
  return didThrow ? parseJson(readFileText(pathOf(name))) : value;
}

/**
 * Writes a plain table of numbers, texts, booleans and lists of them. The console does not report errors, so a caller
 * that needs certainty must read the value back.
 */
export function writeStored(name: string, value: object): void {
  try {
    playdate.datastore.write(value, name);
  } catch {
    // The console may throw on a full disk. Reading the value back shows the same.
  }
}

/** Reads a file as text, even if it is damaged or does not hold a table. */
export function inspectStored(name: string): StoredFile {
  const path = pathOf(name);
  const text = readFileText(path);
  if (text !== undefined) return { state: "readable", text };
  const { value, didThrow } = tryToRead(name);
  if (value !== undefined) return { state: "readable", text: formatJson(value) };
  return { state: fileExists(path, didThrow) ? "locked" : "missing", text: "" };
}

function pathOf(name: string): string {
  return `${name}.json`;
}

/** Parses a JSON text; returns undefined if it is not valid. */
function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return json.decode(text);
  } catch {
    return undefined;
  }
}

function tryToRead(name: string): { readonly value: unknown; readonly didThrow: boolean } {
  for (let tries = 0; tries < MAX_READ_TRIES; tries++) {
    try {
      const value = playdate.datastore.read(name);
      return { value, didThrow: false };
    } catch {
      // Another try may succeed.
    }
  }
  return { value: undefined, didThrow: true };
}

function fileExists(path: string, otherwise: boolean): boolean {
  try {
    return playdate.file.exists(path);
  } catch {
    return otherwise;
  }
}

/** Formats a value as JSON; returns an empty text if that fails. */
function formatJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  try {
    return json.encode(value);
  } catch {
    return "";
  }
}
