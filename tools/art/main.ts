import { readOptions, runTool } from "../cli";
import { writeFolder } from "./folder";
import { drawPictures } from "./pictures";

const USAGE = { call: "art", does: "draws the pictures of assets/ anew", options: {} };

runTool("art", () => {
  readOptions(process.argv.slice(2), USAGE);
  writeFolder("assets", drawPictures());
});
