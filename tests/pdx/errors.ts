/** Runs an action of a tool and returns the error that it throws, for the tests of damaged files. */
import { expect } from "vitest";
import { ToolError } from "../../tools/packaging/tool-error";

/**
 * Returns the one line of the error that a tool's action throws, with exit code 2. Fails if there is no error or
 * another kind of error.
 */
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
