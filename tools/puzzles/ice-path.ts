import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import type { Brief, Wish } from "../../src/puzzles/ice-path/make/wish";
import { composeIcePath, FEWEST_MOVES } from "../../src/puzzles/ice-path/make/generator";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import type { State } from "../../src/puzzles/ice-path/state";
import { isAsAsked } from "../as-asked";
import { startOf, UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import { during } from "../search";
import type { PuzzleTool } from "./puzzle-tool";
import { mostRailroadOf, RAILROAD } from "./railroad-option";

/** The article's, and that of most levels of the game. */
const BOARD_SIDE = 12;
const LEAST_SIDE = 5;
const MOST_SIDE = 14;
/** With fewer there is nothing to find out. */
const LEAST_MOVES = 3;
const MOST_MOVES = 60;
const MOST_GOALS = 8;
const MOST_BITS = 12;

export const icePathTool: PuzzleTool<Level, State, Wish> = {
  puzzle: icePath,
  usage: {
    call: "levels ice-path",
    does: `the level nearest to what is asked for that the generator finds: "missed" has the options that it only comes
near to; as hard as asked is what is off by no more than half a bit, or 15 percent if that is more`,
    options: {
      moves: { value: "A..B", unlessTold: `${FEWEST_MOVES}..20`, asks: "the moves of the shortest way" },
      difficulty: { value: "BITS", asks: "how hard, such as 3.5; any unless told" },
      ...RAILROAD,
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
    return function* (seed) {
      const level = yield* during(`composing the level of seed ${seed}`, composeIcePath(brief, createRandom(seed)));
      if (level !== undefined) return { level, missed: missedBy(level, brief) };
      throw new UsageError(`no level was found on a board of ${brief.width} by ${brief.height}`);
    };
  },
  solution: firstShortest,
  figures: () => ({}),
};

/** Which options the generator came only near to. */
function missedBy(level: Level, brief: Brief): string[] {
  const certificate = finish(certify(rules(level), level.board.size));
  if (certificate === undefined) throw new Error("a level of Ice Path has more states than cells");
  const { par, difficultyCentibits, railroadPercent } = certificate.analysis.verdict;
  const wanted = brief.difficultyCentibits ?? difficultyCentibits;
  return [
    ...(par < brief.leastMoves || par > brief.mostMoves ? ["moves"] : []),
    ...(isAsAsked(difficultyCentibits, wanted) ? [] : ["difficulty"]),
    ...(railroadPercent > brief.mostRailroadPercent ? ["railroad"] : []),
  ];
}

function briefOf(given: Given): Brief {
  const { has, option, number, range, centibits } = given;
  const width = number("width", LEAST_SIDE, MOST_SIDE);
  const height = number("height", LEAST_SIDE, MOST_SIDE);
  const [fromX, fromY] = startOf({ option }, width, height);
  const [leastMoves, mostMoves] = range("moves", LEAST_MOVES, MOST_MOVES);
  const hiddenGoals = number("goals", 0, MOST_GOALS);
  return {
    width,
    height,
    fromX,
    fromY,
    leastMoves,
    mostMoves,
    difficultyCentibits: has("difficulty") ? centibits("difficulty", MOST_BITS) : undefined,
    mostRailroadPercent: mostRailroadOf(given),
    hiddenGoals,
  };
}
