/**
 * Defines the part of the Lua table `playdate.file` that the game uses: reading files of the game, reading and writing
 * text files in the data folder, and loading Lua files.
 */
import type { Host } from "../host";
import { bytecodeOf } from "../vm/bytecode";
import type { Lua } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { defineObjectType, readObject, returnObject } from "../vm/objects";
import {
  isGiven,
  readNumber,
  reject,
  returnBoolean,
  returnFailure,
  returnNil,
  returnNumbers,
  readText,
} from "../vm/values";
import { TEXT_FILE } from "./kinds";

const READ = 3;
const WRITE = 4;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const encoder = new TextEncoder();

export function defineFiles(L: Lua, { files, store, lua }: Pick<Host, "files" | "store" | "lua">): void {
  defineNamespace(L, "playdate.file", {
    kFileRead: READ,
    kFileWrite: WRITE,
    open: (L) => {
      const path = readText(L, 1);
      const mode = isGiven(L, 2) ? readNumber(L, 2) : READ;
      if (mode === WRITE) {
        store.write(path, "");
        return returnObject(L, TEXT_FILE, { bytes: encoder.encode(""), next: 0, written: { path, texts: [] } });
      }
      if (mode !== READ) reject(L, 2, "this simulator opens files for reading or for writing, not for both");
      const bytes = readBytes(store.read(path), files, path);
      if (bytes === undefined) return returnFailure(L, `${path}: No such file`);
      return returnObject(L, TEXT_FILE, { bytes, next: 0 });
    },
    mkdir: makeFolder,
    exists: (L) => returnBoolean(L, store.read(readText(L, 1)) !== undefined),
    load: (L) => {
      // Loads the source NAME.lua where a real Playdate loads the compiled file NAME.pdz.
      const path = `${readText(L, 1).replace(/\.pdz$/, "")}.lua`;
      const source = files.get(path);
      if (source === undefined) return reject(L, 1, `the game has no ${path}`);
      L.undump(bytecodeOf(source, path, lua), path);
      return 1;
    },
  });
  defineObjectType(L, TEXT_FILE, {
    read: (L) => {
      const file = readObject(L, 1, TEXT_FILE);
      const bytes = file.bytes.subarray(file.next, file.next + readNumber(L, 2));
      file.next += bytes.length;
      L.pushBytes(bytes);
      L.pushNumber(bytes.length);
      return 2;
    },
    readline: (L) => {
      const file = readObject(L, 1, TEXT_FILE);
      const { bytes, next } = file;
      if (next >= bytes.length) return returnNil(L);
      const lineFeed = bytes.indexOf(LINE_FEED, next);
      const end = lineFeed < 0 ? bytes.length : lineFeed;
      file.next = end + 1;
      L.pushBytes(bytes.subarray(next, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end));
      return 1;
    },
    write: (L) => {
      const { written } = readObject(L, 1, TEXT_FILE);
      if (written === undefined) return reject(L, 1, "the file is open for reading");
      const text = readText(L, 2);
      written.texts.push(text);
      store.write(written.path, written.texts.join(""));
      return returnNumbers(L, L.rawLength(2));
    },
    close: (L) => {
      const file = readObject(L, 1, TEXT_FILE);
      file.next = file.bytes.length;
      return 0;
    },
  });
}

/**
 * Returns the bytes of `stored`, the text from the data folder, if there is such a text. Otherwise returns the game's
 * file. For a compiled picture NAME.pdi, returns its source NAME.png.
 */
function readBytes(stored: string | undefined, files: Host["files"], path: string): Uint8Array | undefined {
  if (stored !== undefined) return encoder.encode(stored);
  return files.get(path) ?? files.get(path.replace(/\.pdi$/, ".png"));
}

/** Does nothing, because the simulator's store has no folders: the name of a file is its whole path. */
function makeFolder(): number {
  return 0;
}
