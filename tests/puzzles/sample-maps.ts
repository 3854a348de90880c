/** Chooses some levels of a puzzle, for tests that run on every puzzle. */
import { composeNext, createRun } from "../../src/game/modes/run";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

/**
 * Returns the maps of `count` levels of a puzzle, from all parts of its campaign. For a puzzle without campaign,
 * generates levels of all sizes.
 */
export function sampleMaps(puzzle: AnyPuzzle, count: number): string[] {
  const { campaign } = puzzle;
  return Array.from({ length: count }, (_, index) =>
    campaign.levelCount === 0
      ? generatedMap(puzzle, index)
      : campaign.level(Math.floor((index * campaign.levelCount) / count)).map.join("\n"),
  );
}

function generatedMap(puzzle: AnyPuzzle, seed: number): string {
  const target = puzzle.plan.challenge(1 + (seed % CHALLENGE_SIZES));
  const composed = runToEnd(composeNext(puzzle, createRun(seed), target, puzzle.playerPosition?.startPosition));
  composed.certificate.release?.();
  return puzzle.formatMap(composed.level);
}
