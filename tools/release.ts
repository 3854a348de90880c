/** The command `npm run release`: puts everything that a release needs into build/release. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";
import { ToolError } from "./packaging/tool-error";
import { writeFolder } from "./pdx/files";
import { makeKit } from "./release/kit";

const USAGE = {
  synopsis: "release",
  summary: "writes build/release/ from the built game, page and zip; `make release` builds these first",
  options: {},
};

const NEEDED = ["build/Glissade.pdx.zip", "build/site/index.html"];

runTool("release", () => {
  parseOptions(process.argv.slice(2), USAGE);
  for (const path of NEEDED) {
    if (!existsSync(join(projectFolder, path))) throw new ToolError(2, `release: ${path} is missing; run make release`);
  }
  const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as { version: string };
  const kit = makeKit(projectFolder, version);
  writeFolder(join(projectFolder, "build/release"), kit);
  for (const [name, bytes] of kit) console.log(`build/release/${name}: ${Math.ceil(bytes.length / 1000)} kB`);
});
