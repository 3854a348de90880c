/**
 * The command `npm run fonts`: makes the game's fonts from the source fonts and writes them to the folder assets/fonts.
 */

import { writeProjectFiles } from "../art/write-files";
import { parseOptions, runTool } from "../cli";
import { makeFonts } from "./fonts";

const USAGE = { synopsis: "fonts", summary: "makes the fonts of assets/fonts anew", options: {} };

runTool("fonts", () => {
  parseOptions(process.argv.slice(2), USAGE);
  writeProjectFiles("assets/fonts", makeFonts());
});
