/**
 * The command-line options of the puzzle Penguin, and the numbers that the commands `levels` and `verdict` print only
 * for levels of Penguin.
 */

import { createRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { createFinishedTask } from "../../src/kernel/task";
import { compose } from "../../src/puzzles/penguin/make/compose";
import { LeadingKind } from "../../src/puzzles/penguin/make/level-plan";
import { snowPercentOf, type Target } from "../../src/puzzles/penguin/make/plan";
import { MAX_DOOR_PAIRS, type Level } from "../../src/puzzles/penguin/level";
import { penguin } from "../../src/puzzles/penguin/index";
import type { State } from "../../src/puzzles/penguin/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { UsageError, type ParsedArguments } from "../cli";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import { countLures, countNeedless, countPassages } from "./penguin-figures";
import type { PuzzleTool } from "./puzzle-tool";
import { parseMaxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";

const MIN_WIDTH = 5;
const MIN_HEIGHT = 4;
const MAX_WIDTH = 16;
const MAX_HEIGHT = 8;
const MAX_MOVES = 15;
const MAX_LURES = 6;
const MAX_THINGS = 12;
const MAX_BITS = 12;

export const penguinTool: PuzzleTool<Level, State, Target> = {
  puzzle: penguin,
  usage: {
    synopsis: "levels penguin",
    summary: `levels with one shortest solution and no other solution within a move of it; "missed" names the forced moves if
there are more than asked, and the difficulty if it is off by more than half a bit and 15 percent`,
    options: {
      moves: { value: "A..B", defaultValue: "8..10", description: "the moves of the shortest solution" },
      difficulty: { value: "BITS", description: "the difficulty, such as 2.5" },
      ...FORCED_MOVES_OPTION,
      lures: { value: "N", defaultValue: "2", description: "the smallest number of wrong moves that look right" },
      bridges: { value: "N", defaultValue: "3", description: "the largest number of bridges" },
      doors: { value: "N", defaultValue: "0", description: "the largest number of pairs of doors" },
      treadmills: { value: "N", defaultValue: "0", description: "the largest number of treadmills" },
      picks: {
        value: "N",
        defaultValue: "0",
        description: "the largest number of picks; without picks the penguin cannot be lost",
      },
      width: { value: "N", defaultValue: `${MAX_WIDTH}`, description: "the board's columns" },
      height: { value: "N", defaultValue: `${MAX_HEIGHT}`, description: "the board's rows" },
    },
  },
  createComposer: (given) => {
    const target = parseTarget(given);
    return function* (seed) {
      const task = compose(target, createRandom(seed), () => createFinishedTask(true));
      const certified = yield* withProgressText(`composing the level of seed ${seed}`, task);
      if (certified !== undefined) return { level: certified.level, missed: listMisses(certified, target) };
      throw new UsageError(`no level was found on a board of ${target.width} by ${target.height}: ask for less`);
    };
  },
  solution: findFirstShortestSolution,
  figures: (level, certificate) => ({
    lures: countLures(certificate),
    passages: countPassages(certificate),
    needless: countNeedless(level),
  }),
};

function listMisses({ certificate }: CertifiedLevel<Level, State>, target: Target): string[] {
  const { difficultyCentibits, forcedMovesPercent } = certificate.analysis.verdict;
  return [
    ...(isWithinTolerance(difficultyCentibits, target.difficultyCentibits ?? difficultyCentibits)
      ? []
      : ["difficulty"]),
    ...(forcedMovesPercent > target.maxForcedMovesPercent ? ["forcedMoves"] : []),
  ];
}

function parseTarget(given: ParsedArguments): Target {
  const { has, number, range, centibits } = given;
  const width = number("width", MIN_WIDTH, MAX_WIDTH);
  const height = number("height", MIN_HEIGHT, MAX_HEIGHT);
  const [minMoves, maxMoves] = range("moves", 1, MAX_MOVES);
  const maxForced = parseMaxForcedMovesPercent(given);
  return {
    width,
    height,
    minMoves,
    maxMoves,
    lures: number("lures", 0, MAX_LURES),
    bridges: number("bridges", 0, MAX_THINGS),
    doorPairs: number("doors", 0, MAX_DOOR_PAIRS),
    treadmills: number("treadmills", 0, MAX_THINGS),
    picks: number("picks", 0, MAX_THINGS),
    maxForcedMovesPercent: maxForced,
    minStates: 0,
    maxPassagesPercent: 100,
    leadingKind: LeadingKind.None,
    minDeadEnds: 0,
    snowPercent: snowPercentOf(maxForced),
    ...(has("difficulty") ? { difficultyCentibits: centibits("difficulty", MAX_BITS) } : {}),
  };
}
