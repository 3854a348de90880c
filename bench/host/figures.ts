/**
 * Prints a single measured number, rounded to two decimals, for a part of the bench that runs in Node.
 * `measurements.ts` reads the printed line.
 */

export function printFigure(name: string, value: number): void {
  process.stdout.write(`figure\t${name}\t${rounded(value)}\n`);
}

/** Prints a row of the bench's table of difficulties, with its numbers rounded to two decimals. */
export function printRow(name: string, columns: Readonly<Record<string, number>>): void {
  const texts = Object.entries(columns).map(([column, value]) => `${column}=${rounded(value)}`);
  process.stdout.write(`row\t${name}\t${texts.join("\t")}\n`);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
