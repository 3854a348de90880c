/**
 * Tables that are saved as JSON in the game's data folder.
 * @noSelf
 */
declare namespace playdate.datastore {
  /**
   * Saves a table.
   * @param filename the name without `.json`; the default is "data".
   */
  export function write(table: object): void;
  export function write(table: object, filename: string): void;
  export function write(table: object, filename: string, pretty: boolean): void;
  /**
   * Returns the saved value, or nil if the file is missing. The caller must validate it, because players can change
   * files.
   */
  export function read(): unknown;
  export function read(filename: string): unknown;
  function _delete(): boolean;
  function _delete(filename: string): boolean;
  /** Deletes a saved table. Returns whether the file could be deleted. */
  export { _delete as delete };
}

/**
 * Files. Reading looks in the data folder first, then in the game's own folder; writing uses the data folder.
 * @noSelf
 */
declare namespace playdate.file {
  export const kSeekSet: 0;
  export const kSeekFromCurrent: 1;
  export const kSeekFromEnd: 2;
  export const kFileRead: 3;
  export const kFileWrite: 4;
  export const kFileAppend: 8;

  export interface File {
    /** Reads up to this many bytes, and returns them with their count. Returns nil and the reason if that fails. */
    read(bytes: number): LuaMultiReturn<[text: string | undefined, bytesOrError: number | string]>;
    /** Returns the next line without its end, or nil after the last one. */
    readline(): string | undefined;
    /** Writes a text and returns how many bytes were written. Returns 0 and the reason if that fails. */
    write(text: string): LuaMultiReturn<[bytes: number, error?: string]>;
    seek(offset: number): void;
    seek(offset: number, whence: 0 | 1 | 2): void;
    /** Returns the position in the file in bytes. */
    tell(): number;
    flush(): void;
    close(): void;
  }

  /** Opens a file, by default for reading. Returns nil and the reason if that fails. */
  export function open(path: string): LuaMultiReturn<[file: File | undefined, error?: string]>;
  export function open(path: string, mode: 3 | 4 | 8): LuaMultiReturn<[file: File | undefined, error?: string]>;
  /** Loads a compiled Lua file of the game, with or without its extension `.pdz`, and returns its function. */
  export function load(path: string): (this: void) => unknown;
  /** Returns whether a file exists. The path is that in the compiled game, with its extension. */
  export function exists(path: string): boolean;
  export function isdir(path: string): boolean;
  export function mkdir(path: string): void;
  export function rename(path: string, newPath: string): boolean;
  /** Returns the names in a folder. Names of folders end in a slash. */
  export function listFiles(): string[];
  export function listFiles(path: string): string[];
  export function listFiles(path: string, showHidden: boolean): string[];
  function _delete(path: string): boolean;
  function _delete(path: string, recursive: boolean): boolean;
  /** Deletes a file or folder. Returns whether it could be deleted. */
  export { _delete as delete };
}

/**
 * JSON texts.
 * @noSelf
 */
declare namespace json {
  /** Returns the Lua value of a JSON text. Arrays count from 1; null becomes nil. */
  function decode(text: string): unknown;
  function encode(table: object): string;
  /** Returns the JSON text with line breaks and indentation. */
  function encodePretty(table: object): string;
}
