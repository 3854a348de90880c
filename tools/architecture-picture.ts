/**
 * The command `npm run architecture-picture`: writes the picture of the repository's folders for docs/architecture.md.
 * architecture-diagram.ts draws it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawArchitecture } from "./architecture-diagram";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "architecture-picture",
  summary: "draws docs/architecture.svg: the folders of the repository and what flows between them",
  options: {},
};

runTool("architecture-picture", () => {
  parseOptions(process.argv.slice(2), USAGE);
  writeFileSync(join(projectFolder, "docs/architecture.svg"), drawArchitecture());
});
