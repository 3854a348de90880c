/**
 * Measures how long it takes to create and compare similarity sketches. A sketch is a list of numbers by which the game
 * recognises that two levels are similar.
 */
import { isFault } from "../../src/kernel/fault";
import { isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { runToEnd } from "../../src/kernel/task";
import { MAX_RECENT_LEVELS } from "../../src/game/save/resume-point";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { measure, measureStep, measureTask } from "./measure";

export function benchSimilaritySketch(): void {
  for (const puzzle of loadAllPuzzles()) {
    const levels = parseCampaign(puzzle);
    measure(`${puzzle.id}: similarity sketch`, 0, () => {
      for (const level of levels) measureStep(() => puzzle.similaritySketch(level));
    });
    measure(`${puzzle.id}: all sketches`, 0, () => {
      for (const level of levels) measureTask(() => puzzle.symmetrySketches(level));
    });
    measure(`${puzzle.id}: compare sketches`, 0, () => {
      levels.forEach((level, index) => {
        const remembered = firstSketches(puzzle, levels, index + 1);
        const sketches = runToEnd(puzzle.symmetrySketches(level));
        measureTask(() => isSimilarToAny(remembered, sketches));
      });
    });
  }
}

function parseCampaign(puzzle: AnyPuzzle): OpaqueLevel[] {
  return allLevelsOf(puzzle.campaign).map(({ map }) => {
    const level = puzzle.parseMap(map.join("\n"));
    if (isFault(level)) throw new Error(level.fault.kind);
    return level;
  });
}

function firstSketches(puzzle: AnyPuzzle, levels: readonly OpaqueLevel[], first: number): number[] {
  const numbers: number[] = [];
  for (let step = 0; step < MAX_RECENT_LEVELS; step++) {
    for (const number of puzzle.similaritySketch(levels[(first + step) % levels.length])) numbers.push(number);
  }
  return numbers;
}
