/**
 * Writes the folder `build/source/`, which is then compiled to a pdx, the folder that a Playdate runs (see tools/pdx/).
 */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddressOf } from "../../simulator/page-address";
import { listAssetFiles } from "./assets";
import { findBundleFaults } from "./check-bundle";
import { textsOf, type LuaFiles } from "./compile";
import { completePdxinfo } from "./pdxinfo";
import { compileChunksFromStore } from "./recompile";
import { createSourceMap } from "./source-map";
import { ToolError } from "./tool-error";
import { SOURCE_MAP, writeBuildStamp } from "./build-stamp";

const STORE = "build/translated.bin";

/**
 * Writes the folder `build/source/` anew for the Playdate SDK's compiler pdc: the Lua files, pdxinfo and the assets.
 * The file pdxinfo contains the address of the game's web page, which `pageAddressOf` returns. Throws a `ToolError` if
 * the TypeScript or the Lua has errors; in that case `build/source/` keeps its old contents.
 */
export function buildSource(project: string): void {
  writeSource(project, compileChunksFromStore(project, join(project, STORE)));
}

/** Writes Lua files, pdxinfo and the assets to the folder `build/source/`, and the source map beside this folder. */
export function writeSource(project: string, files: LuaFiles): void {
  const lua = textsOf(files);
  const faults = [...lua].flatMap(([file, text]) => findBundleFaults(file, text));
  if (faults.length > 0) throw new ToolError(1, faults.join("\n"));
  const assets = listAssetFiles(join(project, "assets"));
  const plain = readFileSync(join(project, "pdxinfo"), "utf8");
  const pdxinfo = completePdxinfo(plain, readVersion(project), pageAddressOf(project));

  const target = join(project, "build/source");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [file, text] of lua) writeFileSync(join(target, file), text);
  writeFileSync(join(target, "pdxinfo"), pdxinfo);
  for (const file of assets) cpSync(join(project, "assets", file), join(target, file));
  writeFileSync(join(project, SOURCE_MAP), JSON.stringify(createSourceMap(files, project)));
  writeBuildStamp(project);
}

function readVersion(project: string): string {
  const description = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as { version: string };
  return description.version;
}
