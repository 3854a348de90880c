/** Errors of command-line tools that are printed as one message without a stack trace. */

/**
 * An error of a command-line tool whose message explains everything, so that no stack trace is printed. Exit code 1
 * means that the tool failed; exit code 2 means that a file or program is missing.
 */
export class ToolError extends Error {
  constructor(
    readonly exitCode: 1 | 2,
    message: string,
  ) {
    super(message);
  }
}

/** Runs a command-line tool. If the tool throws a `ToolError`, prints the message to stderr and sets the exit code. */
export function runWithToolErrors(tool: () => void): void {
  try {
    tool();
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    console.error(fault.message);
    process.exitCode = fault.exitCode;
  }
}
