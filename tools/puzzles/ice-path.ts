import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import type { Brief } from "../../src/puzzles/ice-path/brief";
import { composeIcePath, FEWEST_MOVES } from "../../src/puzzles/ice-path/generator";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Level } from "../../src/puzzles/ice-path/level";
import { BOARD_SIDE, type Wish } from "../../src/puzzles/ice-path/plan";
import { railroadPercent } from "../../src/puzzles/ice-path/railroad";
import type { State } from "../../src/puzzles/ice-path/rules";
import { cellOf, rangeOf, UsageError, wholeNumber } from "../cli";
import type { Option, PuzzleTool } from "./puzzle-tool";

const LEAST_SIDE = 5;
const MOST_SIDE = 14;
const MOST_MOVES = 60;
const MOST_GOALS = 8;

/** `[--moves A..B] [--railroad N] [--goals N] [--width N] [--height N] [--from X,Y]`: the nearest to that which the generator finds. */
export const icePathTool: PuzzleTool<Level, State, Wish> = {
  puzzle: icePath,
  alphabet: "@#*O.",
  options: {
    moves: { type: "string", default: "7..20" },
    railroad: { type: "string", default: "100" },
    goals: { type: "string", default: "0" },
    width: { type: "string", default: `${BOARD_SIDE}` },
    height: { type: "string", default: `${BOARD_SIDE}` },
    from: { type: "string" },
  },
  composer: (option) => {
    const brief = briefOf(option);
    return (seed) => {
      const level = finish(composeIcePath(brief, createRandom(seed)));
      if (level !== undefined) return { level, line: undefined };
      throw new UsageError(`no level was found on a board of ${brief.width} by ${brief.height}`);
    };
  },
  figures: (_, { graph, analysis }) => ({ railroad: finish(railroadPercent(graph, analysis.distance)) }),
};

function briefOf(option: Option): Brief {
  const number = (name: string, least: number, most: number) => wholeNumber(name, option(name) ?? "", least, most);
  const width = number("width", LEAST_SIDE, MOST_SIDE);
  const height = number("height", LEAST_SIDE, MOST_SIDE);
  const from = option("from");
  const middle: [number, number] = [Math.floor((width - 1) / 2), Math.floor(height / 2)];
  const [fromX, fromY] = from === undefined ? middle : cellOf(from, width, height);
  const [leastMoves, mostMoves] = rangeOf("moves", option("moves") ?? "", FEWEST_MOVES, MOST_MOVES);
  const railroad = number("railroad", 0, 100);
  const hiddenGoals = number("goals", 0, MOST_GOALS);
  return { width, height, fromX, fromY, leastMoves, mostMoves, railroadPercent: railroad, hiddenGoals };
}
