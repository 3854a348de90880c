/** Describes the options of a command-line tool, and formats the text that the option `--help` prints. */

export interface OptionUsage {
  /**
   * A placeholder for the option's value in the help text, such as "N" or "FILE". Undefined for an option without a
   * value.
   */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly description: string;
}

/** The description of a command-line tool: the text that `--help` prints and the options of the tool. */
export interface Usage {
  /** The tool's name and its arguments that are not options, such as "verdict FILE". */
  readonly synopsis: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionUsage>>;
}

/** Returns the text that `--help` prints: how the tool is called, what it does, and a line for each option. */
export function formatHelp({ synopsis, summary, options }: Usage): string {
  const entries = Object.entries(options);
  const names = entries.map(([name, { value }]) => (value === undefined ? `--${name}` : `--${name} ${value}`));
  const width = Math.max(0, ...names.map(({ length }) => length));
  const lines = entries.map(([, option], index) => `  ${names[index].padEnd(width)}   ${describeOption(option)}\n`);
  return `${synopsis}${entries.length === 0 ? "" : " [OPTIONS]"}\n${summary}\n${lines.join("")}`;
}

function describeOption({ description, defaultValue }: OptionUsage): string {
  return defaultValue === undefined ? description : `${description} (default: ${defaultValue})`;
}
