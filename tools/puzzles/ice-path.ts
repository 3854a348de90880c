/**
 * The command-line options of the puzzle Ice Path, and the function that generates levels of Ice Path for the command
 * `levels`.
 */

import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { PlacedTarget, Target } from "../../src/puzzles/ice-path/make/target";
import { findBestCandidate, MIN_MOVES } from "../../src/puzzles/ice-path/make/generator";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import type { State } from "../../src/puzzles/ice-path/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { parseStartCell, UsageError, type ParsedArguments } from "../cli";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import type { PuzzleTool } from "./puzzle-tool";
import { parseMaxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";

/**
 * The number of rows and columns of most boards in the game. The article on Ice Path that defines the puzzle uses the
 * same number (docs/provenance.md).
 */
const BOARD_SIDE = 12;
const MIN_SIDE = 5;
const MAX_SIDE = 14;
/** The smallest number of moves that a user of the tool can ask for, because a shorter level is no puzzle. */
const MIN_ASKED_MOVES = 3;
const MAX_MOVES = 60;
const MAX_GOALS = 8;
const MAX_BITS = 12;

export const icePathTool: PuzzleTool<Level, State, Target> = {
  puzzle: icePath,
  usage: {
    synopsis: "levels ice-path",
    summary: `the level nearest to the target that the generator finds; "missed" names the options that the level does not
quite meet; a difficulty is met if it is off by no more than half a bit, or 15 percent if that is more`,
    options: {
      moves: { value: "A..B", defaultValue: `${MIN_MOVES}..20`, description: "the moves of the shortest solution" },
      difficulty: { value: "BITS", description: "the difficulty, such as 3.5 (default: any)" },
      ...FORCED_MOVES_OPTION,
      goals: {
        value: "N",
        defaultValue: "0",
        description: "the number of tiles, spread over the corners, that the seal must be able to pass over",
      },
      width: { value: "N", defaultValue: `${BOARD_SIDE}`, description: "the board's columns" },
      height: { value: "N", defaultValue: `${BOARD_SIDE}`, description: "the board's rows" },
      from: { value: "X,Y", description: "the seal's column and row, from 0 (default: the middle)" },
    },
  },
  createComposer: (given) => {
    const target = parseTarget(given);
    return function* (seed) {
      const candidate = yield* withProgressText(
        `composing the level of seed ${seed}`,
        findBestCandidate(target, createRandom(seed)),
      );
      if (candidate !== undefined) return { level: candidate.level, missed: listMisses(candidate.level, target) };
      throw new UsageError(`no level was found on a board of ${target.width} by ${target.height}`);
    };
  },
  solution: findFirstShortestSolution,
  figures: () => ({}),
};

function listMisses(level: Level, target: PlacedTarget): string[] {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined) throw new Error("a level of Ice Path has more states than cells");
  const { par, difficultyCentibits, forcedMovesPercent } = certificate.analysis.verdict;
  const wanted = target.difficultyCentibits ?? difficultyCentibits;
  return [
    ...(par < target.minMoves || par > target.maxMoves ? ["moves"] : []),
    ...(isWithinTolerance(difficultyCentibits, wanted) ? [] : ["difficulty"]),
    ...(forcedMovesPercent > target.maxForcedMovesPercent ? ["forcedMoves"] : []),
  ];
}

function parseTarget(given: ParsedArguments): PlacedTarget {
  const { has, option, number, range, centibits } = given;
  const width = number("width", MIN_SIDE, MAX_SIDE);
  const height = number("height", MIN_SIDE, MAX_SIDE);
  const [fromX, fromY] = parseStartCell({ option }, width, height);
  const [minMoves, maxMoves] = range("moves", MIN_ASKED_MOVES, MAX_MOVES);
  const hiddenGoals = number("goals", 0, MAX_GOALS);
  return {
    width,
    height,
    fromX,
    fromY,
    minMoves,
    maxMoves,
    difficultyCentibits: has("difficulty") ? centibits("difficulty", MAX_BITS) : undefined,
    maxForcedMovesPercent: parseMaxForcedMovesPercent(given),
    hiddenGoals,
  };
}
