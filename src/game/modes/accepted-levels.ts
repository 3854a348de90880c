/**
 * Changes a puzzle's level generator so that it discards levels that a mode does not accept, for example because they
 * are too hard.
 */
import type { Certificate } from "../../kernel/analysed-graph";
import type { Random } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";

/**
 * Returns a copy of `puzzle` whose generator discards each level for which `isAccepted` returns false. The generator
 * returns undefined in place of such a level.
 */
export function withAcceptedLevels<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  isAccepted: (certificate: Certificate<State>) => Task<boolean>,
): Puzzle<Level, State, Target> {
  return Object.assign({}, puzzle, {
    compose: (
      target: Target,
      from: Position | undefined,
      random: Random,
      isAcceptable: (level: Level) => Task<boolean>,
    ) => giveUpUnlessAccepted(puzzle.compose(target, from, random, isAcceptable), isAccepted),
  });
}

function* giveUpUnlessAccepted<Level, State>(
  composing: Task<CertifiedLevel<Level, State> | undefined>,
  isAccepted: (certificate: Certificate<State>) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const certified = yield* composing;
  if (certified === undefined || (yield* isAccepted(certified.certificate))) return certified;
  certified.certificate.release?.();
  return undefined;
}
