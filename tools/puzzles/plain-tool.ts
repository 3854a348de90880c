/** Creates the functions that the command-line tools need for a puzzle without options of its own. */

import { composeNext, createRun } from "../../src/game/modes/run";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import type { AnyPuzzleTool } from "./puzzle-tool";

/**
 * Creates the functions that the command-line tools need for a puzzle without options of its own. Because there is no
 * option for the difficulty, the generated levels have a medium difficulty. They are as hard as the middle levels of a
 * challenge of the largest size (ten levels that a player shares with a friend).
 */
export function createPlainTool(puzzle: AnyPuzzle): AnyPuzzleTool {
  const target = puzzle.plan.challenge(Math.floor(CHALLENGE_SIZES / 2));
  return {
    puzzle,
    usage: {
      synopsis: `levels ${puzzle.id}`,
      summary: "a level as in the middle of a challenge; the puzzle has no options of its own",
      options: {},
    },
    createComposer: () =>
      function* (seed) {
        const { level, certificate } = yield* withProgressText(
          `composing the level of seed ${seed}`,
          composeNext(puzzle, createRun(seed), target, puzzle.playerPosition?.startPosition),
        );
        certificate.release?.();
        return { level, missed: [] };
      },
    solution: findFirstShortestSolution,
    figures: () => ({}),
  };
}
