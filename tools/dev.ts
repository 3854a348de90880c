/**
 * The command `npm run dev`: serves the game on a local web page. When a developer changes a source file, the page
 * shows the changed game within seconds.
 */

import { parseOptions, runTool } from "./cli";
import { startDevServer } from "./dev/server";

const USAGE = {
  synopsis: "dev",
  summary: "serves the game on a local web page, which shows a changed source at the same place of the game",
  options: {},
};

runTool("dev", () => {
  parseOptions(process.argv.slice(2), USAGE);
  void startDevServer();
});
