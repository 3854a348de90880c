/**
 * Replaces the Lua code for generators in TypeScriptToLua's library by the project's own generators.lua, which is
 * faster.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "typescript-to-lua";
import { ToolError } from "./tool-error";

/**
 * The version of TypeScriptToLua for which the project's generators.lua was checked. The library of another version may
 * have different code for generators.
 */
const CHECKED_VERSION = "1.37.1";

const ownFile = join(import.meta.dirname, "generators.lua");

/**
 * Returns the Lua text for a feature, which is a group of helper functions of TypeScriptToLua's library. For the
 * feature "Generator", this is the text of generators.lua. For "DelegatedYield" it is empty, because generators.lua
 * contains this feature, too. For any other feature, it is `text`, the library's own text. Throws a `ToolError` if a
 * program has generators and `compilerVersion` is not CHECKED_VERSION.
 */
export function replaceFeature(feature: string, text: string, compilerVersion = version as string): string {
  if (feature !== "Generator" && feature !== "DelegatedYield") return text;
  if (compilerVersion !== CHECKED_VERSION) throw versionError(compilerVersion);
  return feature === "Generator" ? readFileSync(ownFile, "utf8") : "";
}

function versionError(version: string): ToolError {
  return new ToolError(
    1,
    `tools/packaging/generators.lua replaces the generators of TypeScriptToLua ${CHECKED_VERSION}, and this is ` +
      `${version}: compare its Generator.lua, DelegatedYield.lua and Iterator.lua with those of ${CHECKED_VERSION}`,
  );
}
