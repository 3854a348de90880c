/**
 * The command `npm run art`: draws every picture of the game and writes it below assets/. It also writes the other
 * files for the console's launcher, such as a sound.
 */
import { parseOptions, runTool } from "../cli";
import { writeProjectFiles } from "./write-files";
import { drawPictures } from "./pictures";
import { createLauncherFiles } from "./launcher/files";

const USAGE = { synopsis: "art", summary: "draws the pictures of assets/ anew", options: {} };

runTool("art", () => {
  parseOptions(process.argv.slice(2), USAGE);
  writeProjectFiles("assets", drawPictures());
  writeProjectFiles("assets", createLauncherFiles());
});
