/** Parses command lines and reports errors, for all command-line tools that take options. */

import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { formatHelp, type OptionUsage, type Usage } from "./help";
import { ToolError } from "./packaging/tool-error";
import { runReportingTask, Interrupted, type ReportingTask } from "./reporting-task";

/** The exit code after Ctrl-C, as in shells: 128 plus 2, the number of the signal SIGINT. */
const EXIT_INTERRUPTED = 130;

/** A mistake in a tool's command line or input, described in one sentence. */
export class UsageError extends Error {}

/** Thrown when the command line contains `--help`. The message of this error is the help text. */
export class HelpRequested extends Error {
  constructor(usages: readonly Usage[]) {
    super(usages.map(formatHelp).join("\n"));
  }
}

/** A parsed command line. All its functions throw an `Error` for the name of an option that the tool does not have. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  readonly has: (name: string) => boolean;
  /**
   * Returns the value of an option from the command line, or its default value, or undefined if the option has neither.
   */
  readonly option: (name: string) => string | undefined;
  /** Returns the value of an option, or its default value. Throws a `UsageError` if the option has neither. */
  readonly required: (name: string) => string;
  /**
   * Returns the value of an option as a whole number. Throws a `UsageError` unless the number is from `least` to
   * `most`.
   */
  readonly number: (name: string, least: number, most: number) => number;
  /**
   * Returns the value of an option that is a difficulty, in hundredths of a bit. The user writes the difficulty in
   * bits, such as 1.5. Throws a `UsageError` unless it is from 0 to `most` bits.
   */
  readonly centibits: (name: string, most: number) => number;
  /**
   * Returns the two whole numbers of an option such as `--par 7..12`. Throws a `UsageError` unless both numbers are
   * from `least` to `most` and the first is not above the second.
   */
  readonly range: (name: string, least: number, most: number) => [number, number];
  /**
   * Returns the value of an option that must be one of the texts in the list `known`. Throws a `UsageError` if it is
   * another text.
   */
  readonly choice: <Known extends string>(name: string, known: readonly Known[]) => Known;
}

/** Runs a command-line tool. If the tool fails, reports the error with `reportError`. */
export function runTool(name: string, run: () => void): void {
  allowClosedPipe();
  try {
    run();
  } catch (error) {
    reportError(name, error);
  }
}

/**
 * Runs a command-line tool that may take long, and prints its progress. If the tool fails, reports the error with
 * `reportError`.
 */
export async function runLongTool(name: string, search: () => ReportingTask<void>): Promise<void> {
  allowClosedPipe();
  try {
    await runReportingTask(name, search());
  } catch (error) {
    reportError(name, error);
  }
}

/**
 * Handles the case that the program that reads the tool's output closes the pipe early, as `head` does. The tool then
 * ends without an error message.
 */
function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}

/**
 * Reports an error of a command-line tool and sets the exit code. Help goes to stdout. The messages of three kinds of
 * errors go to stderr: a `UsageError` sets exit code 2, an interruption sets 130, and a `ToolError` sets its own exit
 * code. Any other error is thrown again.
 */
export function reportError(name: string, error: unknown): void {
  if (error instanceof HelpRequested) {
    process.stdout.write(error.message);
  } else if (error instanceof UsageError) {
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof Interrupted) {
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = EXIT_INTERRUPTED;
  } else if (error instanceof ToolError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  } else {
    throw error;
  }
}

/**
 * Parses a command line. The tool understands the options of all `usages`. Throws `HelpRequested` for `--help`. Throws
 * a `UsageError` for an option that is unknown, repeated or lacks its value.
 */
export function parseArguments(args: readonly string[], ...usages: readonly Usage[]): ParsedArguments {
  if (args.includes("--help")) throw new HelpRequested(usages);
  const options = new Map(usages.flatMap((usage) => Object.entries(usage.options)));
  const { values, positionals } = parseTokens(args, options);
  const has = (name: string): boolean => {
    if (!options.has(name)) throw new Error(`the help does not name the option --${name}`);
    return values[name] !== undefined;
  };
  const option = (name: string): string | undefined =>
    has(name) ? String(values[name]) : options.get(name)?.defaultValue;
  const required = (name: string): string => {
    const text = option(name);
    if (text === undefined) throw new UsageError(`--${name} is missing`);
    return text;
  };
  return {
    positionals,
    has,
    option,
    required,
    number: (name, least, most) => parseWholeNumber(name, required(name), least, most),
    centibits: (name, most) => parseCentibits(name, required(name), most),
    range: (name, least, most) => parseRange(name, required(name), least, most),
    choice: (name, known) => parseChoice(name, required(name), known),
  };
}

