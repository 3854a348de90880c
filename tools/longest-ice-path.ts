import { longestSolutions } from "./ice-path/longest";
import { readArguments, runTool, UsageError, wholeNumber } from "./cli";

// longest [--width N] [--height N] [--rocks N]
// prints as one line of JSON how long the longest shortest solution of Ice Path is on a bare board with so many rocks,
// over all their placements, all starts and all holes. passedOver: the hole counts as soon as the walker comes over it,
// the game's rule; stoppedOn: it must stop there. Six rocks on the 6 by 7 board take seconds, seven a minute.

const MOST_ROCKS = 8;

runTool("longest", () => {
  const number = { type: "string" } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), {
    width: number,
    height: number,
    rocks: number,
  });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
  const width = wholeNumber("width", text(values["width"], "6"), 1, 8);
  const height = wholeNumber("height", text(values["height"], "7"), 1, 7);
  if (width * height < 2) throw new UsageError("a board needs two cells");
  const rocks = wholeNumber("rocks", text(values["rocks"], "3"), 0, Math.min(MOST_ROCKS, width * height - 2));
  process.stdout.write(`${JSON.stringify({ width, height, rocks, ...longestSolutions(width, height, rocks) })}\n`);
});

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}
