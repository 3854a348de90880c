/** Errors of command-line tools that are printed as one message without a stack. */

/**
 * An error whose message says everything, so no stack is printed. Exit code 1: the work failed; 2: something is
 * missing.
 */
export class ToolError extends Error {
  constructor(
    readonly exitCode: 1 | 2,
    message: string,
  ) {
    super(message);
  }
}

/** Runs a command-line tool. For a `ToolError` it prints the message to stderr and sets the exit code. */
export function runWithToolErrors(tool: () => void): void {
  try {
    tool();
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    console.error(fault.message);
    process.exitCode = fault.exitCode;
  }
}
