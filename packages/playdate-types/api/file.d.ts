// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.file {
  /** An open file. */
  class file {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.close) */
    close(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.flush) */
    flush(): void;

    /**
     * Reads up to `bytes` bytes from the file, and returns them with the number of bytes read. Returns nil and the
     * reason if reading fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.read)
     */
    read(numberOfBytes: number): LuaMultiReturn<[text: string | undefined, bytesOrError: number | string]>;

    /**
     * Returns the next line of the file without its line end. Returns nil if there are no more lines.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.readline)
     */
    readline(): string | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.seek) */
    seek(offset: number, whence?: playdate.file.Whence): void;

    /**
     * Returns the current reading or writing position in the file, in bytes from its start.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.tell)
     */
    tell(): number;

    /**
     * Writes a text to the file and returns the number of bytes written. Returns 0 and the reason if writing fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-file.write)
     */
    write(text: string): LuaMultiReturn<[bytes: number, error?: string]>;
  }
}

/** @noSelf */
declare namespace playdate.file {
  interface ModTime {
    year: number;
    month: number;
    day: number;
    hour: number;
    minute: number;
    second: number;
  }
}

/** @noSelf */
declare namespace playdate.file {
  type Mode = 3 | 4 | 8;
}

/** @noSelf */
declare namespace playdate.file {
  type Whence = 0 | 1 | 2;
}

/** @noSelf */
declare namespace playdate.file {
  type File = file;
}

/** @noSelf */
declare namespace playdate.file {
  /**
   * Deletes a file or a folder. Returns whether it could be deleted.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.delete)
   */
  function _delete(path: string, recursive?: boolean): boolean;
  export { _delete as delete };

  /**
   * Returns whether a file exists. The path must be the one in the compiled game, including the extension.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.exists)
   */
  export function exists(path: string): boolean;

  /**
   * Returns the size of a file in bytes.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.getSize)
   */
  export function getSize(path: string): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.getType) */
  export function getType(path: string): string | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.isdir) */
  export function isdir(path: string): boolean;

  /**
   * Returns the names of the files and folders in a folder. The name of a folder ends in a slash.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.listFiles)
   */
  export function listFiles(path?: string, showhidden?: boolean): string[];

  /**
   * Loads a compiled Lua file of the game and returns the file's code as a function. The path may include the
   * extension `.pdz`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.load)
   */
  export function load(path: string, env?: object): (this: void) => unknown;

  /**
   * Creates a folder in the game's data folder, together with the folders above it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.mkdir)
   */
  export function mkdir(path: string): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.modtime) */
  export function modtime(path: string): playdate.file.ModTime;

  /**
   * Opens a file. The file is opened for reading if no mode is given. Returns nil and the reason if the file
   * cannot be opened.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.open)
   */
  export function open(
    path: string,
    mode?: playdate.file.Mode,
  ): LuaMultiReturn<[file: playdate.file.file | undefined, error?: string]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.rename) */
  export function rename(path: string, newPath: string): boolean;

  /**
   * Runs a compiled Lua file of the game, with its globals in `env` if one is given.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-file.run)
   */
  export function run(path: string, env?: object): void;

  export const kFileAppend: 8;

  export const kFileRead: 3;

  export const kFileWrite: 4;

  export const kSeekFromCurrent: 1;

  export const kSeekFromEnd: 2;

  export const kSeekSet: 0;
}
