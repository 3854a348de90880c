/**
 * The command `npm run build`: writes the folder build/source/, which the Playdate's compiler makes into the game. The
 * folder gets the game's Lua files, the file pdxinfo and the assets. Does nothing if the folder is up to date.
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
 * The module that builds the game, or undefined if the build is up to date. The module is only loaded if it is needed,
 * because loading the TypeScript and Lua compilers takes a second.
 */
const builder = isBuildCurrent(projectFolder) ? undefined : await import("./packaging/build-source");

runTool("build", () => {
  parseOptions(process.argv.slice(2), USAGE);
  builder?.buildSource(projectFolder);
});
