import { certify, MOST_STATES } from "../../kernel/certify";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { NEVER } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { writeLevelCode } from "../codes/level-code";
import { pictureOfLink, type Shared } from "../codes/link-picture";

/** An own level to be shared. Only what is known to be solvable is given to others: else it is said why it is not. */
export function* shareLevel(puzzle: SealedPuzzle, map: string): Work<Shared | Fault> {
  const level = puzzle.read(map);
  if (isFault(level)) return fault("not a level yet: see the editor");
  const certificate = yield* certify(puzzle.rules(level), MOST_STATES);
  if (certificate === undefined) return fault("too large to know if it can be won");
  const { par } = certificate.analysis.verdict;
  certificate.recycle?.();
  if (par === NEVER) return fault("it cannot be won");
  const code = yield* writeLevelCode({ world: WORLDS.findIndex(({ id }) => id === puzzle.id), map });
  return { code, qr: yield* pictureOfLink("level", code) };
}
