import { CODE_PUZZLES, CODE_SEEDS, readCode, writeCode } from "../../../src/game/codes/challenge-code";
import { isFault } from "../../../src/kernel/fault";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";

const SEED_STEP = 4099;

/** Prints the code of challenges of every puzzle and size, and what is read out of it. */
export function printCodes(emit: (line: string) => void): void {
  for (let puzzle = 0; puzzle < CODE_PUZZLES; puzzle++) {
    for (let size = 1; size <= CHALLENGE_SIZES; size++) {
      for (let seed = 0; seed < CODE_SEEDS; seed += SEED_STEP) printCode(emit, seed, puzzle, size);
      printCode(emit, CODE_SEEDS - 1, puzzle, size);
    }
  }
}

function printCode(emit: (line: string) => void, seed: number, puzzle: number, size: number): void {
  const code = writeCode({ seed, puzzle, size });
  const read = readCode(code, CODE_PUZZLES);
  const says = isFault(read) ? read.fault : `${read.seed} ${read.puzzle} ${read.size}`;
  emit(`${seed} ${puzzle} ${size}: ${code}: ${says}`);
}
