import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawSilhouettes } from "./silhouettes/outlines";
import { PIECES } from "./silhouettes/standing";
import { toPng } from "./art/png";
import { readOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project";

const USAGE = {
  call: "silhouettes",
  does: "draws docs/looks/silhouettes.png: the outlines of all pieces at half their size, without their names",
  options: {},
};

runTool("silhouettes", () => {
  readOptions(process.argv.slice(2), USAGE);
  writeFileSync(join(projectFolder, "docs/looks/silhouettes.png"), toPng(drawSilhouettes(Object.values(PIECES))));
});
