import { readFileText } from "./text-file";

/** A file of the data folder, as far as it can be known: its text if that can be read. */
export interface StoredFile {
  /** Locked: it is there, or may be, and nothing of it can be read. */
  readonly state: "missing" | "readable" | "locked";
  readonly text: string;
}

/** The system may refuse to read for a moment. */
const MAX_READ_TRIES = 3;

/**
 * What was written under `name`; undefined if there is nothing or it cannot be read. Where the system refuses to read it
 * as a table, its text is read.
 */
export function readStored(name: string): unknown {
  const { value, didThrow } = tryToRead(name);
  return didThrow ? parseJson(readFileText(pathOf(name))) : value;
}

/**
 * Writes a plain table of numbers, texts, booleans and lists of them. The console does not say whether it could: who
 * must know reads it back.
 */
export function writeStored(name: string, value: object): void {
  try {
    playdate.datastore.write(value, name);
  } catch {
    // A full disk shows when it is read back.
  }
}

/** Looks at the file of that name as a text: one that is no table any more, or damaged, has one too. */
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

/** What a JSON text stands for; undefined if that is not known. */
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

/** A value as its JSON text; empty if it has none. */
function formatJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  try {
    return json.encode(value);
  } catch {
    return "";
  }
}
