import { mostRows } from "../../src/kernel/draft";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { deliver } from "../../src/kernel/select";
import type { Brief, Wish } from "../../src/puzzles/last-ball/make/wish";
import { compose } from "../../src/puzzles/last-ball/make/generator";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../src/puzzles/last-ball/make/plan";
import type { State } from "../../src/puzzles/last-ball/state";
import { startOf, UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import { during } from "../search";
import type { PuzzleTool } from "./puzzle-tool";

const MOST_COLUMNS = 16;
const MOST_ROWS = 14;

export const lastBallTool: PuzzleTool<Level, State, Wish> = {
  puzzle: lastBall,
  usage: {
    call: "levels last-ball",
    does: "the generator's levels as they come, without a choice",
    options: {
      balls: { value: "N", unlessTold: "8", asks: "how many white balls" },
      width: { value: "N", unlessTold: `${BOARD_WIDTH}`, asks: "the board's columns" },
      height: { value: "N", unlessTold: `${BOARD_HEIGHT}`, asks: "the board's rows" },
      from: { value: "X,Y", asks: "the black ball's column and row, from 0; the middle unless told" },
    },
  },
  composer: (given) => {
    const brief = briefOf(given);
    return function* (seed) {
      const delivery = deliver((random) => compose(brief, random), createRandom(seed));
      const composition = yield* during(`composing the level of seed ${seed}`, delivery);
      if (composition !== undefined) return { level: composition.level, missed: [] };
      const { whites, width, height } = brief;
      throw new UsageError(`no level with ${whites} balls was found on a board of ${width} by ${height}`);
    };
  },
  solution: firstShortest,
  figures: () => ({}),
};

function briefOf({ option, number }: Given): Brief {
  const width = number("width", 2, MOST_COLUMNS);
  const height = number("height", 2, Math.min(MOST_ROWS, mostRows(width)));
  const [fromX, fromY] = startOf({ option }, width, height);
  const whites = number("balls", 1, width * height - 1);
  return { width, height, fromX, fromY, whites, difficultyCentibits: MOST_CENTIBITS };
}
