/**
 * The command `npm run build`: writes the folder build/source/ (Lua, pdxinfo and assets for the Playdate's compiler)
 * unless it is up to date.
 */

import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";
import { isBuildCurrent } from "./packaging/build-stamp";

const USAGE = {
  synopsis: "build",
  summary:
    "writes build/source/, the input of the Playdate compiler: the Lua, pdxinfo and the assets, unless it is up to date",
  options: {},
};

/**
 * The module build-source.ts is loaded only if the build is out of date, because loading the TypeScript and Lua
 * compilers takes a second.
 */
const builder = isBuildCurrent(projectFolder) ? undefined : await import("./packaging/build-source");

runTool("build", () => {
  parseOptions(process.argv.slice(2), USAGE);
  builder?.buildSource(projectFolder);
});
