/** Parses, analyses and generates levels of Ice Path, for the tests of its rules and generator. */
import fc from "fast-check";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { certify } from "../../../src/kernel/certify";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import type { PlacedTarget } from "../../../src/puzzles/ice-path/make/target";
import { findBestCandidate } from "../../../src/puzzles/ice-path/make/generator";
import { MAX_BOARD_CELLS } from "../../../src/kernel/draft";
import { notation, type Level } from "../../../src/puzzles/ice-path/level";
import { rules } from "../../../src/puzzles/ice-path/rules";
import type { State } from "../../../src/puzzles/ice-path/state";
import { expectParsed } from "../../kernel/parse-results";

/** Parses a map, given row by row. Throws if the map is no level. */
export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/**
 * Explores and analyses a level. Returns its certificate: the state graph (all states and the moves between them) with
 * the analysis. Throws if the level has more states than cells.
 */
export function certified(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than cells");
  return certificate;
}

/** Returns how many percent of the best solution's moves leave the player no choice. */
export function forcedMovesPercentOf(level: Level): number {
  return certified(level).analysis.verdict.forcedMovesPercent;
}

/**
 * Returns the properties that a test wants of a generated level: a 12×12 board, 7 to 30 moves and any difficulty. The
 * seal's first cell depends on the seed: from one seed to the next, it lies one cell further on.
 */
export function anyTarget(seed: number): PlacedTarget {
  const fromX = seed % 12;
  const fromY = Math.floor(seed / 12) % 12;
  return {
    width: 12,
    height: 12,
    fromX,
    fromY,
    minMoves: 7,
    maxMoves: 30,
    difficultyCentibits: undefined,
    maxForcedMovesPercent: 100,
    hiddenGoals: 0,
  };
}

/** Generates the level of a seed with the wanted properties. Throws if the generator finds no level. */
export function levelOfSeed(target: PlacedTarget, seed: number): Level {
  const level = runToEnd(findBestCandidate(target, createRandom(seed)))?.level;
  if (level === undefined) throw new Error(`seed ${seed} has no level`);
  return level;
}

/** Generates maps of levels on boards of any size, with the seal `@` and the hole `O` in any cells. */
export function anyMaps(): fc.Arbitrary<string> {
  const side = fc.integer({ min: 1, max: 24 });
  return fc
    .tuple(side, side)
    .filter(([width, height]) => width * height > 1 && (width + 1) * (height + 2) + 1 <= MAX_BOARD_CELLS)
    .chain(([width, height]) => {
      const cells = width * height;
      const things = fc.array(fc.constantFrom<string>(".", ".", ".", "#", "*"), { minLength: cells, maxLength: cells });
      const ends = fc.uniqueArray(fc.nat(cells - 1), { minLength: 2, maxLength: 2 });
      return fc.tuple(things, ends).map(([floor, [seal, hole]]) => {
        const all = floor.with(seal, "@").with(hole, "O").join("");
        return Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width)).join("\n");
      });
    });
}
