import { expect } from "vitest";
import { ToolError } from "../../tools/packaging/tool-error";

/** The one line that a tool ends with, with exit code 2. Fails when the work succeeds or breaks in another way. */
export function errorLineOf(action: () => unknown): string {
  try {
    action();
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    expect(fault.exitCode).toBe(2);
    expect(fault.message).not.toContain("\n");
    return fault.message;
  }
  throw new Error("there is no fault");
}
