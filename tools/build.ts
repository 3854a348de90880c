import { readOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project";
import { buildSource } from "./packaging/source";

const USAGE = {
  call: "build",
  does: "writes build/source/, what the Playdate compiler is given: the Lua bundle, pdxinfo and the assets",
  options: {},
};

runTool("build", () => {
  readOptions(process.argv.slice(2), USAGE);
  buildSource(projectFolder);
});
