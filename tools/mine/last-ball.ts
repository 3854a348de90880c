/**
 * Searches for levels of the puzzle Last Ball: makes random levels within a shape, which says on which cells balls may
 * stand, and prints the levels that are good enough for the campaign.
 */

import { isFault } from "../../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { notation, type Level } from "../../src/puzzles/last-ball/level";
import { parseOptions, UsageError } from "../cli";
import type { Usage } from "../help";
import { readMapFile } from "../map-file";
import type { ReportingTask } from "../reporting-task";
import { parseBitsRange } from "./bits-range";
import { drawLevel, type LastBallTarget } from "./last-ball-draw";
import { formatLevelSource } from "./level-source";
import type { Miner } from "./miner";
import { openShape, readShape, SYMMETRIES, type BallShape } from "./last-ball-shape";
import { certifyForCampaign, findNeedlessBalls, isWinnable } from "./last-ball-fitness";
import { computeLevelFingerprint } from "../fingerprint";

const MAX_WIDTH = 12;
const MAX_HEIGHT = 7;
const MAX_COUNT = 1000;
const MAX_CHANGES = 20;
const MAX_TRIES = 10_000_000;

const USAGE: Usage = {
  synopsis: "mine last-ball",
  summary: `draws random levels within a shape and prints those that are fit for the campaign, the easiest first: each as a map
and its verdict, as in the campaign's source; shapes are in tools/mine/shapes`,
  options: {
    shape: { value: "FILE", description: "the shape (default: a whole board)" },
    width: { value: "N", defaultValue: `${MAX_WIDTH}`, description: "the columns of a whole board" },
    height: { value: "N", defaultValue: `${MAX_HEIGHT}`, description: "the rows of a whole board" },
    changes: { value: "N", defaultValue: "0", description: "the largest number of white balls removed or moved" },
    symmetry: {
      value: SYMMETRIES.join("|"),
      defaultValue: "none",
      description: "left and right alike, top and bottom, or a half turn",
    },
    balls: { value: "N", description: "the number of white balls (default: any number)" },
    difficulty: { value: "A..B", defaultValue: "0..22", description: "the difficulty in bits, such as 1.5..3" },
    count: { value: "N", defaultValue: "10", description: "the number of levels" },
    tries: { value: "N", defaultValue: "20000", description: "the largest number of levels that are tried" },
    seed: { value: "N", defaultValue: "1", description: "the seed of the random numbers" },
  },
};

interface MiningRequest {
  readonly shape: BallShape;
  readonly target: LastBallTarget;
  readonly difficulty: readonly [least: number, most: number];
  readonly count: number;
  readonly tryCount: number;
  readonly seed: number;
}

interface Find {
  readonly level: Level;
  readonly verdict: Verdict;
}

export const lastBallMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): ReportingTask<void> {
  const finds = yield* searchLevels(parseRequest(args));
  if (finds.length === 0) throw new UsageError("no level was found: ask for less, or allow more --tries");
  finds.sort((one, other) => one.verdict.difficultyCentibits - other.verdict.difficultyCentibits);
  process.stdout.write(finds.map(formatFind).join("\n"));
}

function* searchLevels({ shape, target, difficulty, count, tryCount, seed }: MiningRequest): ReportingTask<Find[]> {
  const random = createRandom(seed);
  const known = new Set<number>();
  const finds: Find[] = [];
  for (let left = tryCount; left > 0 && finds.length < count; left--) {
    yield `${finds.length} of ${count} levels, in ${tryCount - left} of ${tryCount} tries`;
    const level = drawLevel(shape, target, random);
    if (level === undefined || known.has(computeLevelFingerprint(notation, level))) continue;
    known.add(computeLevelFingerprint(notation, level));
    const verdict = findVerdictIfFit(level, difficulty);
    if (verdict !== undefined) finds.push({ level, verdict });
  }
  return finds;
}

function findVerdictIfFit(level: Level, [least, most]: MiningRequest["difficulty"]): Verdict | undefined {
  const certificate = certifyForCampaign(level);
  if (certificate === undefined || !isWinnable(certificate)) return undefined;
  const { verdict } = certificate.analysis;
  const bits = verdict.difficultyCentibits / 100;
  return bits >= least && bits <= most && findNeedlessBalls(level).length === 0 ? verdict : undefined;
}

function formatFind({ level, verdict }: Find): string {
  return formatLevelSource(notation.formatMap(level).split("\n"), verdict);
}

function parseRequest(args: readonly string[]): MiningRequest {
  const { has, option, required, number, choice } = parseOptions(args, USAGE);
  const file = option("shape");
  return {
    shape:
      file === undefined
        ? openShape(number("width", 1, MAX_WIDTH), number("height", 1, MAX_HEIGHT))
        : readShapeFile(file),
    target: {
      symmetry: choice("symmetry", SYMMETRIES),
      balls: has("balls") ? number("balls", 1, MAX_WIDTH * MAX_HEIGHT - 1) : undefined,
      changes: number("changes", 0, MAX_CHANGES),
    },
    difficulty: parseBitsRange(required("difficulty")),
    count: number("count", 1, MAX_COUNT),
    tryCount: number("tries", 1, MAX_TRIES),
    seed: number("seed", 0, SEED_LIMIT - 1),
  };
}

function readShapeFile(file: string): BallShape {
  const shape = readShape(readMapFile(file));
  if (isFault(shape)) throw new UsageError(`${file}: ${shape.fault}`);
  const { width, height } = shape.board;
  if (width <= MAX_WIDTH && height <= MAX_HEIGHT) return shape;
  throw new UsageError(`${file}: the shape is ${width} by ${height}; the most is ${MAX_WIDTH} by ${MAX_HEIGHT}`);
}
