/** Runs an action of a tool and returns the message of the error that it throws, for the tests of damaged files. */
import { expect } from "vitest";
import { ToolError } from "../../tools/packaging/tool-error";

/**
 * Returns the message of the `ToolError` that `action` throws. Fails if there is no such error, or if its exit code is
 * not 2 or its message has several lines.
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
