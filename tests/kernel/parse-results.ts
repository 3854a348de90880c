import { isFault, type Fault } from "../../src/kernel/fault";

/** What was read, where it must be right. */
export function expectParsed<T>(read: T | Fault): T {
  if (isFault(read)) throw new Error(read.fault);
  return read;
}

/** The sentence of a fault, where there must be one. */
export function expectFault(read: unknown): string {
  if (!isFault(read)) throw new Error(`no fault, but ${JSON.stringify(read)}`);
  return read.fault;
}
