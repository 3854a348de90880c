/**
 * The command `npm run silhouettes`: draws the filled outlines of all pieces of all puzzles. These outlines show
 * whether a player can tell the pieces apart by their shapes.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawSilhouettes } from "./silhouettes/silhouette";
import { PIECES_BY_PUZZLE } from "./silhouettes/pieces";
import { encodePng } from "./art/png";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "silhouettes",
  summary: "draws docs/looks/silhouettes.png: the outlines of all pieces at half their size, without their names",
  options: {},
};

runTool("silhouettes", () => {
  parseOptions(process.argv.slice(2), USAGE);
  writeFileSync(
    join(projectFolder, "docs/looks/silhouettes.png"),
    encodePng(drawSilhouettes(Object.values(PIECES_BY_PUZZLE))),
  );
});
