/**
 * The command `npm run longest`: finds the levels of the puzzle Ice Path with the longest shortest solutions on boards
 * of one size.
 */

import { findLongestSolutions } from "./ice-path/longest-solutions";
import { parseOptions, runTool, UsageError } from "./cli";
import type { Usage } from "./help";

const MAX_ROCKS = 8;

const USAGE: Usage = {
  synopsis: "longest",
  summary: `prints, as one line of JSON, the length of the longest shortest solution of Ice Path on a bare board with rocks,
over all placements of the rocks, all starts and all holes; passedOver: the seal need only pass over the hole, as in the
game; stoppedOn: it must stop there; six rocks on the 6 by 7 board take seconds, seven take a minute`,
  options: {
    width: { value: "N", defaultValue: "6", description: "the board's columns" },
    height: { value: "N", defaultValue: "7", description: "the board's rows" },
    rocks: { value: "N", defaultValue: "3", description: "the number of rocks" },
  },
};

runTool("longest", () => {
  const { number } = parseOptions(process.argv.slice(2), USAGE);
  const width = number("width", 1, 8);
  const height = number("height", 1, 7);
  if (width * height < 2) throw new UsageError("a board needs two cells");
  const rocks = number("rocks", 0, Math.min(MAX_ROCKS, width * height - 2));
  process.stdout.write(`${JSON.stringify({ width, height, rocks, ...findLongestSolutions(width, height, rocks) })}\n`);
});
