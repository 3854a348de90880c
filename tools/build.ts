import { readOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project";
import { buildSource } from "./packaging/source";
import { isBuilt } from "./packaging/stamp";

const USAGE = {
  call: "build",
  does: "writes build/source/, what the Playdate compiler is given: the Lua, pdxinfo and the assets, unless it is there already",
  options: {},
};

runTool("build", () => {
  readOptions(process.argv.slice(2), USAGE);
  if (!isBuilt(projectFolder)) buildSource(projectFolder);
});
