/** An option of a tool. */
export interface OptionUsage {
  /** What stands for its value in the help, such as "N" or "FILE"; a switch has none. */
  readonly value?: string;
  /** Its value where the command line gives none. */
  readonly defaultValue?: string;
  /** What it asks for, in a line. */
  readonly description: string;
}

/** How a tool is used: what `--help` prints, and which options there are. */
export interface Usage {
  /** The tool's name and the words it wants: "verdict FILE". */
  readonly call: string;
  /** What it does, in lines. */
  readonly does: string;
  readonly options: Readonly<Record<string, OptionUsage>>;
}

/** The help on a usage: its call, what it does, and a line for each option. */
export function formatHelp({ call, does, options }: Usage): string {
  const entries = Object.entries(options);
  const names = entries.map(([name, { value }]) => (value === undefined ? `--${name}` : `--${name} ${value}`));
  const width = Math.max(0, ...names.map(({ length }) => length));
  const lines = entries.map(([, option], at) => `  ${names[at].padEnd(width)}   ${describeOption(option)}\n`);
  return `${call}${entries.length === 0 ? "" : " [OPTIONS]"}\n${does}\n${lines.join("")}`;
}

function describeOption({ description, defaultValue }: OptionUsage): string {
  return defaultValue === undefined ? description : `${description}; ${defaultValue} unless told`;
}
