/** Prints a figure for the results, with two decimals at the most. */
export function sayFigure(name: string, value: number): void {
  process.stdout.write(`figure\t${name}\t${Math.round(value * 100) / 100}\n`);
}
