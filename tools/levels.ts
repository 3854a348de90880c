/** The command `npm run levels`: prints generated levels and campaign levels as JSON. */

import { allLevelsOf } from "../src/puzzles/campaign";
import { dailyRankOf } from "../src/game/modes/daily-level";
import { remixOf, REMIX_LEVELS } from "../src/game/modes/remix-week";
import { isFault } from "../src/kernel/fault";
import { SEED_LIMIT } from "../src/kernel/random";
import { runToEnd } from "../src/kernel/task";
import { HelpRequested, parseOptions, runLongTool, rejectOtherOptions, UsageError, type ParsedArguments } from "./cli";
import type { Usage } from "./help";
import { CODES_OPTION, formatLevelCode } from "./read-level-code";
import { findTool, TOOLS } from "./puzzles/index";
import type { OpaqueLevel } from "../src/puzzles/any-puzzle";
import type { AnyPuzzleTool } from "./puzzles/puzzle-tool";
import { certifyOrRefuse, formatLevelReport, measureLevelDepth, STATES_OPTION, parseMaxStates } from "./level-report";
import {
  createChallengeRun,
  composeDailyLevel,
  composeRemix,
  forEachLevel,
  createEndlessRun,
  parseDay,
  parseWeek,
  createRushRun,
  RUN_OPTIONS,
  type LevelRun,
  type NumberedLevel,
} from "./level-runs";
import { reportGeneration, type GenerationReport } from "./generation-report";
import type { ReportingTask } from "./reporting-task";
import { mapFaultText } from "./fault-texts";

const USAGE: Usage = {
  synopsis: "levels PUZZLE",
  summary: "prints levels, each as one line of JSON: the level of seed N, of seed N + 1, and so on",
  options: {
    seed: { value: "N", defaultValue: "1", description: "the seed of the first level" },
    count: { value: "N", defaultValue: "1", description: "the number of levels" },
    ...STATES_OPTION,
    ...CODES_OPTION,
    ...RUN_OPTIONS,
    campaign: { description: "instead: the levels of the puzzle's campaign, in order, with their names" },
  },
};

const MAX_COUNT = 100_000;

void runLongTool("levels", function* () {
  const args = process.argv.slice(2);
  if (args[0] === "--help") throw new HelpRequested([USAGE, ...TOOLS.map(({ usage }) => usage)]);
  const isGiven = (option: string): boolean => args.some((arg) => arg.split("=")[0] === option);
  if (namesNoPuzzle(args) && isGiven("--daily")) {
    yield* printDay(parseOptions(args, USAGE));
    return;
  }
  if (namesNoPuzzle(args) && isGiven("--remix")) {
    yield* printRemix(parseOptions(args, USAGE));
    return;
  }
  // The puzzle that the first argument names, with what the tools know about it. It is found before the options are
  // parsed, because it decides which options are allowed.
  const tool = findTool(args[0]);
  const given = parseOptions(args.slice(1), USAGE, tool.usage);
  yield* printLevels(tool, given);
});

function namesNoPuzzle([first = ""]: readonly string[]): boolean {
  return first.startsWith("-");
}

function printLevels(tool: AnyPuzzleTool, given: ParsedArguments): ReportingTask<void> {
  if (given.has("remix")) throw new UsageError("--remix goes without PUZZLE, because the week decides the puzzle");
  if (given.has("campaign")) return printCampaign(tool, given);
  if (given.has("daily")) return printDaily(tool, given);
  if (given.has("endless"))
    return printRun(tool, given, "endless", ["seed", "pace", "made"], () =>
      createEndlessRun(tool, seedOption(given), given.required("pace")),
    );
  if (given.has("rush")) return printRun(tool, given, "rush", [], () => createRushRun(tool, given.required("rush")));
  if (given.has("challenge"))
    return printRun(tool, given, "challenge", [], () => createChallengeRun(tool, given.required("challenge")));
  return printComposed(tool, given);
}

function seedOption(given: ParsedArguments): number {
  return given.number("seed", 0, SEED_LIMIT - 1);
}

function* printRun(
  tool: AnyPuzzleTool,
  given: ParsedArguments,
  option: string,
  allowed: readonly string[],
  runOf: () => LevelRun,
): ReportingTask<void> {
  rejectOtherOptions(given, option, [...allowed, "count", "from", "states", "codes"], USAGE, tool.usage);
  const run = runOf();
  const first = given.has("from") ? given.number("from", 1, run.length) : 1;
  const maxCount = run.length - first + 1;
  const isWhole = option === "challenge" && !given.has("count");
  const last = isWhole ? run.length : first + given.number("count", 1, maxCount) - 1;
  yield* forEachLevel(tool, run, [first, last], parseMaxStates(given), (printed) => {
    const { number, level, certificate, leadingIdea } = printed;
    const heading = {
      seed: run.seed,
      number,
      leadingIdea,
      ...madeField(tool, run, printed, given),
      depth: measureLevelDepth(tool, certificate),
      ...codeField(tool, level, given),
    };
    process.stdout.write(`${formatLevelReport(tool, level, certificate, heading)}\n`);
  });
}

