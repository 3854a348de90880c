import { isFault } from "../../src/kernel/fault";
import { isNearlyOneOf } from "../../src/kernel/sketch";
import { finish } from "../../src/kernel/work";
import { RECENT_LEVELS } from "../../src/game/save/left-level";
import { levelsOf } from "../../src/puzzles/campaign";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedLevel, SealedPuzzle } from "../../src/puzzles/sealed";
import { measure, runStep, runWork } from "./measure";

/** Sketches the levels of each campaign, and compares each with twenty others, as is done before a level is shown. */
export function benchSketch(): void {
  for (const puzzle of allPuzzles()) {
    const levels = campaignOf(puzzle);
    measure(`${puzzle.id}: first sketch`, 0, () => {
      for (const level of levels) runStep(() => puzzle.firstSketch(level));
    });
    measure(`${puzzle.id}: all sketches`, 0, () => {
      for (const level of levels) runWork(() => puzzle.sketches(level));
    });
    measure(`${puzzle.id}: compare sketches`, 0, () => {
      levels.forEach((level, at) => {
        const remembered = firstSketches(puzzle, levels, at + 1);
        const sketches = finish(puzzle.sketches(level));
        runWork(() => isNearlyOneOf(remembered, sketches));
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
    for (const number of puzzle.firstSketch(levels[(first + step) % levels.length])) numbers.push(number);
  }
  return numbers;
}
