import { inspectStored, readStored, writeStored, type StoredFile } from "../../device/storage";

/**
 * Where a vault keeps its files.
 * @noSelf
 */
export interface Storage {
  /** What was written under `name`; undefined if nothing was, or it cannot be read. */
  readonly read: (name: string) => unknown;
  /** What can be known of the file of that name where `read` returns nothing of use. */
  readonly inspect: (name: string) => StoredFile;
  readonly write: (name: string, value: object) => void;
}

/** The game's data folder. */
export const DATA_FOLDER: Storage = { read: readStored, inspect: inspectStored, write: writeStored };
