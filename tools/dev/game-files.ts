/**
 * Holds the files of the game that the development server sends to the page: the files of the last build, and those
 * that have changed since.
 */

import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "fflate";
import { encodePack, LUA_FILE } from "../../simulator/web/pack";
import { readFolder } from "../../simulator/folder";
import type { SourceMap } from "../../simulator/source-map";
import { readSourceMap } from "../../simulator/source-map-file";
import { projectFolder } from "../packaging/project-folder";

export type GameFiles = Map<string, Uint8Array>;

export interface BuiltGame {
  readonly files: GameFiles;
  map: SourceMap | undefined;
}

const assetsFolder = join(projectFolder, "assets");

/** Reads the files of the last build from `build/source/`, and their source map. */
export function readBuiltGame(): BuiltGame {
  const folder = join(projectFolder, "build/source");
  return { files: new Map(readFolder(folder)), map: readSourceMap(folder) };
}

/**
 * Replaces the texts of Lua files after a compilation. `chunks` lists the path and the new text of each changed file.
 * Returns the paths of these files.
 */
export function replaceLua(files: GameFiles, chunks: readonly (readonly [string, string])[]): string[] {
  for (const [path, text] of chunks) files.set(path, new TextEncoder().encode(text));
  return chunks.map(([path]) => path);
}

/**
 * Reads changed files of the folder `assets/` again. `assets` has their absolute paths. Returns their paths relative to
 * this folder, as the game uses them.
 */
export function replaceAssets(files: GameFiles, assets: readonly string[]): string[] {
  const paths = assets.map((asset) => relative(assetsFolder, asset).split(sep).join("/"));
  paths.forEach((path, index) => files.set(path, readFileSync(assets[index])));
  return paths;
}

/**
 * Returns the pack, the compressed file that the web page downloads. It contains the Lua interpreter and the game's
 * files.
 */
export function packFiles(files: GameFiles): Uint8Array {
  const lua = readFileSync(join(projectFolder, "simulator/vm/wasm/lua54.wasm"));
  return gzipSync(encodePack(new Map([[LUA_FILE, lua], ...files]), files.size + 1), { level: 1 });
}
