import { readFileSync } from "node:fs";
import { isFault } from "../../src/kernel/fault";
import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import { mapRows } from "../../src/puzzles/ice-path/level";
import { rangeOf, readArguments, UsageError, wholeNumber } from "../cli";
import {
  ICE_SYMMETRIES,
  bestOfShape,
  readIceShape,
  type IceFind,
  type IceShape,
  type IceSymmetry,
} from "./ice-path-shape";

// mine ice-path FILE [--symmetry h|v|r|4|none] [--rocks N] [--snow N] [--moves A..B] [--tries N] [--seed N]
// adds rocks and snow to the shape in the file, places walker and hole, and prints the best level of all tries without
// a dead end: its map and its verdict, as the campaign's source has them. Shapes are in tools/mine/ice-shapes.

const MOST_ADDED = 20;
const MOST_TRIES = 1_000_000;
const MOST_MOVES = 99;

/** Does what these arguments ask for; throws `UsageError`. */
export function mineIcePath(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, {
    symmetry: { type: "string", default: "none" },
    rocks: { type: "string", default: "3" },
    snow: { type: "string", default: "1" },
    moves: { type: "string", default: `7..${MOST_MOVES}` },
    tries: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("name one file with a shape");
  const number = (name: "rocks" | "snow" | "tries" | "seed", least: number, most: number) =>
    wholeNumber(name, String(values[name]), least, most);
  const [leastMoves, mostMoves] = rangeOf("moves", String(values["moves"]), 1, MOST_MOVES);
  const symmetry = symmetryOf(String(values["symmetry"]));
  const wish = {
    symmetry,
    rocks: number("rocks", 0, MOST_ADDED),
    snow: number("snow", 0, MOST_ADDED),
    leastMoves,
    mostMoves,
  };
  const random = createRandom(number("seed", 0, SEED_LIMIT - 1));
  const find = bestOfShape(shapeOf(file), wish, number("tries", 1, MOST_TRIES), random);
  if (find === undefined) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(printed(find));
}

function printed({ level, verdict, railroad }: IceFind): string {
  const rows = mapRows(level).map((row) => `  "${row}",\n`);
  const figures = Object.entries(verdict).map(([name, figure]) => `${name}: ${figure}`);
  return `${rows.join("")}  verdict: { ${figures.join(", ")} },\n  railroad: ${railroad},\n`;
}

function shapeOf(file: string): IceShape {
  const shape = readIceShape(textOf(file));
  if (isFault(shape)) throw new UsageError(`${file}: ${shape.fault}`);
  return shape;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function symmetryOf(text: string): IceSymmetry {
  const symmetry = ICE_SYMMETRIES.find((known) => known === text);
  if (symmetry !== undefined) return symmetry;
  throw new UsageError(`--symmetry is "${text}"; it is one of ${ICE_SYMMETRIES.join(", ")}`);
}
