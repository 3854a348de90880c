import { createRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { finishedTask } from "../../src/kernel/task";
import { compose } from "../../src/puzzles/penguin/make/compose";
import type { Target } from "../../src/puzzles/penguin/make/plan";
import { MAX_DOOR_PAIRS, type Level } from "../../src/puzzles/penguin/level";
import { penguin } from "../../src/puzzles/penguin/index";
import type { State } from "../../src/puzzles/penguin/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { UsageError, type ParsedArguments } from "../cli";
import { firstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import { countLures, countNeedless } from "./penguin-figures";
import type { PuzzleTool } from "./puzzle-tool";
import { maxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";

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
    call: "levels penguin",
    does: `levels whose shortest way is the only one of its length, with no other within a move of it; "missed" has the railroad
where it is more than that, and the difficulty where it comes no nearer than half a bit, or 15 percent if that is more`,
    options: {
      moves: { value: "A..B", defaultValue: "8..10", description: "the moves of the shortest way" },
      difficulty: { value: "BITS", description: "how hard, such as 2.5" },
      ...FORCED_MOVES_OPTION,
      lures: { value: "N", defaultValue: "2", description: "how many wrong ways look right, at the least" },
      bridges: { value: "N", defaultValue: "3", description: "how many bridges there are at the most" },
      doors: { value: "N", defaultValue: "0", description: "how many pairs of doors, likewise" },
      treadmills: { value: "N", defaultValue: "0", description: "how many treadmills, likewise" },
      picks: {
        value: "N",
        defaultValue: "0",
        description: "how many picks, likewise; without any nothing can be lost",
      },
      width: { value: "N", defaultValue: `${MAX_WIDTH}`, description: "the board's columns" },
      height: { value: "N", defaultValue: `${MAX_HEIGHT}`, description: "the board's rows" },
    },
  },
  createComposer: (given) => {
    const wish = parseTarget(given);
    return function* (seed) {
      const work = compose(wish, createRandom(seed), () => finishedTask(true));
      const certified = yield* withProgressText(`composing the level of seed ${seed}`, work);
      if (certified !== undefined) return { level: certified.level, missed: missedBy(certified, wish) };
      throw new UsageError(`no level was found on a board of ${wish.width} by ${wish.height}: ask for less`);
    };
  },
  solution: firstShortestSolution,
  figures: (level, certificate) => ({
    lures: countLures(certificate),
    needless: countNeedless(level),
  }),
};

function missedBy({ certificate }: CertifiedLevel<Level, State>, target: Target): string[] {
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
    maxForcedMovesPercent: maxForcedMovesPercent(given),
    ...(has("difficulty") ? { difficultyCentibits: centibits("difficulty", MAX_BITS) } : {}),
  };
}
