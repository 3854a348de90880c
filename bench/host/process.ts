/**
 * Runs programs that print measurements: the emulator of the Playdate's processor, and parts of the bench in Node.
 */
import { spawn } from "node:child_process";
import { ToolError } from "../../tools/packaging/tool-error";

/** Runs a program and returns what it printed. Throws `ToolError` with the program's error output if it fails. */
export function runProgram(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    const errorOutput: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => printed.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => errorOutput.push(bytes));
    child.on("error", reject);
    child.on("close", (exitCode) => {
      if (exitCode === 0) resolve(Buffer.concat(printed).toString());
      else
        reject(new ToolError(1, `${program} ended with ${exitCode}: ${Buffer.concat(errorOutput).toString().trim()}`));
    });
  });
}
