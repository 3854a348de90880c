/**
 * Helpers for tests of parsers. They return the parsed value, or the fault that the parser reports, and throw if there
 * is none.
 */
import { isFault, type Fault } from "../../src/kernel/fault";

/** Returns the parsed value. Throws if the parser has reported a fault instead. */
export function expectParsed<T>(parsed: T | Fault): T {
  if (isFault(parsed)) throw new Error(parsed.fault);
  return parsed;
}

/** Returns the sentence of the fault that a parser has reported. Throws if there is no fault. */
export function expectFault(parsed: unknown): string {
  if (!isFault(parsed)) throw new Error(`expected a fault, but got ${JSON.stringify(parsed)}`);
  return parsed.fault as string;
}
