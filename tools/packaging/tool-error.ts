/** A fault that its message explains in full, so that no stack is shown. 1: the work failed; 2: something is missing. */
export class ToolError extends Error {
  constructor(
    readonly exitCode: 1 | 2,
    message: string,
  ) {
    super(message);
  }
}

/** Runs a command line tool; a `PlainFault` becomes its message on stderr and its exit code. */
export function runWithToolErrors(tool: () => void): void {
  try {
    tool();
  } catch (fault) {
    if (!(fault instanceof ToolError)) throw fault;
    console.error(fault.message);
    process.exitCode = fault.exitCode;
  }
}
