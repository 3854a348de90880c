/** Replaces TypeScriptToLua's generator library in a bundle (one Lua program) by generators.lua, which is faster. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { version } from "typescript-to-lua";
import { ToolError } from "./tool-error";

/** The version of TypeScriptToLua whose generators the project's own generators.lua was compared with. */
const CHECKED_VERSION = "1.37.1";

const ownFile = join(import.meta.dirname, "generators.lua");
const theirFolder = join(dirname(createRequire(import.meta.url).resolve("typescript-to-lua")), "lualib/universal");

/**
 * Returns a Lua program (`bundle`) in which generators.lua replaces the generators of TypeScriptToLua.
 * Returns a program without generators unchanged. Throws a `ToolError` if `compilerVersion` is not CHECKED_VERSION or
 * the program does not contain TypeScriptToLua's library text.
 */
export function replaceGenerators(bundle: string, compilerVersion = version as string): string {
  if (!bundle.includes("__TS__Generator")) return bundle;
  if (compilerVersion !== CHECKED_VERSION) throw versionError(compilerVersion);
  const own = replaceFeature(bundle, "Generator", readFileSync(ownFile, "utf8"));
  return bundle.includes("__TS__DelegatedYield") ? replaceFeature(own, "DelegatedYield", "") : own;
}

/**
 * Returns a Lua program in which `text` replaces one feature of TypeScriptToLua's library.
 * Throws a `ToolError` if the program does not contain the feature exactly once.
 */
function replaceFeature(bundle: string, feature: string, text: string): string {
  const pieces = bundle.split(readFileSync(join(theirFolder, `${feature}.lua`), "utf8"));
  if (pieces.length === 2) return pieces.join(text);
  throw new ToolError(
    1,
    `TypeScriptToLua's ${feature}.lua is in a bundle ${pieces.length - 1} times, not once: ` +
      "tools/packaging/generators.ts cannot put the game's own generators in its place",
  );
}

function versionError(version: string): ToolError {
  return new ToolError(
    1,
    `tools/packaging/generators.lua replaces the generators of TypeScriptToLua ${CHECKED_VERSION}, and this is ` +
      `${version}: compare its Generator.lua, DelegatedYield.lua and Iterator.lua with those of ${CHECKED_VERSION}`,
  );
}
