import { createRandom } from "../../src/kernel/random";
import type { Certified } from "../../src/kernel/select";
import { done } from "../../src/kernel/work";
import { compose } from "../../src/puzzles/penguin/make/compose";
import type { Wish } from "../../src/puzzles/penguin/make/plan";
import { DOOR_PAIRS, type Level } from "../../src/puzzles/penguin/level";
import { penguin } from "../../src/puzzles/penguin/index";
import type { State } from "../../src/puzzles/penguin/state";
import { isAsAsked } from "../as-asked";
import { UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import { during } from "../search";
import { countLures, countNeedless } from "./penguin-figures";
import type { PuzzleTool } from "./puzzle-tool";
import { mostRailroadOf, RAILROAD } from "./railroad-option";

const LEAST_WIDTH = 5;
const LEAST_HEIGHT = 4;
const MOST_WIDTH = 16;
const MOST_HEIGHT = 8;
const MOST_MOVES = 15;
const MOST_LURES = 6;
const MOST_THINGS = 12;
const MOST_BITS = 12;

export const penguinTool: PuzzleTool<Level, State, Wish> = {
  puzzle: penguin,
  usage: {
    call: "levels penguin",
    does: `levels whose shortest way is the only one of its length, with no other within a move of it; "missed" has the railroad
where it is more than that, and the difficulty where it comes no nearer than half a bit, or 15 percent if that is more`,
    options: {
      moves: { value: "A..B", unlessTold: "8..10", asks: "the moves of the shortest way" },
      difficulty: { value: "BITS", asks: "how hard, such as 2.5" },
      ...RAILROAD,
      lures: { value: "N", unlessTold: "2", asks: "how many wrong ways look right, at the least" },
      bridges: { value: "N", unlessTold: "3", asks: "how many bridges there are at the most" },
      doors: { value: "N", unlessTold: "0", asks: "how many pairs of doors, likewise" },
      treadmills: { value: "N", unlessTold: "0", asks: "how many treadmills, likewise" },
      picks: { value: "N", unlessTold: "0", asks: "how many picks, likewise; without any nothing can be lost" },
      width: { value: "N", unlessTold: `${MOST_WIDTH}`, asks: "the board's columns" },
      height: { value: "N", unlessTold: `${MOST_HEIGHT}`, asks: "the board's rows" },
    },
  },
  composer: (given) => {
    const wish = wishOf(given);
    return function* (seed) {
      const work = compose(wish, createRandom(seed), () => done(true));
      const certified = yield* during(`composing the level of seed ${seed}`, work);
      if (certified !== undefined) return { level: certified.level, missed: missedBy(certified, wish) };
      throw new UsageError(`no level was found on a board of ${wish.width} by ${wish.height}: ask for less`);
    };
  },
  solution: firstShortest,
  figures: (level, certificate) => ({
    lures: countLures(certificate),
    needless: countNeedless(level),
  }),
};

function missedBy({ certificate }: Certified<Level, State>, wish: Wish): string[] {
  const { difficultyCentibits, railroadPercent } = certificate.analysis.verdict;
  return [
    ...(isAsAsked(difficultyCentibits, wish.difficultyCentibits ?? difficultyCentibits) ? [] : ["difficulty"]),
    ...(railroadPercent > wish.mostRailroadPercent ? ["railroad"] : []),
  ];
}

function wishOf(given: Given): Wish {
  const { has, number, range, centibits } = given;
  const width = number("width", LEAST_WIDTH, MOST_WIDTH);
  const height = number("height", LEAST_HEIGHT, MOST_HEIGHT);
  const [leastMoves, mostMoves] = range("moves", 1, MOST_MOVES);
  return {
    width,
    height,
    leastMoves,
    mostMoves,
    lures: number("lures", 0, MOST_LURES),
    bridges: number("bridges", 0, MOST_THINGS),
    doorPairs: number("doors", 0, DOOR_PAIRS),
    treadmills: number("treadmills", 0, MOST_THINGS),
    picks: number("picks", 0, MOST_THINGS),
    mostRailroadPercent: mostRailroadOf(given),
    ...(has("difficulty") ? { difficultyCentibits: centibits("difficulty", MOST_BITS) } : {}),
  };
}
