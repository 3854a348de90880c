/** Helpers for tests of parsers: they return the parsed value or the fault, and throw if there is none. */
import { isFault, type Fault } from "../../src/kernel/fault";

/** Returns the parsed value. Throws if it is a fault. */
export function expectParsed<T>(parsed: T | Fault): T {
  if (isFault(parsed)) throw new Error(parsed.fault);
  return parsed;
}

/** Returns the sentence of a fault. Throws if the value is not a fault. */
export function expectFault(parsed: unknown): string {
  if (!isFault(parsed)) throw new Error(`expected a fault, but got ${JSON.stringify(parsed)}`);
  return parsed.fault;
}
