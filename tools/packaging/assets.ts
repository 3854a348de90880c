/** Lists the files in the folder `assets/` of the game. Rejects files that a Playdate cannot use. */

import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { ToolError } from "./tool-error";

/**
 * The file extensions that pdc, the Playdate SDK's compiler, compiles or copies. A `.txt` file is a font's licence, or
 * describes an animation for the console's launcher.
 */
const SUPPORTED_EXTENSIONS = [".png", ".gif", ".fnt", ".wav", ".aif", ".mp3", ".mid", ".strings", ".txt"];

/**
 * Returns the relative paths of all files in `folder` and its subfolders. The paths use `/` and are in alphabetical
 * order.
 */
export function listFilesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Lists the game's asset files without hidden files. Throws a `ToolError` for a file that a Playdate cannot use. */
export function listAssetFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = listFilesUnder(folder).filter((file) => !basename(file).startsWith("."));
  const unsupported = files.find((file) => !SUPPORTED_EXTENSIONS.includes(extname(file)));
  if (unsupported !== undefined) {
    throw new ToolError(
      1,
      `assets/${unsupported}: no kind of file that a Playdate uses; keep sources beside their tool`,
    );
  }
  return files;
}
