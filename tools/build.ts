import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";
import { isBuildCurrent } from "./packaging/build-stamp";

const USAGE = {
  call: "build",
  does: "writes build/source/, what the Playdate compiler is given: the Lua, pdxinfo and the assets, unless it is there already",
  options: {},
};

// The compilers take a second to load, which a build that is there can do without.
const builder = isBuildCurrent(projectFolder) ? undefined : await import("./packaging/build-source");

runTool("build", () => {
  parseOptions(process.argv.slice(2), USAGE);
  builder?.buildSource(projectFolder);
});
