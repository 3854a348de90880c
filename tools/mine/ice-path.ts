/** Searches for levels of Ice Path: adds rocks and snow to a drawn pattern at random, and prints the best level. */

import { isFault } from "../../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import { notation } from "../../src/puzzles/ice-path/level";
import { requireOnePositional, parseArguments, UsageError } from "../cli";
import type { Usage } from "../help";
import { ICE_SYMMETRIES, findBestLevel, readIceShape, type IceFind, type IceShape } from "./ice-path-shape";
import { readMapFile } from "../map-file";
import type { ReportingTask } from "../reporting-task";
import { formatLevelSource } from "./level-source";
import type { Miner } from "./miner";

const MAX_ADDED = 20;
const MAX_TRIES = 1_000_000;
const MAX_MOVES = 99;

const USAGE: Usage = {
  synopsis: "mine ice-path FILE",
  summary: `adds rocks and snow to the shape in the file, places seal and hole, and prints the best level without a dead end
of all tries: its map and its verdict, as in the campaign's source; shapes are in tools/mine/ice-shapes`,
  options: {
    symmetry: {
      value: ICE_SYMMETRIES.join("|"),
      defaultValue: "none",
      description: "left and right alike, top and bottom, a half turn, or both mirrors",
    },
    rocks: { value: "N", defaultValue: "3", description: "the largest number of added rocks; copies count as one" },
    snow: {
      value: "N",
      defaultValue: "1",
      description: "the largest number of added snow patches; copies count as one",
    },
    moves: { value: "A..B", defaultValue: `7..${MAX_MOVES}`, description: "the moves of the shortest solution" },
    tries: { value: "N", defaultValue: "1000", description: "the number of levels that are tried" },
    seed: { value: "N", defaultValue: "1", description: "the seed of the random numbers" },
  },
};

export const icePathMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): ReportingTask<void> {
  const given = parseArguments(args, USAGE);
  const { number, range, choice } = given;
  const file = requireOnePositional(given, "one file with a shape");
  const [minMoves, maxMoves] = range("moves", 1, MAX_MOVES);
  const target = {
    symmetry: choice("symmetry", ICE_SYMMETRIES),
    rocks: number("rocks", 0, MAX_ADDED),
    snow: number("snow", 0, MAX_ADDED),
    minMoves,
    maxMoves,
  };
  const random = createRandom(number("seed", 0, SEED_LIMIT - 1));
  const find = yield* findBestLevel(readShapeFile(file), target, number("tries", 1, MAX_TRIES), random);
  if (find === undefined) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(formatFind(find));
}

function formatFind({ level, verdict }: IceFind): string {
  return formatLevelSource(notation.formatMap(level).split("\n"), verdict);
}

function readShapeFile(file: string): IceShape {
  const shape = readIceShape(readMapFile(file));
  if (isFault(shape)) throw new UsageError(`${file}: ${shape.fault}`);
  return shape;
}
