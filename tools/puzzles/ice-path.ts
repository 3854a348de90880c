import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import type { Brief, Wish } from "../../src/puzzles/ice-path/make/wish";
import { composeIcePath, FEWEST_MOVES } from "../../src/puzzles/ice-path/make/generator";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Level } from "../../src/puzzles/ice-path/level";
import { BOARD_SIDE } from "../../src/puzzles/ice-path/make/plan";
import { railroadPercent } from "../../src/puzzles/sliding/railroad";
import type { State } from "../../src/puzzles/ice-path/state";
import { startOf, UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import type { PuzzleTool } from "./puzzle-tool";

const LEAST_SIDE = 5;
const MOST_SIDE = 14;
const MOST_MOVES = 60;
const MOST_GOALS = 8;

export const icePathTool: PuzzleTool<Level, State, Wish> = {
  puzzle: icePath,
  usage: {
    call: "levels ice-path",
    does: "the level nearest to what is asked for that the generator finds",
    options: {
      moves: { value: "A..B", unlessTold: "7..20", asks: "the moves of the shortest way" },
      railroad: { value: "N", unlessTold: "100", asks: "the most of it that may be a railroad, in percent" },
      goals: {
        value: "N",
        unlessTold: "0",
        asks: "how many tiles, spread over the corners, the seal must be able to come over",
      },
      width: { value: "N", unlessTold: `${BOARD_SIDE}`, asks: "the board's columns" },
      height: { value: "N", unlessTold: `${BOARD_SIDE}`, asks: "the board's rows" },
      from: { value: "X,Y", asks: "the seal's column and row, from 0; the middle unless told" },
    },
  },
  composer: (given) => {
    const brief = briefOf(given);
    return (seed) => {
      const level = finish(composeIcePath(brief, createRandom(seed)));
      if (level !== undefined) return level;
      throw new UsageError(`no level was found on a board of ${brief.width} by ${brief.height}`);
    };
  },
  solution: firstShortest,
  figures: (_, { graph, analysis }) => ({ railroad: finish(railroadPercent(graph, analysis.distance)) }),
};

function briefOf({ option, number, range }: Given): Brief {
  const width = number("width", LEAST_SIDE, MOST_SIDE);
  const height = number("height", LEAST_SIDE, MOST_SIDE);
  const [fromX, fromY] = startOf({ option }, width, height);
  const [leastMoves, mostMoves] = range("moves", FEWEST_MOVES, MOST_MOVES);
  const railroad = number("railroad", 0, 100);
  const hiddenGoals = number("goals", 0, MOST_GOALS);
  return { width, height, fromX, fromY, leastMoves, mostMoves, railroadPercent: railroad, hiddenGoals };
}
