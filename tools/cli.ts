import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { formatHelp, type OptionUsage, type Usage } from "./help";
import { ToolError } from "./packaging/tool-error";
import { runReportingTask, Interrupted, type ReportingTask } from "./reporting-task";

/** As shells have it: 128, and the number of the signal. */
const EXIT_INTERRUPTED = 130;

/** A mistake of whoever called a tool: one clear sentence. */
export class UsageError extends Error {}

/** Somebody asked how a tool is used: the answer. */
export class HelpRequested extends Error {
  constructor(usages: readonly Usage[]) {
    super(usages.map(formatHelp).join("\n"));
  }
}

/** What a command line gives. Asking for an option that the usage does not name is a fault of the tool: it throws. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  /** Whether the command line has that option. */
  readonly has: (name: string) => boolean;
  /** The value of an option: the command line's, else its default; undefined where there is neither. */
  readonly option: (name: string) => string | undefined;
  /** That value; throws `UsageError` where there is none. */
  readonly required: (name: string) => string;
  /** That value as a whole number; throws `UsageError` unless it is one from `least` to `most`. */
  readonly number: (name: string, least: number, most: number) => number;
  /** That value, in bits such as 1.5, as hundredths; throws `UsageError` unless it is a number from 0 to `most` bits. */
  readonly centibits: (name: string, most: number) => number;
  /** That value as two whole numbers, such as `7..12`; throws `UsageError` unless they are from `least` to `most`. */
  readonly range: (name: string, least: number, most: number) => [number, number];
  /** That value, which is one of those known; throws `UsageError` if it is none of them. */
  readonly choice: <Known extends string>(name: string, known: readonly Known[]) => Known;
}

/** Runs a tool; what it throws is told by `tellEnd`. */
export function runTool(name: string, run: () => void): void {
  allowClosedPipe();
  try {
    run();
  } catch (error) {
    reportError(name, error);
  }
}

/** Runs a tool that may take long, as `follow` does; what it throws is told by `tellEnd`. */
export async function runLongTool(name: string, search: () => ReportingTask<void>): Promise<void> {
  allowClosedPipe();
  try {
    await runReportingTask(name, search());
  } catch (error) {
    reportError(name, error);
  }
}

/** Whoever reads only the first lines has closed the pipe: that is no fault. */
function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}

/**
 * Help goes to stdout; a usage error becomes one line on stderr and exit code 2, Ctrl-C one and 130, a `PlainFault` its
 * message and its exit code. Throws all else again.
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
 * The words and options of a command line that has the options of all these usages. Throws `HelpAsked` for `--help`, and
 * `UsageError` for an option that does not exist, has no value where it needs one, or is given more than once.
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
    positionals: positionals,
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
  // Not strict: a number below zero is a value as any other, and what is wrong is told in our own sentences.
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

/** An option as the command line has it. */
interface OptionToken {
  /** With its dashes. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Whether the value stands in the same word, after an equals sign. */
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

/** The options of a command line that has no words; throws as `readArguments` does. */
export function parseOptions(args: readonly string[], ...usages: readonly Usage[]): ParsedArguments {
  const given = parseArguments(args, ...usages);
  if (given.positionals.length > 0) throw new UsageError(`"${given.positionals[0]}" is no option`);
  return given;
}

/** The only word of a command line; throws `UsageError` if there is none, or more. `what` says what it names. */
export function onlyPositional({ positionals }: ParsedArguments, what: string): string {
  const [word, surplus] = positionals;
  if (word === undefined) throw new UsageError(`name ${what}`);
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many: name ${what}`);
  return word;
}

/** Throws `UsageError` if the command line has other options of these usages beside `name` and those that `may` be. */
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

/** The text of a file; throws `UsageError` if it cannot be read. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * The cell of the option `--from`, as a column and a row from 0: the middle of the board unless told. Throws
 * `UsageError` if it is not on the board.
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
