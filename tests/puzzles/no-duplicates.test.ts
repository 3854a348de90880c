import { expect, test } from "vitest";
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { seedCount } from "../seed-count";
import { computeLevelFingerprint } from "../../tools/fingerprint";

const LEVEL_COUNT = seedCount(500, 40);
const SEED = 8700001;

test.each(loadAllPuzzles())(
  `no level among ${LEVEL_COUNT} endless levels of $id is a turn or a mirror of another`,
  (puzzle) => {
    const run = createRun(SEED);
    const looks = new Map<number, number>();
    for (let number = 1; number <= LEVEL_COUNT; number++) {
      const composed = runToEnd(composeAtPace(puzzle, "rising", run, puzzle.playerPosition?.startPosition));
      composed.certificate.release?.();
      const look = computeLevelFingerprint(puzzle, composed.level);
      expect(looks.get(look), `the twin of level ${number}`).toBeUndefined();
      looks.set(look, number);
      advanceRun(puzzle, run, composed);
    }
  },
);
