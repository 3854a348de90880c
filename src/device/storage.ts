/**
 * Reads and writes JSON files in the data folder of the game. The code that calls these functions decides what the
 * files contain.
 */
import { readFileText } from "./text-file";

/** A file in the game's data folder, with its text if it can be read. */
export interface StoredFile {
  /**
   * Says whether the file exists and can be read. `locked` means that the file cannot be read although it exists, or
   * that the console cannot say whether it exists.
   */
  readonly state: "missing" | "readable" | "locked";
  readonly text: string;
}

/** How many times the game tries to read a file, because the console may fail once and then succeed. */
const MAX_READ_TRIES = 3;

/** Returns the value of the JSON file with this name, or undefined if the file is missing or cannot be read. */
export function readStored(name: string): unknown {
  const { value, didThrow } = tryToRead(name);
  return didThrow ? parseJson(readFileText(pathOf(name))) : value;
}

/**
 * Writes numbers, texts, booleans and lists to a JSON file. The console reports no errors, so a caller must read the
 * file back to be certain.
 */
export function writeStored(name: string, value: object): void {
  try {
    playdate.datastore.write(value, name);
  } catch {
    // The console may throw if its disk is full. The error is ignored, because callers notice the failure when they
    // read the file back.
  }
}

/** Returns a file's text and whether the file can be read, even if the text is not valid JSON. */
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
      // The error of reading the file is ignored, because the next pass of this loop may succeed.
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

/** Returns an empty text if the value is neither an object nor a list, or cannot be formatted as JSON. */
function formatJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  try {
    return json.encode(value);
  } catch {
    return "";
  }
}
