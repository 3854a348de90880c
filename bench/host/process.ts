import { spawn } from "node:child_process";
import { ToolError } from "../../tools/packaging/tool-error";

/** Runs a program to its end; gives what it printed. Throws `PlainFault` with what it complained of. */
export function outputOf(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => printed.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => complaints.push(bytes));
    child.on("error", reject);
    child.on("close", (exitCode) => {
      if (exitCode === 0) resolve(Buffer.concat(printed).toString());
      else
        reject(new ToolError(1, `${program} ended with ${exitCode}: ${Buffer.concat(complaints).toString().trim()}`));
    });
  });
}
