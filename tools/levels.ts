import { isFault } from "../src/kernel/fault";
import { SEED_LIMIT } from "../src/kernel/random";
import type { CampaignLevel } from "../src/puzzles/puzzle";
import { HelpAsked, readOptions, runTool, standsAlone, type Given } from "./cli";
import type { Usage } from "./help";
import { toolNamed, TOOLS } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport } from "./report";

const USAGE: Usage = {
  call: "levels PUZZLE",
  does: "prints levels, each as one line of JSON: the level of seed N, of seed N + 1, and so on",
  options: {
    seed: { value: "N", unlessTold: "1", asks: "the seed of the first level" },
    count: { value: "N", unlessTold: "1", asks: "how many levels" },
    campaign: { asks: "the levels of the puzzle's campaign instead, in their order, with their names" },
  },
};

const MAX_COUNT = 100_000;

runTool("levels", () => {
  const args = process.argv.slice(2);
  if (args[0] === "--help") throw new HelpAsked([USAGE, ...TOOLS.map(({ usage }) => usage)]);
  // The first word is the puzzle, and the puzzle knows which options there are.
  const tool = toolNamed(args[0]);
  const given = readOptions(args.slice(1), USAGE, tool.usage);
  if (given.has("campaign")) printCampaign(tool, given);
  else printComposed(tool, given);
});

function printCampaign(tool: SealedTool, given: Given): void {
  standsAlone(given, "campaign", [], USAGE, tool.usage);
  for (const level of tool.puzzle.campaign) process.stdout.write(`${campaignLevel(tool, level)}\n`);
}

function campaignLevel(tool: SealedTool, { name, map }: CampaignLevel): string {
  const level = tool.puzzle.read(map.join("\n"));
  if (isFault(level)) throw new Error(`campaign level "${name}": ${level.fault}`);
  return levelReport(tool, level, certified(tool, level, `the level "${name}"`), { name });
}

function printComposed(tool: SealedTool, given: Given): void {
  const count = given.number("count", 1, MAX_COUNT);
  const first = given.number("seed", 0, SEED_LIMIT - count);
  const compose = tool.composer(given);
  for (let seed = first; seed < first + count; seed++) {
    const level = compose(seed);
    const certificate = certified(tool, level, `the level of seed ${seed}`);
    process.stdout.write(`${levelReport(tool, level, certificate, { seed })}\n`);
  }
}
