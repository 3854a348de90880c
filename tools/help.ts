/** Describes the options of a tool and formats its help text. */

/** An option of a tool. */
export interface OptionUsage {
  /** The placeholder of the option's value in the help, such as "N" or "FILE". A switch has none. */
  readonly value?: string;
  /** The value that is used if the command line gives none. */
  readonly defaultValue?: string;
  /** What the option means, in one line. */
  readonly description: string;
}

/** How a tool is used: the content of `--help` and the options that exist. */
export interface Usage {
  /** The tool's name and its positional arguments: "verdict FILE". */
  readonly call: string;
  /** What the tool does, in one or more lines. */
  readonly does: string;
  readonly options: Readonly<Record<string, OptionUsage>>;
}

/** Returns the help text: the call, what the tool does, and a line for each option. */
export function formatHelp({ call, does, options }: Usage): string {
  const entries = Object.entries(options);
  const names = entries.map(([name, { value }]) => (value === undefined ? `--${name}` : `--${name} ${value}`));
  const width = Math.max(0, ...names.map(({ length }) => length));
  const lines = entries.map(([, option], index) => `  ${names[index].padEnd(width)}   ${describeOption(option)}\n`);
  return `${call}${entries.length === 0 ? "" : " [OPTIONS]"}\n${does}\n${lines.join("")}`;
}

function describeOption({ description, defaultValue }: OptionUsage): string {
  return defaultValue === undefined ? description : `${description} (default: ${defaultValue})`;
}
