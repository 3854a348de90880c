/**
 * The command `npm run third-party`: writes THIRD-PARTY.md. This page has the licence notices of works of others that
 * the game or its web page contains.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";
import { formatThirdPartyPage } from "./third-party/page";
import { listThirdPartyWorks } from "./third-party/parts";

const USAGE = {
  synopsis: "third-party",
  summary: "writes THIRD-PARTY.md: what the game, its page and its tools contain of others, with their notices",
  options: {},
};

runTool("third-party", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const lock = readFileSync(join(projectFolder, "package-lock.json"), "utf8");
  writeFileSync(join(projectFolder, "THIRD-PARTY.md"), formatThirdPartyPage(listThirdPartyWorks(projectFolder), lock));
});
