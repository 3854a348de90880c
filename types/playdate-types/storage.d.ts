/**
 * Tables kept as JSON in the game's data folder.
 * @noSelf
 */
declare namespace playdate.datastore {
  /** @param filename without `.json`; "data" unless given. */
  export function write(table: object): void;
  export function write(table: object, filename: string): void;
  export function write(table: object, filename: string, pretty: boolean): void;
  /** What was written, or nothing if it is not there. The caller must judge it: a player can change the file. */
  export function read(): unknown;
  export function read(filename: string): unknown;
  function _delete(): boolean;
  function _delete(filename: string): boolean;
  /** Whether the file could be deleted. */
  export { _delete as delete };
}

/**
 * Files: reading looks in the game's data folder first, then among the game's own; writing goes to the data folder.
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
    /** Up to so many bytes and how many they are; nothing and the reason if it fails. */
    read(bytes: number): LuaMultiReturn<[text: string | undefined, bytesOrError: number | string]>;
    /** The next line without its end; nothing after the last. */
    readline(): string | undefined;
    /** The bytes written; 0 and the reason if it fails. */
    write(text: string): LuaMultiReturn<[bytes: number, error?: string]>;
    seek(offset: number): void;
    seek(offset: number, whence: 0 | 1 | 2): void;
    /** The place in bytes. */
    tell(): number;
    flush(): void;
    close(): void;
  }

  /** Opens a file, for reading unless told; nothing and the reason if it fails. */
  export function open(path: string): LuaMultiReturn<[file: File | undefined, error?: string]>;
  export function open(path: string, mode: 3 | 4 | 8): LuaMultiReturn<[file: File | undefined, error?: string]>;
  /** The program in that file of the compiled game, with or without its extension `.pdz`. */
  export function load(path: string): (this: void) => unknown;
  /** The path is that of the compiled game: with its extension. */
  export function exists(path: string): boolean;
  export function isdir(path: string): boolean;
  export function mkdir(path: string): void;
  export function rename(path: string, newPath: string): boolean;
  /** Names in the folder; those of folders end in a slash. */
  export function listFiles(): string[];
  export function listFiles(path: string): string[];
  export function listFiles(path: string, showHidden: boolean): string[];
  function _delete(path: string): boolean;
  function _delete(path: string, recursive: boolean): boolean;
  /** Whether the file could be deleted. */
  export { _delete as delete };
}

/** @noSelf */
declare namespace json {
  /** The Lua value that the text describes. Arrays count from 1; null is nothing. */
  function decode(text: string): unknown;
  function encode(table: object): string;
  /** With line breaks and indents. */
  function encodePretty(table: object): string;
}
