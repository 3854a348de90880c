/**
 * The command-line options of the puzzle Last Ball, and the function that generates levels of Last Ball for the command
 * `levels`.
 */

import { maxRows } from "../../src/kernel/draft";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { createFinishedTask, type Task } from "../../src/kernel/task";
import { composeFromPosition } from "../../src/puzzles/last-ball/make/compose";
import type { PlacedTarget, Target } from "../../src/puzzles/last-ball/make/target";
import { generateCandidate } from "../../src/puzzles/last-ball/make/generator";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../src/puzzles/last-ball/make/plan";
import type { State } from "../../src/puzzles/last-ball/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { parseStartCell, UsageError, type ParsedArguments } from "../cli";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import type { ToolLevel, PuzzleTool } from "./puzzle-tool";
import { parseMaxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";
import { generateWithRetries } from "../generate-with-retries";

const MAX_COLUMNS = 16;
const MAX_ROWS = 14;
const MAX_BITS = 12;

export const lastBallTool: PuzzleTool<Level, State, Target> = {
  puzzle: lastBall,
  usage: {
    synopsis: "levels last-ball",
    summary: `the generator's levels as they come, or, with --difficulty, chosen as the game chooses them; "missed" names the
difficulty if it is off by more than half a bit and 15 percent, and the forced moves if there are more than asked`,
    options: {
      balls: { value: "N", defaultValue: "8", description: "the number of white balls" },
      difficulty: { value: "BITS", description: "the difficulty, such as 1.5; --forced-moves is only allowed with it" },
      ...FORCED_MOVES_OPTION,
      width: { value: "N", defaultValue: `${BOARD_WIDTH}`, description: "the board's columns" },
      height: { value: "N", defaultValue: `${BOARD_HEIGHT}`, description: "the board's rows" },
      from: { value: "X,Y", description: "the black ball's column and row, from 0 (default: the middle)" },
    },
  },
  createComposer: (given) => {
    if (given.has("forced-moves") && !given.has("difficulty"))
      throw new UsageError("--forced-moves goes with --difficulty only");
    const target = parseTarget(given);
    const make = given.has("difficulty") ? composeChosen : composeUnchosen;
    return function* (seed) {
      const made = yield* withProgressText(`composing the level of seed ${seed}`, make(target, seed));
      if (made !== undefined) return made;
      const { whiteCount, width, height } = target;
      throw new UsageError(`no level with ${whiteCount} balls was found on a board of ${width} by ${height}`);
    };
  },
  solution: findFirstShortestSolution,
  figures: () => ({}),
};

function* composeUnchosen(target: PlacedTarget, seed: number): Task<ToolLevel<Level> | undefined> {
  const composition = yield* generateWithRetries((random) => generateCandidate(target, random), createRandom(seed));
  return composition && { level: composition.level, missed: [] };
}

function* composeChosen(target: PlacedTarget, seed: number): Task<ToolLevel<Level> | undefined> {
  const certified = yield* composeFromPosition(target, createRandom(seed), () => createFinishedTask(true));
  if (certified === undefined) return undefined;
  const { level, certificate } = certified;
  certificate.release?.();
  const { difficultyCentibits, forcedMovesPercent } = certificate.analysis.verdict;
  const missed = [
    ...(isWithinTolerance(difficultyCentibits, target.difficultyCentibits) ? [] : ["difficulty"]),
    ...(forcedMovesPercent > target.maxForcedMovesPercent ? ["forcedMoves"] : []),
  ];
  return { level, missed };
}

function parseTarget(given: ParsedArguments): PlacedTarget {
  const { has, option, number, centibits } = given;
  const width = number("width", 2, MAX_COLUMNS);
  const height = number("height", 2, Math.min(MAX_ROWS, maxRows(width)));
  const [fromX, fromY] = parseStartCell({ option }, width, height);
  const whiteCount = number("balls", 1, width * height - 1);
  const difficultyCentibits = has("difficulty") ? centibits("difficulty", MAX_BITS) : MAX_CENTIBITS;
  return {
    width,
    height,
    fromX,
    fromY,
    whiteCount,
    difficultyCentibits,
    maxForcedMovesPercent: parseMaxForcedMovesPercent(given),
  };
}
