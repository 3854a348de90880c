/** The command `npm run level-pages`: lists all campaign levels and draws their pictures, for the web page levels/. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "../simulator/folder";
import { encodeScreenPng } from "../simulator/graphics/png";
import { parseOptions, runTool } from "./cli";
import { createLevelPages } from "./level-pages/level-sheets";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "level-pages",
  summary:
    "writes build/levels/, all campaign levels and their small pictures, from which the site makes its page of levels",
  options: {
    to: { value: "FOLDER", defaultValue: "build/levels", description: "the folder to write" },
  },
};

runTool("level-pages", () => {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const folder = given.required("to");
  const { puzzles, pictures } = createLevelPages(readFolder(join(projectFolder, "build/source")));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "levels.json"), JSON.stringify(puzzles));
  for (const [name, { pixels, width, height }] of pictures) {
    writeFileSync(join(folder, `${name}.png`), encodeScreenPng(pixels, width, height));
  }
});
