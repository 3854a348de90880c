/** Explores all states of one very large level of the puzzle Skid, in Node. */
import { runToEnd } from "../../src/kernel/task";
import { isFault } from "../../src/kernel/fault";
import { exploreLevel } from "../../src/puzzles/skid/explore/certify";
import { notation } from "../../src/puzzles/skid/level";
import { countCellsAndPieces } from "../../src/puzzles/skid/make/potential-states";
import { printFigure } from "./figures";
import { exactPotentialStates } from "../../tools/mine/skid-potential";

/**
 * A level as large as the largest one in BigBangPixel's article "Simple mechanics, complex puzzle creation", which
 * describes the original of Skid.
 */
const LARGE_LEVEL = ["######R#", "#ir..rr#", "#..y##y#", "#...#..#", "#r.y#.cY", "##.#..y#", "########"];

const MAX_STATES = 3_000_000;
const BYTES_PER_MB = 1_048_576;

/** Explores all states of a level with more than a million states. Prints how much time and memory this takes. */
export function benchSkidScale(): void {
  const level = notation.parseMap(LARGE_LEVEL.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  const startMs = performance.now();
  const exploration = runToEnd(exploreLevel(level, MAX_STATES));
  const seconds = (performance.now() - startMs) / 1000;
  if (exploration === undefined) throw new Error(`the level has more than ${MAX_STATES} states`);
  const { stateCount, wonStates } = exploration;
  printFigure(
    "skid in Node: potential states of a large level",
    Number(exactPotentialStates(countCellsAndPieces(level))),
  );
  printFigure("skid in Node: its real states", stateCount - wonStates.length);
  printFigure("skid in Node: explored in full in, s", Math.round(seconds * 10) / 10);
  printFigure("skid in Node: memory held, MB", Math.round(process.memoryUsage().rss / BYTES_PER_MB));
}
