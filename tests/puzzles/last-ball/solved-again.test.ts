import { expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { certify } from "../../../src/kernel/certify";
import { runToEnd } from "../../../src/kernel/task";
import { notation } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { placedTargetOf, compositionOfSeed, statesOf } from "./maps";
import { difficultyBits, parseMap, solve } from "./slow-solver";

const LEVELS = seedCount(4_000, 500);
const NO_CAP = 1_000_000;

test(`the slow solver, which shares no code with the game, confirms the verdicts of ${LEVELS} generated levels`, () => {
  for (let seed = 1; seed <= LEVELS; seed++) {
    const { level, solution } = compositionOfSeed(placedTargetOf(seed), seed);
    const solutionStates = statesOf(level, solution);
    expect(rules(level).outcome(solutionStates[solutionStates.length - 1]), `seed ${seed}`).toBe("won");

    const verdict = runToEnd(certify(rules(level), NO_CAP))?.analysis.verdict;
    const { field, state } = parseMap(notation.formatMap(level));
    const found = solve(field, state);
    const { shortest, solutions, states, deadEnds } = found;
    expect(verdict, `seed ${seed}`).toMatchObject({
      par: shortest,
      solutionCount: solutions,
      stateCount: states,
      deadEndCount: deadEnds,
    });
    expect(shortest, `seed ${seed}`).toBe(level.whites.length);
    expect(solutions, `seed ${seed}`).toBeGreaterThan(0);
    expect(Math.abs((verdict?.difficultyCentibits ?? 0) - 100 * difficultyBits(found)), `seed ${seed}`).toBeLessThan(1);
  }
});
