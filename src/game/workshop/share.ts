import { pageAddress } from "../../device/address";
import { certify, MOST_STATES } from "../../kernel/certify";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { NEVER } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { writeLevelCode } from "../codes/level-code";
import { qrOf, type Qr } from "../codes/qr/qr";

/** What a level is given to others by. */
export interface Shared {
  readonly code: string;
  /** The link that opens the level in a browser; undefined if the game knows no page, or the code is too long. */
  readonly qr: Qr | undefined;
}

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
  const page = pageAddress();
  return { code, qr: page === undefined ? undefined : yield* qrOfLink(page, code) };
}

function* qrOfLink(page: string, code: string): Work<Qr | undefined> {
  return yield* qrOf([
    { mode: "bytes", text: `${page}?level=` },
    // Without hyphens it is shorter, and read as well.
    { mode: "letters", text: code.split("-").join("") },
  ]);
}
