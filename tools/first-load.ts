/**
 * The command `npm run first-load`: measures how long the web page takes over a slow connection to show the game's
 * title. Also measures how long it takes until the game first reacts to a key.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchChromium } from "../tests/browser/page";
import { parseOptions, runTool } from "./cli";
import { measureFirstLoad, type FirstLoad } from "./first-load/measure";
import { projectFolder } from "./packaging/project-folder";
import { ToolError } from "./packaging/tool-error";

const USAGE = {
  synopsis: "first-load",
  summary: "measures how long build/site/ takes to show the title over a slow connection",
  options: { compare: { value: "DIR", description: "the folder of another build, measured turn by turn" } },
};

const TIMES = 5;

function findMedian(loads: readonly FirstLoad[]): FirstLoad {
  return [...loads].sort((a, b) => a.answerMs - b.answerMs)[Math.floor(loads.length / 2)];
}

function format(folder: string, { titleMs, titleBytes, answerMs, answerBytes }: FirstLoad): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  return `${folder}: title ${seconds(titleMs)}, ${kilobytes(titleBytes)}; first answer ${seconds(answerMs)}, ${kilobytes(answerBytes)}`;
}

async function measure(folders: readonly string[]): Promise<void> {
  const browser = await launchChromium();
  const loads = folders.map((): FirstLoad[] => []);
  for (let time = 0; time < TIMES; time++) {
    for (const [index, folder] of folders.entries()) loads[index].push(await measureFirstLoad(browser, folder));
  }
  await browser.close();
  for (const [index, folder] of folders.entries()) console.log(format(folder, findMedian(loads[index])));
}

runTool("first-load", () => {
  const other = parseOptions(process.argv.slice(2), USAGE).option("compare");
  const folders = [join(projectFolder, "build/site"), ...(other === undefined ? [] : [resolve(other)])];
  for (const folder of folders) {
    if (!existsSync(join(folder, "index.html")))
      throw new ToolError(2, `${folder} holds no page. \`make site\` builds it.`);
  }
  void measure(folders);
});
