import { expect } from "vitest";
import { PlainFault } from "../../tools/packaging/plain-fault";

/** The one line that a tool ends with, with exit code 2. Fails when the work succeeds or breaks in another way. */
export function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (fault) {
    if (!(fault instanceof PlainFault)) throw fault;
    expect(fault.exitCode).toBe(2);
    expect(fault.message).not.toContain("\n");
    return fault.message;
  }
  throw new Error("there is no fault");
}
