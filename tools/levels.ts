import { isFault } from "../src/kernel/fault";
import { SEED_LIMIT } from "../src/kernel/random";
import type { CampaignLevel } from "../src/puzzles/puzzle";
import { readArguments, runTool, wholeNumber } from "./cli";
import { toolNamed } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport } from "./report";

// levels PUZZLE [--seed N] [--count N] [the puzzle's own options: see tools/puzzles]
// prints levels, each as one line of JSON: the level of seed N, of seed N + 1, and so on.
// levels PUZZLE --campaign
// prints the levels of the puzzle's campaign instead, in their order, with their names.

const MAX_COUNT = 100_000;

runTool("levels", () => {
  const args = process.argv.slice(2);
  // The first word is the puzzle, and the puzzle knows which options there are.
  const tool = toolNamed(args.slice(0, 1).filter((word) => !word.startsWith("-")));
  if (args.includes("--campaign")) printCampaign(tool, args);
  else printComposed(tool, args);
});

function printCampaign(tool: SealedTool, args: readonly string[]): void {
  toolNamed(readArguments(args, { campaign: { type: "boolean" } }).positionals);
  for (const level of tool.puzzle.campaign) process.stdout.write(`${campaignLevel(tool, level)}\n`);
}

function campaignLevel(tool: SealedTool, { name, map }: CampaignLevel): string {
  const level = tool.puzzle.read(map.join("\n"));
  if (isFault(level)) throw new Error(`campaign level "${name}": ${level.fault}`);
  return levelReport(tool, level, certified(tool, level, `the level "${name}"`), { name });
}

function printComposed(tool: SealedTool, args: readonly string[]): void {
  const { values, positionals } = readArguments(args, {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "1" },
    ...tool.options,
  });
  toolNamed(positionals);
  const option = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const count = wholeNumber("count", option("count") ?? "", 1, MAX_COUNT);
  const first = wholeNumber("seed", option("seed") ?? "", 0, SEED_LIMIT - count);
  const compose = tool.composer(option);
  for (let seed = first; seed < first + count; seed++) {
    const { level, line } = compose(seed);
    process.stdout.write(
      `${levelReport(tool, level, certified(tool, level, `the level of seed ${seed}`), { seed, line })}\n`,
    );
  }
}
