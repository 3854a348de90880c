import { isFault } from "../../src/kernel/fault";
import { isNearlyOneOf, SKETCH_NUMBERS } from "../../src/kernel/sketch";
import { RECENT_LEVELS } from "../../src/game/save/left-level";
import { levelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import type { SealedLevel, SealedPuzzle } from "../../src/puzzles/sealed";
import { measure, runStep } from "./measure";

/** Sketches the levels of each campaign, and compares each with twenty others, as is done before a level is shown. */
export function benchSketch(): void {
  for (const puzzle of PUZZLES) {
    const levels = campaignOf(puzzle);
    measure(`${puzzle.id}: sketch`, 0, () => {
      for (const level of levels) runStep(() => puzzle.sketches(level));
    });
    measure(`${puzzle.id}: compare sketches`, 0, () => {
      levels.forEach((level, at) => {
        const remembered = firstSketches(puzzle, levels, at + 1);
        const sketches = puzzle.sketches(level);
        runStep(() => isNearlyOneOf(remembered, sketches));
      });
    });
  }
}

function campaignOf(puzzle: SealedPuzzle): SealedLevel[] {
  return levelsOf(puzzle.campaign).map(({ map }) => {
    const level = puzzle.read(map.join("\n"));
    if (isFault(level)) throw new Error(level.fault);
    return level;
  });
}

/** What a run would remember of as many levels as it does, from number `first` on, and over the end to the beginning. */
function firstSketches(puzzle: SealedPuzzle, levels: readonly SealedLevel[], first: number): number[] {
  const numbers: number[] = [];
  for (let step = 0; step < RECENT_LEVELS; step++) {
    const sketches = puzzle.sketches(levels[(first + step) % levels.length]);
    for (let number = 0; number < SKETCH_NUMBERS; number++) numbers.push(sketches[number]);
  }
  return numbers;
}
