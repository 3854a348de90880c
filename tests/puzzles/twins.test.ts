import { expect, test } from "vitest";
import { composeLevel, enterNextLevel, startRun } from "../../src/game/modes/run";
import { finish } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import { seeds } from "../effort";
import { fingerprintOf } from "../../tools/fingerprint";

const LEVELS = seeds(500, 40);
const SEED = 8700001;

test.each(allPuzzles())(`of ${LEVELS} endless levels of $id none is a turn or a mirror of another`, (puzzle) => {
  const run = startRun(SEED);
  const looks = new Map<number, number>();
  for (let number = 1; number <= LEVELS; number++) {
    const { level, certificate } = finish(composeLevel(puzzle, run, puzzle.whereabouts?.start));
    certificate.recycle?.();
    const look = fingerprintOf(puzzle, level);
    expect(looks.get(look), `the twin of level ${number}`).toBeUndefined();
    looks.set(look, number);
    enterNextLevel(puzzle, run, level);
  }
});
