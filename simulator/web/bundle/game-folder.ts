import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** Copies the game in `source` to `game/` beside the page, with the list of its files in `game/files.json`. */
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
      const names = filesUnder(source);
      for (const name of names) {
        this.emitFile({ type: "asset", fileName: `game/${name}`, source: readFileSync(join(source, name)) });
      }
      this.emitFile({ type: "asset", fileName: "game/files.json", source: JSON.stringify(names) });
    },
  };
}

/** The files in and below `folder`, by path from it, in a fixed order. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(folder, join(folder, name)).split(sep).join("/"))
    .sort();
}
