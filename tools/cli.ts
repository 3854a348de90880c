import { parseArgs, type ParseArgsConfig } from "node:util";

/** A mistake of whoever called a tool: one clear sentence. */
export class UsageError extends Error {}

/** Runs a tool; a usage error becomes one line on stderr and exit code 2. */
export function runTool(name: string, run: () => void): void {
  // Whoever reads only the first lines has closed the pipe: that is no fault.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  try {
    run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}

/** The words and options of a command line; throws `UsageError` for an option that does not exist. */
export function readArguments(args: readonly string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(/\.\s/)[0]);
  }
}

/** A whole number given as an option; throws `UsageError` unless it is one from `least` to `most`. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
  }
  return number;
}

/** A cell given as an option `--from`, as a column and a row from 0; throws `UsageError` if it is not on the board. */
export function cellOf(text: string, width: number, height: number): [number, number] {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (match === null) throw new UsageError(`--from is "${text}"; it must be a column and a row, such as 5,3`);
  const [x, y] = [Number(match[1]), Number(match[2])];
  if (x >= width || y >= height) throw new UsageError(`--from ${text} is not on a board of ${width} by ${height}`);
  return [x, y];
}

/** Two whole numbers given as an option, such as `7..12`, from `least` to `most`; throws `UsageError` unless they are. */
export function rangeOf(name: string, text: string, least: number, most: number): [number, number] {
  const match = /^(\d+)\.\.(\d+)$/.exec(text);
  const [from, to] = match === null ? [1, 0] : [Number(match[1]), Number(match[2])];
  if (from <= to && from >= least && to <= most) return [from, to];
  throw new UsageError(
    `--${name} is "${text}"; it must be two whole numbers from ${least} to ${most}, the lesser first, such as 7..12`,
  );
}