function parseTokens(args: readonly string[], known: ReadonlyMap<string, OptionUsage>) {
  const options: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, { value }] of known) options[name] = { type: value === undefined ? "boolean" : "string" };
  // The option `strict` is off so that a negative number can be the value of an option, and so that the errors have the
  // project's own wording.
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const seenOptions = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const problem = optionProblem(token, known.get(token.name), seenOptions.has(token.name));
    if (problem !== undefined) throw new UsageError(problem);
    seenOptions.add(token.name);
  }
  return { values, positionals };
}

interface OptionToken {
  /** The option's name as the user wrote it, with its dashes. An example is `--seed`. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether the user wrote the option and its value as one argument, as in `--seed=7`. */
  readonly inlineValue?: boolean | undefined;
}

function optionProblem(
  { rawName, value, inlineValue }: OptionToken,
  usage: OptionUsage | undefined,
  isRepeated: boolean,
): string | undefined {
  if (usage === undefined) return `there is no option ${rawName}`;
  if (isRepeated) return `${rawName} is given more than once`;
  if (usage.value === undefined) return value === undefined ? undefined : `${rawName} takes no value`;
  const isMissing = value === undefined || (inlineValue !== true && value.startsWith("--"));
  return isMissing ? `${rawName} needs a value` : undefined;
}

/**
 * Parses a command line that consists of options only. Throws the same errors as `parseArguments`, and a `UsageError`
 * for an argument that is not an option.
 */
export function parseOptions(args: readonly string[], ...usages: readonly Usage[]): ParsedArguments {
  const given = parseArguments(args, ...usages);
  if (given.positionals.length > 0) throw new UsageError(`"${given.positionals[0]}" is no option`);
  return given;
}

/**
 * Returns the only argument that is not an option, such as a file's name. `what` describes it in error messages. Throws
 * a `UsageError` unless there is exactly one such argument.
 */
export function requireOnePositional({ positionals }: ParsedArguments, what: string): string {
  const [word, surplus] = positionals;
  if (word === undefined) throw new UsageError(`name ${what}`);
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many: name ${what}`);
  return word;
}

/**
 * Throws a `UsageError` if the command line has an option that cannot be combined with the option `name`. Of all
 * options in `usages`, only those in `allowed` can be combined with it.
 */
export function rejectOtherOptions(
  { has }: ParsedArguments,
  name: string,
  allowed: readonly string[],
  ...usages: readonly Usage[]
): void {
  for (const other of usages.flatMap(({ options }) => Object.keys(options))) {
    if (other === name || allowed.includes(other) || !has(other)) continue;
    throw new UsageError(`--${other} does not go with --${name}`);
  }
}

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Parses the option `--from`, the column and row (counted from 0) of a cell on a board. The default is the middle of
 * the board. Throws a `UsageError` if the cell is not on the board.
 */
export function parseStartCell(
  { option }: Pick<ParsedArguments, "option">,
  width: number,
  height: number,
): [number, number] {
  const from = option("from");
  return from === undefined ? [Math.floor((width - 1) / 2), Math.floor(height / 2)] : parseCell(from, width, height);
}

function parseCell(text: string, width: number, height: number): [number, number] {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (match === null) throw new UsageError(`--from is "${text}"; it must be a column and a row, such as 5,3`);
  const [x, y] = [Number(match[1]), Number(match[2])];
  if (x >= width || y >= height) throw new UsageError(`--from ${text} is not on a board of ${width} by ${height}`);
  return [x, y];
}

function parseWholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new UsageError(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
  }
  return number;
}

function parseCentibits(name: string, text: string, most: number): number {
  const bits = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && bits <= most) return Math.round(100 * bits);
  throw new UsageError(`--${name} is "${text}"; it must be a number of bits from 0 to ${most}, such as 1.5`);
}

function parseRange(name: string, text: string, least: number, most: number): [number, number] {
  const match = /^(\d+)\.\.(\d+)$/.exec(text);
  const [from, to] = match === null ? [1, 0] : [Number(match[1]), Number(match[2])];
  if (from <= to && from >= least && to <= most) return [from, to];
  throw new UsageError(
    `--${name} is "${text}"; it must be two whole numbers from ${least} to ${most}, the lesser first, such as 7..12`,
  );
}

function parseChoice<Known extends string>(name: string, text: string, known: readonly Known[]): Known {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} is "${text}"; it is one of ${known.join(", ")}`);
  return found;
}
