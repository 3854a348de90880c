import { longestSolutions } from "./ice-path/longest";
import { readOptions, runTool, UsageError } from "./cli";
import type { Usage } from "./help";

const MOST_ROCKS = 8;

const USAGE: Usage = {
  call: "longest",
  does: `prints as one line of JSON how long the longest shortest solution of Ice Path is on a bare board with so many rocks,
over all their placements, all starts and all holes; passedOver: the hole counts as soon as the seal comes over it,
the game's rule; stoppedOn: it must stop there; six rocks on the 6 by 7 board take seconds, seven a minute`,
  options: {
    width: { value: "N", unlessTold: "6", asks: "the board's columns" },
    height: { value: "N", unlessTold: "7", asks: "the board's rows" },
    rocks: { value: "N", unlessTold: "3", asks: "how many rocks" },
  },
};

runTool("longest", () => {
  const { number } = readOptions(process.argv.slice(2), USAGE);
  const width = number("width", 1, 8);
  const height = number("height", 1, 7);
  if (width * height < 2) throw new UsageError("a board needs two cells");
  const rocks = number("rocks", 0, Math.min(MOST_ROCKS, width * height - 2));
  process.stdout.write(`${JSON.stringify({ width, height, rocks, ...longestSolutions(width, height, rocks) })}\n`);
});