function* printDay(given: ParsedArguments): ReportingTask<void> {
  rejectOtherOptions(given, "daily", ["states", "codes"], USAGE);
  const day = parseDay(given.required("daily"));
  const rankOf = ({ puzzle }: AnyPuzzleTool): number => dailyRankOf(puzzle.id, day);
  const tools = TOOLS.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const tool of tools) yield* printDailyLevel(tool, given);
}

function* printRemix(given: ParsedArguments): ReportingTask<void> {
  rejectOtherOptions(given, "remix", ["states", "codes"], USAGE);
  const text = given.required("remix");
  const week = parseWeek(text);
  const { puzzleId, twist } = remixOf(week);
  const tool = findTool(puzzleId);
  for (let number = 1; number <= REMIX_LEVELS; number++) {
    const level = yield* composeRemix(tool, week, number, text);
    const certificate = yield* certifyOrRefuse(tool, level, parseMaxStates(given), `level ${number} of ${text}`);
    const heading = {
      week: text,
      twist,
      number,
      depth: measureLevelDepth(tool, certificate),
      ...codeField(tool, level, given),
    };
    process.stdout.write(`${formatLevelReport(tool, level, certificate, heading)}\n`);
  }
}

function* printDaily(tool: AnyPuzzleTool, given: ParsedArguments): ReportingTask<void> {
  rejectOtherOptions(given, "daily", ["states", "codes"], USAGE, tool.usage);
  yield* printDailyLevel(tool, given);
}

function* printDailyLevel(tool: AnyPuzzleTool, given: ParsedArguments): ReportingTask<void> {
  const date = given.required("daily");
  const day = parseDay(date);
  const level = yield* composeDailyLevel(tool, day, date);
  const certificate = yield* certifyOrRefuse(tool, level, parseMaxStates(given), `the level of ${date}`);
  const rank = dailyRankOf(tool.puzzle.id, day);
  const heading = { date, rank, depth: measureLevelDepth(tool, certificate), ...codeField(tool, level, given) };
  process.stdout.write(`${formatLevelReport(tool, level, certificate, heading)}\n`);
}

function* printCampaign(tool: AnyPuzzleTool, given: ParsedArguments): ReportingTask<void> {
  rejectOtherOptions(given, "campaign", ["states", "codes"], USAGE, tool.usage);
  const maxStates = parseMaxStates(given);
  for (const { name, map } of allLevelsOf(tool.puzzle.campaign)) {
    const level = tool.puzzle.parseMap(map.join("\n"));
    if (isFault(level)) throw new Error(`campaign level "${name}": ${mapFaultText(level.fault)}`);
    const certificate = yield* certifyOrRefuse(tool, level, maxStates, `the level "${name}"`);
    const heading = { name, depth: measureLevelDepth(tool, certificate), ...codeField(tool, level, given) };
    process.stdout.write(`${formatLevelReport(tool, level, certificate, heading)}\n`);
  }
}

function* printComposed(tool: AnyPuzzleTool, given: ParsedArguments): ReportingTask<void> {
  if (given.has("from") && tool.usage.options["from"] === undefined)
    throw new UsageError("--from goes with --endless, --rush or --challenge only");
  if (given.has("made")) throw new UsageError("--made goes with --endless only");
  if (given.has("pace")) throw new UsageError("--pace goes with --endless only");
  const count = given.number("count", 1, MAX_COUNT);
  const first = given.number("seed", 0, SEED_LIMIT - count);
  const maxStates = parseMaxStates(given);
  const compose = tool.createComposer(given);
  for (let seed = first; seed < first + count; seed++) {
    const { level, missed } = yield* compose(seed);
    const certificate = yield* certifyOrRefuse(tool, level, maxStates, `the level of seed ${seed}`);
    process.stdout.write(
      `${formatLevelReport(tool, level, certificate, { seed, missed, ...codeField(tool, level, given) })}\n`,
    );
  }
}

function madeField(
  { puzzle }: AnyPuzzleTool,
  { recordGeneration }: LevelRun,
  { level, runBefore }: NumberedLevel,
  given: ParsedArguments,
): { readonly made?: GenerationReport | null } {
  if (!given.has("made") || recordGeneration === undefined) return {};
  const generation = runToEnd(recordGeneration(runBefore, level));
  return { made: generation === undefined ? null : reportGeneration(puzzle.legend, generation) };
}

function codeField({ puzzle }: AnyPuzzleTool, level: OpaqueLevel, given: ParsedArguments): { readonly code?: string } {
  return given.has("codes") ? { code: formatLevelCode(puzzle, level) } : {};
}
