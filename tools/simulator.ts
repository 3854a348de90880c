/** The command `npm run simulator`: opens the packed game in the Playdate Simulator, a program of the Playdate SDK. */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, runTool } from "./cli";
import { ToolError } from "./packaging/tool-error";
import { projectFolder } from "./packaging/project-folder";
import { requireSdk } from "./sdk";

const programs: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "Playdate Simulator.app",
  win32: "PlaydateSimulator.exe",
};

const USAGE = {
  synopsis: "simulator",
  summary: "opens build/Glissade.pdx in the Playdate SDK's simulator",
  options: {},
};

runTool("simulator", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const pdx = join(projectFolder, "build/Glissade.pdx");
  const simulator = join(requireSdk(), "bin", programs[process.platform] ?? "PlaydateSimulator");
  if (!existsSync(simulator))
    throw new ToolError(2, `The Playdate Simulator is not where the SDK has it: ${simulator}`);
  const [command, args] = process.platform === "darwin" ? ["open", ["-a", simulator, pdx]] : [simulator, [pdx]];
  spawn(command, args, { detached: true, stdio: "ignore" }).unref();
});
