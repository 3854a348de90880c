import { expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { PACES } from "../../src/puzzles/pace";
import { usesLongSweeps } from "../seed-count";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { hasSlowSolver, levelsOfRun, wrongFigures } from "./slow-solvers";

/**
 * The number of levels of each endless run that the test solves with the slow solvers. In a long test, 5,100 levels of
 * each puzzle are solved in `RUNS` runs.
 */
const LEVELS_OF_RUN = usesLongSweeps ? 50 : 4;
const RUNS = usesLongSweeps ? 102 : PACES.length;
const FIRST_SEED = 90_000;
const SWEEP_MS = 3_600_000;

test("each puzzle with a campaign has a slow solver", () => {
  expect(FINISHED_PUZZLES.filter(({ id }) => !hasSlowSolver(id))).toEqual([]);
});

test.each(loadAllPuzzles())(
  "the slow solvers find the verdicts of the levels of endless runs of $id at all paces",
  (puzzle) => {
    for (let run = 0; run < RUNS; run++) {
      const pace = PACES[run % PACES.length];
      for (const level of levelsOfRun(puzzle, pace, FIRST_SEED + run, LEVELS_OF_RUN))
        expect(wrongFigures(puzzle, level), `${pace}, seed ${FIRST_SEED + run}, level ${level.number}`).toEqual([]);
    }
  },
  SWEEP_MS,
);
