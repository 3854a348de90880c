/**
 * Wraps a puzzle's generator so that it gives up each level which a mode rejects, for example because it is too hard.
 * The caller then generates another level.
 */
import type { Certificate } from "../../kernel/analysed-graph";
import type { Random } from "../../kernel/random";
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";

/**
 * Returns `puzzle` with a generator that gives up each level which `isAccepted` rejects. For such a level, the
 * generator returns undefined.
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
