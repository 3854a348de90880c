import { MOST_CENTIBITS } from "../../src/kernel/bits";
import { createRandom } from "../../src/kernel/random";
import { deliver } from "../../src/kernel/select";
import { finish } from "../../src/kernel/work";
import type { Brief } from "../../src/puzzles/last-ball/brief";
import { compose } from "../../src/puzzles/last-ball/generator";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH, type Wish } from "../../src/puzzles/last-ball/plan";
import type { State } from "../../src/puzzles/last-ball/rules";
import { cellOf, UsageError, wholeNumber } from "../cli";
import type { Option, PuzzleTool } from "./puzzle-tool";

const MAX_SIDE = 14;

/** `[--balls N] [--width N] [--height N] [--from X,Y]`: the generator's levels as they come, without a choice. */
export const lastBallTool: PuzzleTool<Level, State, Wish> = {
  puzzle: lastBall,
  alphabet: "@o.",
  options: {
    balls: { type: "string", default: "8" },
    width: { type: "string", default: `${BOARD_WIDTH}` },
    height: { type: "string", default: `${BOARD_HEIGHT}` },
    from: { type: "string" },
  },
  composer: (option) => {
    const brief = briefOf(option);
    return (seed) => {
      const composition = finish(deliver((random) => compose(brief, random), createRandom(seed)));
      if (composition !== undefined) return composition;
      const { pieces, width, height } = brief;
      throw new UsageError(`no level with ${pieces} balls was found on a board of ${width} by ${height}`);
    };
  },
  figures: () => ({}),
};

function briefOf(option: Option): Brief {
  const number = (name: string, least: number, most: number) => wholeNumber(name, option(name) ?? "", least, most);
  const width = number("width", 2, MAX_SIDE);
  const height = number("height", 2, MAX_SIDE);
  const from = option("from");
  const [fromX, fromY] =
    from === undefined ? [Math.floor((width - 1) / 2), Math.floor(height / 2)] : cellOf(from, width, height);
  const pieces = number("balls", 1, width * height - 1);
  return { width, height, fromX, fromY, pieces, difficultyCentibits: MOST_CENTIBITS };
}
