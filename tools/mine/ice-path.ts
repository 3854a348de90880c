import { isFault } from "../../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import { notation } from "../../src/puzzles/ice-path/level";
import { onlyWord, readArguments, UsageError } from "../cli";
import type { Usage } from "../help";
import { ICE_SYMMETRIES, bestOfShape, readIceShape, type IceFind, type IceShape } from "./ice-path-shape";
import { mapIn } from "../map-file";
import type { Search } from "../search";
import { levelSource } from "./level-source";
import type { Miner } from "./miner";

const MOST_ADDED = 20;
const MOST_TRIES = 1_000_000;
const MOST_MOVES = 99;

const USAGE: Usage = {
  call: "mine ice-path FILE",
  does: `adds rocks and snow to the shape in the file, places seal and hole, and prints the best level of all tries without
a dead end: its map and its verdict, as the campaign's source has them; shapes are in tools/mine/ice-shapes`,
  options: {
    symmetry: {
      value: ICE_SYMMETRIES.join("|"),
      unlessTold: "none",
      asks: "left and right alike, top and bottom, a half turn, or both mirrors",
    },
    rocks: { value: "N", unlessTold: "3", asks: "how many rocks are added at most, twins counting as one" },
    snow: { value: "N", unlessTold: "1", asks: "how many snow patches, likewise" },
    moves: { value: "A..B", unlessTold: `7..${MOST_MOVES}`, asks: "the moves of the shortest way" },
    tries: { value: "N", unlessTold: "1000", asks: "how many levels are tried" },
    seed: { value: "N", unlessTold: "1", asks: "the seed of all chances" },
  },
};

export const icePathMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): Search<void> {
  const given = readArguments(args, USAGE);
  const { number, range, oneOf } = given;
  const file = onlyWord(given, "one file with a shape");
  const [leastMoves, mostMoves] = range("moves", 1, MOST_MOVES);
  const wish = {
    symmetry: oneOf("symmetry", ICE_SYMMETRIES),
    rocks: number("rocks", 0, MOST_ADDED),
    snow: number("snow", 0, MOST_ADDED),
    leastMoves,
    mostMoves,
  };
  const random = createRandom(number("seed", 0, SEED_LIMIT - 1));
  const find = yield* bestOfShape(shapeOf(file), wish, number("tries", 1, MOST_TRIES), random);
  if (find === undefined) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(printed(find));
}

function printed({ level, verdict }: IceFind): string {
  return levelSource(notation.write(level).split("\n"), verdict);
}

function shapeOf(file: string): IceShape {
  const shape = readIceShape(mapIn(file));
  if (isFault(shape)) throw new UsageError(`${file}: ${shape.fault}`);
  return shape;
}
