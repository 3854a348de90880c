import { writeFolder } from "../art/folder";
import { readOptions, runTool } from "../cli";
import { makeFonts } from "./fonts";

const USAGE = { call: "fonts", does: "makes the fonts of assets/fonts anew", options: {} };

runTool("fonts", () => {
  readOptions(process.argv.slice(2), USAGE);
  writeFolder("assets/fonts", makeFonts());
});
