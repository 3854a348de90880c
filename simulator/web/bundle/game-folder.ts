/** A Vite plugin that adds the game's files to the built web page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { readFolder } from "../../folder";
import { decodePngBitmap } from "../../graphics/png";
import { encodeQuickPicture } from "../../graphics/quick-picture";
import { encodePack, LUA_FILE } from "../pack";
import { startOrder } from "./start-order";

/**
 * The name of the page's file that gives the TypeScript line for each line of the game's Lua. The page only fetches it
 * after an error.
 */
export const SOURCE_MAP = "source-map.json";

/**
 * Creates the plugin that packs the game's folder `source` and the Lua interpreter into one file. It writes this file's
 * name into index.html, and adds the game's source map to the page's files.
 */
export function createGameFolderPlugin(source: string): Plugin {
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
      this.emitFile({ type: "asset", name: "game.pack", source: gzipSync(packOf(source), { level: 9, memLevel: 9 }) });
      const map = `${source}-map.json`;
      if (existsSync(map)) this.emitFile({ type: "asset", fileName: SOURCE_MAP, source: readFileSync(map) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".pack"))
          .map((name) => ({ tag: "meta", attrs: { name: "game", content: `./${name}` }, injectTo: "head" })),
    },
  };
}

const LAUNCHER_FOLDER = "launcher/";

/** Packs the files in the order in which the page needs them. Leaves out the files for the console's launcher. */
function packOf(folder: string): Uint8Array {
  const gameFiles = [...readFolder(folder)].filter(([name]) => !name.startsWith(LAUNCHER_FOLDER));
  const { files, firstCount } = startOrder(new Map(gameFiles));
  const lua = readFileSync(new URL("../../vm/wasm/lua54.wasm", import.meta.url));
  const prepared = [...files].map(
    ([name, bytes]) => [name, name.endsWith(".png") ? quickPictureOf(bytes) : bytes] as const,
  );
  return encodePack(new Map([[LUA_FILE, lua], ...prepared]), firstCount + 1);
}

/**
 * Returns a PNG file as a quick picture, a format of this project. A damaged file stays unchanged, so that the game
 * reports the error.
 */
function quickPictureOf(png: Uint8Array): Uint8Array {
  try {
    return encodeQuickPicture(decodePngBitmap(png));
  } catch {
    return png;
  }
}
