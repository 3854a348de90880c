/** A Vite plugin that adds the game's files to the built web page. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Plugin } from "vite";
import { readFolder } from "../../folder";

/** Creates the plugin that packs the game's files in the folder `source` into the page's file `game.zip`. */
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
