/**
 * Functions that save tables as JSON files in the game's data folder.
 * @noSelf
 */
declare namespace playdate.datastore {
  /** Saves a table as the JSON file `data.json` in the game's data folder. */
  export function write(table: object): void;
  /**
   * Saves a table as a JSON file in the game's data folder.
   * @param filename the name without `.json`.
   */
  export function write(table: object, filename: string): void;
  export function write(table: object, filename: string, pretty: boolean): void;
  /**
   * Returns the value of a saved JSON file, or nil if the file is missing. The caller must check the value, because
   * players can change the files.
   */
  export function read(): unknown;
  export function read(filename: string): unknown;
  function _delete(): boolean;
  function _delete(filename: string): boolean;
  /** Deletes a saved JSON file. Returns whether the file could be deleted. */
  export { _delete as delete };
}

/**
 * Functions for files. Files are read from the game's data folder first, then from the folder of the game itself. Files
 * are written only to the data folder.
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
    /**
     * Reads up to `bytes` bytes from the file, and returns them with the number of bytes read. Returns nil and the
     * reason if reading fails.
     */
    read(bytes: number): LuaMultiReturn<[text: string | undefined, bytesOrError: number | string]>;
    /** Returns the next line of the file without its line end. Returns nil if there are no more lines. */
    readline(): string | undefined;
    /** Writes a text to the file and returns the number of bytes written. Returns 0 and the reason if writing fails. */
    write(text: string): LuaMultiReturn<[bytes: number, error?: string]>;
    seek(offset: number): void;
    seek(offset: number, whence: 0 | 1 | 2): void;
    /** Returns the current reading or writing position in the file, in bytes from its start. */
    tell(): number;
    flush(): void;
    close(): void;
  }

  /**
   * Opens a file. The file is opened for reading if no mode is given. Returns nil and the reason if the file cannot be
   * opened.
   */
  export function open(path: string): LuaMultiReturn<[file: File | undefined, error?: string]>;
  export function open(path: string, mode: 3 | 4 | 8): LuaMultiReturn<[file: File | undefined, error?: string]>;
  /**
   * Loads a compiled Lua file of the game and returns the file's code as a function. The path may include the extension
   * `.pdz`.
   */
  export function load(path: string): (this: void) => unknown;
  /** Returns whether a file exists. The path must be the one in the compiled game, including the extension. */
  export function exists(path: string): boolean;
  export function isdir(path: string): boolean;
  export function mkdir(path: string): void;
  export function rename(path: string, newPath: string): boolean;
  /** Returns the names of the files and folders in a folder. The name of a folder ends in a slash. */
  export function listFiles(): string[];
  export function listFiles(path: string): string[];
  export function listFiles(path: string, showHidden: boolean): string[];
  function _delete(path: string): boolean;
  function _delete(path: string, recursive: boolean): boolean;
  /** Deletes a file or a folder. Returns whether it could be deleted. */
  export { _delete as delete };
}

/**
 * Functions that convert Lua values to JSON texts and back.
 * @noSelf
 */
declare namespace json {
  /** Returns the Lua value that a JSON text describes. Lists are counted from 1, and null becomes nil. */
  function decode(text: string): unknown;
  function encode(table: object): string;
  /** Returns a JSON text with line breaks and indentation. */
  function encodePretty(table: object): string;
}
