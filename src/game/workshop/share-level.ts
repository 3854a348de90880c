/** Computes the code and the QR code with which a player shares an own level. */
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { UNREACHABLE } from "../../kernel/graph";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { writeLevelCode } from "../codes/level-code";
import { createLinkQr, type SharedCode } from "../codes/link-qr";

type ShareFault = "no-level" | "too-large" | "unwinnable";

export type ShareResult = SharedCode | Fault<ShareFault>;

/**
 * Computes the code and the QR code of a level, or an error value with the reason why the level cannot be shared. A
 * level can be shared only if the analysis proves that it can be won.
 */
export function* shareLevel(puzzle: AnyPuzzle, map: string): Task<ShareResult> {
  const code = yield* codeToShare(puzzle, map);
  return typeof code === "string" ? { code, qr: yield* createLinkQr({ kind: "level", code }) } : code;
}

/** Computes the code of a level, or an error value with the reason why the level cannot be shared. */
export function* codeToShare(puzzle: AnyPuzzle, map: string): Task<string | Fault<ShareFault>> {
  const level = puzzle.parseMap(map);
  if (isFault(level)) return fault("no-level");
  const certificate = yield* certify(puzzle.rules(level), MAX_LEVEL_STATES);
  if (certificate === undefined) return fault("too-large");
  const { par } = certificate.analysis.verdict;
  certificate.release?.();
  if (par === UNREACHABLE) return fault("unwinnable");
  return yield* writeLevelCode({ puzzleIndex: PUZZLES.findIndex(({ id }) => id === puzzle.id), map });
}
