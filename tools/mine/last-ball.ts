import { readFileSync } from "node:fs";
import { isFault } from "../../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { fingerprintOf, mapRows, type Level } from "../../src/puzzles/last-ball/level";
import { readArguments, UsageError, wholeNumber } from "../cli";
import { drawLevel, type Wish } from "./draw";
import { openShape, readShape, SYMMETRIES, type Shape, type Symmetry } from "./shape";
import { certifyForCampaign, idleBalls, isWinnable } from "./worth";

// mine last-ball [--shape FILE | --width N --height N] [--changes N] [--symmetry h|v|r|none] [--balls N] [--difficulty A..B]
//                [--count N] [--tries N] [--seed N]
// draws levels of Last Ball at random within a shape and prints those fit for the campaign, the easiest first: each as
// a map and its verdict, as the campaign's source has them. A folder of shapes is in tools/mine/shapes.

const MAX_WIDTH = 12;
const MAX_HEIGHT = 7;
const MAX_COUNT = 1000;
const MAX_CHANGES = 20;
const MAX_TRIES = 10_000_000;

interface Request {
  readonly shape: Shape;
  readonly wish: Wish;
  readonly difficulty: readonly [least: number, most: number];
  readonly count: number;
  readonly tries: number;
  readonly seed: number;
}

interface Find {
  readonly level: Level;
  readonly verdict: Verdict;
}

/** Does what these arguments ask for; throws `UsageError`. */
export function mineLastBall(args: readonly string[]): void {
  const finds = search(readRequest(args));
  if (finds.length === 0) throw new UsageError("no level was found: ask for less, or allow more --tries");
  finds.sort((one, other) => one.verdict.difficultyCentibits - other.verdict.difficultyCentibits);
  process.stdout.write(finds.map(printed).join("\n"));
}

function search({ shape, wish, difficulty, count, tries, seed }: Request): Find[] {
  const random = createRandom(seed);
  const known = new Set<number>();
  const finds: Find[] = [];
  for (let left = tries; left > 0 && finds.length < count; left--) {
    const level = drawLevel(shape, wish, random);
    if (level === undefined || known.has(fingerprintOf(level))) continue;
    known.add(fingerprintOf(level));
    const verdict = verdictIfFit(level, difficulty);
    if (verdict !== undefined) finds.push({ level, verdict });
  }
  return finds;
}

function verdictIfFit(level: Level, [least, most]: Request["difficulty"]): Verdict | undefined {
  const certificate = certifyForCampaign(level);
  if (certificate === undefined || !isWinnable(certificate)) return undefined;
  const { verdict } = certificate.analysis;
  const bits = verdict.difficultyCentibits / 100;
  return bits >= least && bits <= most && idleBalls(level).length === 0 ? verdict : undefined;
}

function printed({ level, verdict }: Find): string {
  const rows = mapRows(level).map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${rows.join("")}  verdict: { ${figures.join(", ")} },\n`;
}

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = readArguments(args, {
    shape: { type: "string" },
    width: { type: "string", default: `${MAX_WIDTH}` },
    height: { type: "string", default: `${MAX_HEIGHT}` },
    symmetry: { type: "string", default: "none" },
    changes: { type: "string", default: "0" },
    balls: { type: "string" },
    difficulty: { type: "string", default: "0..22" },
    count: { type: "string", default: "10" },
    tries: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
  });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
  const option = (name: string): string => String(values[name]);
  const number = (name: string, least: number, most: number): number => wholeNumber(name, option(name), least, most);
  return {
    shape:
      values.shape === undefined
        ? openShape(number("width", 1, MAX_WIDTH), number("height", 1, MAX_HEIGHT))
        : shapeOf(option("shape")),
    wish: {
      symmetry: symmetryOf(option("symmetry")),
      balls: values.balls === undefined ? undefined : number("balls", 1, MAX_WIDTH * MAX_HEIGHT - 1),
      changes: number("changes", 0, MAX_CHANGES),
    },
    difficulty: rangeOf(option("difficulty")),
    count: number("count", 1, MAX_COUNT),
    tries: number("tries", 1, MAX_TRIES),
    seed: number("seed", 0, SEED_LIMIT - 1),
  };
}

function shapeOf(file: string): Shape {
  const shape = readShape(textOf(file));
  if (isFault(shape)) throw new UsageError(`${file}: ${shape.fault}`);
  const { width, height } = shape.board;
  if (width <= MAX_WIDTH && height <= MAX_HEIGHT) return shape;
  throw new UsageError(`${file}: the shape is ${width} by ${height}; the most is ${MAX_WIDTH} by ${MAX_HEIGHT}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function symmetryOf(text: string): Symmetry {
  const symmetry = SYMMETRIES.find((known) => known === text);
  if (symmetry === undefined) throw new UsageError(`--symmetry is "${text}"; it is one of ${SYMMETRIES.join(", ")}`);
  return symmetry;
}

function rangeOf(text: string): [number, number] {
  const match = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/.exec(text);
  if (match === null || Number(match[1]) > Number(match[2]))
    throw new UsageError(`--difficulty is "${text}"; it must be two numbers of bits, such as 1.5..3`);
  return [Number(match[1]), Number(match[2])];
}
