/** The storage for the files of the save, as an interface, so that tests can replace the game's data folder. */
import { inspectStored, readStored, writeStored, type StoredFile } from "../../device/storage";

/**
 * A storage for the files of the save, such as the game's data folder.
 * @noSelf
 */
export interface Storage {
  /**
   * Returns the value that was written under `name`. Returns undefined if there is no such value or it cannot be read.
   */
  readonly read: (name: string) => unknown;
  /**
   * Returns the state of a file for which `read` returned no usable value: missing, locked (cannot be read at the
   * moment), or readable with its raw text.
   */
  readonly inspect: (name: string) => StoredFile;
  readonly write: (name: string, value: object) => void;
}

/** The storage in the game's data folder. */
export const DATA_FOLDER: Storage = { read: readStored, inspect: inspectStored, write: writeStored };
