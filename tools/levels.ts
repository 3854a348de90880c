import { levelsOf } from "../src/puzzles/campaign";
import { isFault } from "../src/kernel/fault";
import { SEED_LIMIT } from "../src/kernel/random";
import { HelpAsked, readOptions, runSearch, standsAlone, UsageError, type Given } from "./cli";
import type { Usage } from "./help";
import { CODES, codeOf } from "./level-codes";
import { toolNamed, TOOLS } from "./puzzles/index";
import type { SealedLevel } from "../src/puzzles/sealed";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport, STATES, statesOf } from "./report";
import { challengeRun, dailyLevel, eachLevel, endlessRun, rushRun, RUNS, type LevelRun } from "./runs";
import type { Search } from "./search";

const USAGE: Usage = {
  call: "levels PUZZLE",
  does: "prints levels, each as one line of JSON: the level of seed N, of seed N + 1, and so on",
  options: {
    seed: { value: "N", unlessTold: "1", asks: "the seed of the first level" },
    count: { value: "N", unlessTold: "1", asks: "how many levels" },
    ...STATES,
    ...CODES,
    ...RUNS,
    campaign: { asks: "the levels of the puzzle's campaign instead, in their order, with their names" },
  },
};

const MAX_COUNT = 100_000;

void runSearch("levels", function* () {
  const args = process.argv.slice(2);
  if (args[0] === "--help") throw new HelpAsked([USAGE, ...TOOLS.map(({ usage }) => usage)]);
  // The first word is the puzzle, and the puzzle knows which options there are.
  const tool = toolNamed(args[0]);
  const given = readOptions(args.slice(1), USAGE, tool.usage);
  yield* printed(tool, given);
});

function printed(tool: SealedTool, given: Given): Search<void> {
  if (given.has("campaign")) return printCampaign(tool, given);
  if (given.has("daily")) return printDaily(tool, given);
  if (given.has("endless")) return printRun(tool, given, "endless", ["seed"], () => endlessRun(tool, seedIn(given)));
  if (given.has("rush")) return printRun(tool, given, "rush", [], () => rushRun(tool, given.needed("rush")));
  if (given.has("challenge"))
    return printRun(tool, given, "challenge", [], () => challengeRun(tool, given.needed("challenge")));
  return printComposed(tool, given);
}

function seedIn(given: Given): number {
  return given.number("seed", 0, SEED_LIMIT - 1);
}

/** The levels that a player meets one after the other; `count` of them, or all of a challenge. */
function* printRun(
  tool: SealedTool,
  given: Given,
  option: string,
  may: readonly string[],
  runOf: () => LevelRun,
): Search<void> {
  standsAlone(given, option, [...may, "count", "from", "states", "codes"], USAGE, tool.usage);
  const run = runOf();
  const first = given.has("from") ? given.number("from", 1, run.length) : 1;
  const most = run.length - first + 1;
  const isWhole = option === "challenge" && !given.has("count");
  const last = isWhole ? run.length : first + given.number("count", 1, most) - 1;
  yield* eachLevel(tool, run, [first, last], statesOf(given), ({ number, level, certificate }) => {
    const heading = { seed: run.seed, number, ...coded(tool, level, given) };
    process.stdout.write(`${levelReport(tool, level, certificate, heading)}\n`);
  });
}

function* printDaily(tool: SealedTool, given: Given): Search<void> {
  standsAlone(given, "daily", ["states", "codes"], USAGE, tool.usage);
  const date = given.needed("daily");
  const level = yield* dailyLevel(tool, date);
  const certificate = yield* certified(tool, level, statesOf(given), `the level of ${date}`);
  process.stdout.write(`${levelReport(tool, level, certificate, { date, ...coded(tool, level, given) })}\n`);
}

function* printCampaign(tool: SealedTool, given: Given): Search<void> {
  standsAlone(given, "campaign", ["states", "codes"], USAGE, tool.usage);
  const mostStates = statesOf(given);
  for (const { name, map } of levelsOf(tool.puzzle.campaign)) {
    const level = tool.puzzle.read(map.join("\n"));
    if (isFault(level)) throw new Error(`campaign level "${name}": ${level.fault}`);
    const certificate = yield* certified(tool, level, mostStates, `the level "${name}"`);
    process.stdout.write(`${levelReport(tool, level, certificate, { name, ...coded(tool, level, given) })}\n`);
  }
}

function* printComposed(tool: SealedTool, given: Given): Search<void> {
  if (given.has("from") && tool.usage.options["from"] === undefined)
    throw new UsageError("--from goes with --endless, --rush or --challenge only");
  const count = given.number("count", 1, MAX_COUNT);
  const first = given.number("seed", 0, SEED_LIMIT - count);
  const mostStates = statesOf(given);
  const compose = tool.composer(given);
  for (let seed = first; seed < first + count; seed++) {
    const { level, missed } = yield* compose(seed);
    const certificate = yield* certified(tool, level, mostStates, `the level of seed ${seed}`);
    process.stdout.write(`${levelReport(tool, level, certificate, { seed, missed, ...coded(tool, level, given) })}\n`);
  }
}

function coded({ puzzle }: SealedTool, level: SealedLevel, given: Given): { readonly code?: string } {
  return given.has("codes") ? { code: codeOf(puzzle, level) } : {};
}
