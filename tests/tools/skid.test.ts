import { expect, test } from "vitest";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { generateCandidate } from "../../src/puzzles/skid/make/generator";
import { parseOptions, UsageError } from "../../tools/cli";
import { findTool } from "../../tools/puzzles/index";

const BOARD = { width: 7, height: 6, reds: 2, yellows: 1, crates: 0, ices: 0, pits: 0, goalsPerColour: 1 };

function composeForPar(par: string, seed: number, ...more: readonly string[]): string {
  const tool = findTool("skid");
  const given = parseOptions(["--par", par, "--yellows", "1", ...more], tool.usage);
  return tool.puzzle.formatMap(runToEnd(tool.createComposer(given)(seed)).level);
}

/**
 * Generates levels of Skid from a seed until a shortest solution has `minPar` to `maxPar` moves. Returns the map of
 * this level. Asks for the highest difficulty, as the command-line tool for levels does.
 */
function firstAttemptFor(minPar: number, maxPar: number, seed: number): string {
  const random = createRandom(seed);
  const most = { statesPerCandidate: 20_000, states: 20_000 };
  const hardest = { difficultyCentibits: MAX_CENTIBITS, toleranceCentibits: MAX_CENTIBITS };
  let level: Level | undefined;
  while (level === undefined) {
    const target = { ...BOARD, blocksPercent: 12, minPar, maxPar, maxForcedMovesPercent: 100, ...hardest, ...most };
    level = runToEnd(generateCandidate(target, random, { stateCount: 0 }))?.level;
  }
  return skid.formatMap(level);
}

test("the level of a seed is the first attempt whose solution has a wanted length", () => {
  for (let seed = 1; seed <= 12; seed++) {
    expect(composeForPar("8..9", seed)).toBe(firstAttemptFor(8, 9, seed));
    expect(composeForPar("2..3", seed)).toBe(firstAttemptFor(2, 3, seed));
  }
});

function composeWith(...options: readonly string[]) {
  const tool = findTool("skid");
  return runToEnd(tool.createComposer(parseOptions([...options], tool.usage))(1));
}

test("a wanted difficulty of a Skid level is met, or reported as missed", () => {
  expect(composeWith("--difficulty", "2.5", "--yellows", "1").missed).toEqual([]);
  expect(composeWith("--difficulty", "11", "--tries", "20").missed).toEqual(["difficulty"]);
});

test("a wish that no level meets is rejected after a number of tries, with the nearest level's length", () => {
  expect(() => composeForPar("40..50", 1, "--tries", "400")).toThrow(
    new UsageError(
      "no fair level was found for seed 1 in 400 tries (the nearest fair one took 13 moves): ask for less",
    ),
  );
  expect(() => composeForPar("40..50", 1, "--tries", "2", "--blocks", "50")).toThrow(
    new UsageError("no fair level was found for seed 1 in 2 tries (none was fair): ask for less"),
  );
});
