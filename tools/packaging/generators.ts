import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { version } from "typescript-to-lua";
import { PlainFault } from "./plain-fault";

/** The version of TypeScriptToLua that generators.lua has been compared with. */
const COMPARED_VERSION = "1.37.1";

const ownFile = join(import.meta.dirname, "generators.lua");
const theirFolder = join(dirname(createRequire(import.meta.url).resolve("typescript-to-lua")), "lualib/universal");

/**
 * Puts generators.lua into a bundle in the place of TypeScriptToLua's generators; a bundle without generators stays as
 * it is. Throws `PlainFault` where TypeScriptToLua or what it wrote is another than expected.
 */
export function withOwnGenerators(bundle: string, compilerVersion = version as string): string {
  if (!bundle.includes("__TS__Generator")) return bundle;
  if (compilerVersion !== COMPARED_VERSION) throw otherVersion(compilerVersion);
  const own = replaced(bundle, "Generator", readFileSync(ownFile, "utf8"));
  return bundle.includes("__TS__DelegatedYield") ? replaced(own, "DelegatedYield", "") : own;
}

/** The bundle with that text for a feature of TypeScriptToLua's library. */
function replaced(bundle: string, feature: string, text: string): string {
  const around = bundle.split(readFileSync(join(theirFolder, `${feature}.lua`), "utf8"));
  if (around.length === 2) return around.join(text);
  throw new PlainFault(
    1,
    `TypeScriptToLua's ${feature}.lua is in a bundle ${around.length - 1} times, not once: ` +
      "tools/packaging/generators.ts cannot put the game's own generators in its place",
  );
}

function otherVersion(version: string): PlainFault {
  return new PlainFault(
    1,
    `tools/packaging/generators.lua stands for the generators of TypeScriptToLua ${COMPARED_VERSION}, and this is ` +
      `${version}: compare its Generator.lua, DelegatedYield.lua and Iterator.lua with those of before`,
  );
}
