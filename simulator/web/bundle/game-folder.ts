/** A Vite plugin that adds the game's files to the built web page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Plugin } from "vite";
import { readFolder } from "../../folder";

/** The page's file that names the source lines of the game's Lua lines. The page only fetches it after an error. */
export const SOURCE_MAP = "source-map.json";

/**
 * Creates the plugin that packs the game's files in the folder `source` into the page's file `game.zip`. It also copies
 * the source map beside this folder, if there is one.
 */
export function gameFolder(source: string): Plugin {
  return {
    name: "game-folder",
    buildStart() {
      if (!existsSync(join(source, "main.lua"))) {
        this.error(
          `There is no game to put on the page: ${join(source, "main.lua")} is missing. Build the game first.`,
        );
      }
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "game.zip", source: zipOf(source) });
      const map = `${source}-map.json`;
      if (existsSync(map)) this.emitFile({ type: "asset", fileName: SOURCE_MAP, source: readFileSync(map) });
    },
  };
}

/**
 * Returns a zip of all files of a folder. All files in the zip get the same date, so that equal folders give equal
 * bytes.
 */
function zipOf(folder: string): Uint8Array {
  const files = [...readFolder(folder)].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}
