/**
 * Defines the interface of the storage for the files of the save: the game's data folder or, in tests, another storage.
 */
import { inspectStored, readStored, writeStored, type StoredFile } from "../../device/storage";

/**
 * A storage for the files of the save, such as the game's data folder.
 * @noSelf
 */
export interface Storage {
  /** Returns the value that was written under `name`, or undefined if there is no such value or it cannot be read. */
  readonly read: (name: string) => unknown;
  /**
   * Returns the state of a file from which `read` returns no value: missing, locked (cannot be read at the moment), or
   * readable with its raw text.
   */
  readonly inspect: (name: string) => StoredFile;
  readonly write: (name: string, value: object) => void;
}

export const DATA_FOLDER: Storage = { read: readStored, inspect: inspectStored, write: writeStored };
