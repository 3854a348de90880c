import { mostRows } from "../../src/kernel/draft";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { done, type Work } from "../../src/kernel/work";
import { choose } from "../../src/puzzles/last-ball/make/compose";
import type { Brief, Wish } from "../../src/puzzles/last-ball/make/wish";
import { compose } from "../../src/puzzles/last-ball/make/generator";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../src/puzzles/last-ball/make/plan";
import type { State } from "../../src/puzzles/last-ball/state";
import { isAsAsked } from "../as-asked";
import { startOf, UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import { during } from "../search";
import type { MadeLevel, PuzzleTool } from "./puzzle-tool";
import { mostRailroadOf, RAILROAD } from "./railroad-option";
import { deliver } from "../deliver";

const MOST_COLUMNS = 16;
const MOST_ROWS = 14;
const MOST_BITS = 12;

export const lastBallTool: PuzzleTool<Level, State, Wish> = {
  puzzle: lastBall,
  usage: {
    call: "levels last-ball",
    does: `the generator's levels as they come, or, with --difficulty, chosen as the game chooses them; "missed" has it where that
comes no nearer than half a bit, or 15 percent if that is more, and the railroad where it is more than asked`,
    options: {
      balls: { value: "N", unlessTold: "8", asks: "how many white balls" },
      difficulty: { value: "BITS", asks: "how hard, such as 1.5; only with this goes the option that follows" },
      ...RAILROAD,
      width: { value: "N", unlessTold: `${BOARD_WIDTH}`, asks: "the board's columns" },
      height: { value: "N", unlessTold: `${BOARD_HEIGHT}`, asks: "the board's rows" },
      from: { value: "X,Y", asks: "the black ball's column and row, from 0; the middle unless told" },
    },
  },
  composer: (given) => {
    if (given.has("railroad") && !given.has("difficulty"))
      throw new UsageError("--railroad goes with --difficulty only");
    const brief = briefOf(given);
    const make = given.has("difficulty") ? chosen : asItComes;
    return function* (seed) {
      const made = yield* during(`composing the level of seed ${seed}`, make(brief, seed));
      if (made !== undefined) return made;
      const { whites, width, height } = brief;
      throw new UsageError(`no level with ${whites} balls was found on a board of ${width} by ${height}`);
    };
  },
  solution: firstShortest,
  figures: () => ({}),
};

function* asItComes(brief: Brief, seed: number): Work<MadeLevel<Level> | undefined> {
  const composition = yield* deliver((random) => compose(brief, random), createRandom(seed));
  return composition && { level: composition.level, missed: [] };
}

function* chosen(brief: Brief, seed: number): Work<MadeLevel<Level> | undefined> {
  const certified = yield* choose(brief, createRandom(seed), () => done(true));
  if (certified === undefined) return undefined;
  const { level, certificate } = certified;
  certificate.recycle?.();
  const { difficultyCentibits, railroadPercent } = certificate.analysis.verdict;
  const missed = [
    ...(isAsAsked(difficultyCentibits, brief.difficultyCentibits) ? [] : ["difficulty"]),
    ...(railroadPercent > brief.mostRailroadPercent ? ["railroad"] : []),
  ];
  return { level, missed };
}

function briefOf(given: Given): Brief {
  const { has, option, number, centibits } = given;
  const width = number("width", 2, MOST_COLUMNS);
  const height = number("height", 2, Math.min(MOST_ROWS, mostRows(width)));
  const [fromX, fromY] = startOf({ option }, width, height);
  const whites = number("balls", 1, width * height - 1);
  const difficultyCentibits = has("difficulty") ? centibits("difficulty", MOST_BITS) : MOST_CENTIBITS;
  return { width, height, fromX, fromY, whites, difficultyCentibits, mostRailroadPercent: mostRailroadOf(given) };
}
