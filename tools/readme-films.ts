/**
 * The command `npm run films`: draws the animated GIFs of README.md. Each GIF shows how a level of one puzzle is
 * played.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGif } from "../simulator/graphics/gif";
import { parseOptions, runTool } from "./cli";
import { FILMED_LEVELS, filmLevel } from "./level-film";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "films",
  summary:
    "writes the README's films, docs/films/PUZZLE.gif: a level of each puzzle of the game in build/source, played to its end",
  options: {},
};

runTool("films", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const folder = join(projectFolder, "docs/films");
  mkdirSync(folder, { recursive: true });
  for (const level of FILMED_LEVELS) {
    const bytes = encodeGif(filmLevel(level));
    writeFileSync(join(folder, `${level.puzzle}.gif`), bytes);
    console.log(`docs/films/${level.puzzle}.gif: ${Math.ceil(bytes.length / 1000)} kB`);
  }
});
