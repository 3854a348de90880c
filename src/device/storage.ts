/**
 * Reads and writes JSON files in the data folder of the game. The rest of the game decides what these files contain.
 */
import { readFileText } from "./text-file";

/**
 * Whether a file in the game's data folder is missing, readable or locked, and the text of the file if it can be read.
 */
export interface StoredFile {
  /**
   * Whether the file can be read. `locked` means that the file cannot be read although it exists, or that its existence
   * is unknown.
   */
  readonly state: "missing" | "readable" | "locked";
  readonly text: string;
}

/**
 * How many times reading a file is tried. The console may fail to read a file at one moment and succeed a moment later.
 */
const MAX_READ_TRIES = 3;

/**
 * Returns the value of the JSON file with this name. Returns undefined if the file is missing or cannot be read. If the
 * console's own function for JSON files fails, the file is read as a text and parsed here.
 */
export function readStored(name: string): unknown {
  const { value, didThrow } = tryToRead(name);
  return didThrow ? parseJson(readFileText(pathOf(name))) : value;
}

/**
 * Writes a table of numbers, texts, booleans and lists to a file. The console reports no errors, so a caller that must
 * be certain has to read the file again.
 */
export function writeStored(name: string, value: object): void {
  try {
    playdate.datastore.write(value, name);
  } catch {
    // The console may throw an error if its disk is full and it cannot write the file. No error is reported here,
    // because callers notice the failure when they read the file again.
  }
}

/**
 * Returns whether a file is missing, readable or locked, and its text. It does so even if the file is damaged or
 * contains no table.
 */
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

/** Parses a JSON text. Returns undefined if the text is not valid JSON. */
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
      // The console failed to read the file. The error is ignored, because the loop tries again, and the next try may
      // succeed.
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

/** Formats a value as a JSON text. Returns an empty text if the value is not a table or cannot be formatted. */
function formatJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  try {
    return json.encode(value);
  } catch {
    return "";
  }
}
