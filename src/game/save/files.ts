/** The storage that save slots are written to, as an interface, so that tests can replace the data folder. */
import { inspectStored, readStored, writeStored, type StoredFile } from "../../device/storage";

/**
 * A place where save slots store their files.
 * @noSelf
 */
export interface Storage {
  /** Returns the value written under `name`; undefined if there is none or it cannot be read. */
  readonly read: (name: string) => unknown;
  /** Returns what is known of the file when `read` returns nothing usable: missing, locked, or its raw text. */
  readonly inspect: (name: string) => StoredFile;
  readonly write: (name: string, value: object) => void;
}

/** The storage in the game's data folder. */
export const DATA_FOLDER: Storage = { read: readStored, inspect: inspectStored, write: writeStored };
