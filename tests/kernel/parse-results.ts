/**
 * Defines two kinds of functions for tests of parsers. One kind returns the parsed value, and throws if the parser
 * reports an error. The other kind returns the error, and throws if there is none.
 */
import type { Problem } from "../../src/kernel/draft";
import { isFault, type Fault } from "../../src/kernel/fault";
import type { MapFault } from "../../src/kernel/map-fault";
import type { WrongMove } from "../../src/kernel/moves-text";
import { mapFaultText } from "../../tools/fault-texts";

/** Returns the parsed value. Throws if the parser has reported an error instead. */
export function expectParsed<T>(parsed: T | Fault<unknown>): T {
  if (isFault(parsed)) throw new Error(JSON.stringify(parsed.fault));
  return parsed;
}

/**
 * Returns the problem of a board with an English sentence in place of the error code. Returns undefined if the board
 * has no problem.
 */
export function problemInWords(problem: Problem | undefined): { fault: string; cell: number } | undefined {
  return problem === undefined ? undefined : { fault: mapFaultText(problem.fault), cell: problem.cell };
}

/** Returns the sentence of the error that a parser has reported. Throws if there is no error. */
export function expectFault(parsed: unknown): string {
  if (!isFault(parsed)) throw new Error(`expected a fault, but got ${JSON.stringify(parsed)}`);
  return typeof parsed.fault === "string" ? parsed.fault : mapFaultText(parsed.fault as MapFault | WrongMove);
}
