/** Reads a packed Playdate game (a pdx) into memory, from a folder or from a zip. Also writes folders of files. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { listFilesUnder } from "../packaging/assets";
import { ToolError } from "../packaging/tool-error";

/** The bytes of files by path, for example of all files of a packed game. All paths use `/` as the separator. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Reads all files in a folder and its subfolders, in alphabetical order. */
export function readFolder(folder: string): Files {
  return new Map(listFilesUnder(folder).map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]));
}

/**
 * Reads the files of a packed Playdate game (pdx), which is a folder or a zip of a folder. Throws a `ToolError` if the
 * path is neither.
 */
export function readPdx(path: string): Files {
  if (!existsSync(path)) throw new ToolError(2, `${path}: there is no such file or folder`);
  return statSync(path).isDirectory() ? readFolder(path) : readZip(path);
}

function readZip(path: string): Files {
  const entries = Object.entries(unzipped(path)).filter(
    ([name]) => !name.endsWith("/") && !name.startsWith("__MACOSX/"),
  );
  const top = /^[^/]*\.pdx\//.exec(entries[0]?.[0] ?? "")?.[0] ?? "";
  const start = entries.every(([name]) => name.startsWith(top)) ? top.length : 0;
  return new Map(entries.map(([name, bytes]) => [name.slice(start), bytes]));
}

function unzipped(path: string): Record<string, Uint8Array> {
  try {
    return unzipSync(readFileSync(path));
  } catch (error) {
    throw new ToolError(2, `${path}, byte 0: this is neither a folder nor a zip: ${(error as Error).message}`);
  }
}

/**
 * Writes files to a folder. If the folder exists already, replaces it. On an error, writes no file. Throws a
 * `ToolError` if the path of a file leads out of the folder.
 */
export function writeFolder(folder: string, files: Files): void {
  const stray = [...files.keys()].find((path) => path.split(/[/\\]/).some((step) => step === ".." || step === ""));
  if (stray !== undefined) throw new ToolError(2, `${stray}: a file may not have this name`);
  const unfinished = join(dirname(folder), `.${basename(folder)}.unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { recursive: true });
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(unfinished, path)), { recursive: true });
      writeFileSync(join(unfinished, path), bytes);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
