import { MOST_CENTIBITS } from "../src/kernel/bits";
import { certify } from "../src/kernel/certify";
import { isFault } from "../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../src/kernel/random";
import { deliver } from "../src/kernel/select";
import { finish } from "../src/kernel/work";
import { PUZZLES } from "../src/puzzles/index";
import type { Brief, CampaignLevel } from "../src/puzzles/puzzle";
import { readArguments, runTool, UsageError, wholeNumber } from "./cli";
import { levelReport, MAX_STATES } from "./report";

// levels PUZZLE [--seed N] [--count N] [--balls N] [--width N] [--height N] [--from X,Y]
// prints levels, each as one line of JSON: the level of seed N, of seed N + 1, and so on.
// levels PUZZLE --campaign
// prints the levels of the puzzle's campaign instead, in their order, with their names.

const MAX_SIDE = 14;
const MAX_COUNT = 100_000;

type Level = Parameters<(typeof PUZZLES)[number]["rules"]>[0];

interface Request {
  readonly puzzle: (typeof PUZZLES)[number];
  readonly seed: number;
  readonly count: number;
  readonly brief: Brief;
}

runTool("levels", () => {
  const args = process.argv.slice(2);
  if (args.includes("--campaign")) printCampaign(args);
  else printComposed(args);
});

function printCampaign(args: readonly string[]): void {
  const puzzle = puzzleNamed(readArguments(args, { campaign: { type: "boolean" } }).positionals);
  for (const level of puzzle.campaign) process.stdout.write(`${campaignLevel(puzzle, level)}\n`);
}

function campaignLevel(puzzle: Request["puzzle"], { name, map }: CampaignLevel): string {
  const level = puzzle.read(map.join("\n"));
  if (isFault(level)) throw new Error(`campaign level "${name}": ${level.fault}`);
  return levelReport(puzzle.id, puzzle.write(level), certificateOf(puzzle, level, `"${name}"`), { name });
}

function printComposed(args: readonly string[]): void {
  const { puzzle, seed, count, brief } = readRequest(args);
  for (let at = 0; at < count; at++) process.stdout.write(`${levelOf(puzzle, brief, seed + at)}\n`);
}

function levelOf(puzzle: Request["puzzle"], brief: Brief, seed: number): string {
  const composition = finish(deliver((random) => puzzle.compose(brief, random), createRandom(seed)));
  if (composition === undefined) {
    const { pieces, width, height } = brief;
    throw new UsageError(`no level with ${pieces} balls was found on a board of ${width} by ${height}`);
  }
  const certificate = certificateOf(puzzle, composition.level, `of seed ${seed}`);
  return levelReport(puzzle.id, puzzle.write(composition.level), certificate, { seed, line: composition.line });
}

function certificateOf(puzzle: Request["puzzle"], level: Level, which: string) {
  const certificate = finish(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new UsageError(`the level ${which} has more than ${MAX_STATES} states`);
  return certificate;
}

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = readArguments(args, {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "1" },
    balls: { type: "string", default: "8" },
    width: { type: "string" },
    height: { type: "string" },
    from: { type: "string" },
  });
  const option = (name: string): string => String(values[name]);
  const puzzle = puzzleNamed(positionals);
  const { endless } = puzzle;
  const count = wholeNumber("count", option("count"), 1, MAX_COUNT);
  const width = values.width === undefined ? endless.width : wholeNumber("width", option("width"), 2, MAX_SIDE);
  const height = values.height === undefined ? endless.height : wholeNumber("height", option("height"), 2, MAX_SIDE);
  const [fromX, fromY] =
    values.from === undefined
      ? [Math.floor((width - 1) / 2), Math.floor(height / 2)]
      : cellOf(option("from"), width, height);
  return {
    puzzle,
    seed: wholeNumber("seed", option("seed"), 0, SEED_LIMIT - count),
    count,
    brief: {
      width,
      height,
      fromX,
      fromY,
      pieces: wholeNumber("balls", option("balls"), 1, width * height - 1),
      difficultyCentibits: MOST_CENTIBITS,
    },
  };
}

function puzzleNamed(words: readonly string[]): Request["puzzle"] {
  const names = PUZZLES.map((puzzle) => puzzle.id).join(", ");
  if (words.length !== 1) throw new UsageError(`name one puzzle: ${names}`);
  const puzzle = PUZZLES.find((candidate) => candidate.id === words[0]);
  if (puzzle === undefined) throw new UsageError(`there is no puzzle "${words[0]}"; there is: ${names}`);
  return puzzle;
}

function cellOf(text: string, width: number, height: number): [number, number] {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (match === null) throw new UsageError(`--from is "${text}"; it must be a column and a row, such as 5,3`);
  const [x, y] = [Number(match[1]), Number(match[2])];
  if (x >= width || y >= height) throw new UsageError(`--from ${text} is not on a board of ${width} by ${height}`);
  return [x, y];
}
